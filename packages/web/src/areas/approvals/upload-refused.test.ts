import { ApiError } from '@daftar/sdk';
import { expect, test } from 'vitest';
import { textStore } from '../../i18n/i18n.ts';
import { headingProblem } from './upload-refused.tsx';

const refused = (values: Record<string, string | number>) =>
  new ApiError(new Response(null, { status: 400 }), {
    errors: [{ message: 'x', code: 'no-columns', values }],
  });

test('names the row that was taken as heading, and the titles of the template', () => {
  const error = refused({ missing: 'status', row: 1, taken: 'Payouts for approval' });
  expect(headingProblem(error, textStore.current())).toEqual([
    'The sheet has no column “Status”.',
    'Row 1 was taken as the heading: “Payouts for approval”. The titles are Reference Number, Status, Amount.',
  ]);
});

test('leaves other errors to the server’s message', () => {
  expect(headingProblem(refused({ kind: 'pdf' }), textStore.current())).toBeUndefined();
  expect(headingProblem(new Error('lost'), textStore.current())).toBeUndefined();
});
