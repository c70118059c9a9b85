import { ApiError, type ErrorDetail } from '@daftar/sdk';
import { expect, test } from 'vitest';
import { textStore } from '../../i18n/i18n.ts';
import { earlierFileOf, refusalOfFile } from './refusal-of-file.ts';

const answer = (status: number, detail: ErrorDetail) =>
  new ApiError(new Response(null, { status }), { errors: [detail] });

const refusal = (error: unknown) => {
  const texts = textStore.current();
  const { say } = texts;
  const { reason, remedy } = refusalOfFile(error, texts);
  return [say(reason), remedy];
};

test('the error of a file without a required column names the column and the remedy', () => {
  const message = 'The file has no column "amount"';
  expect(refusal(answer(400, { message, code: 'no-columns', values: { missing: 'amount' } }))).toEqual([
    'The file has no column “amount”.',
    'Rename the column in the first row, or copy the rows into the sample.',
  ]);
});

test('the error of a file without a heading names the row that was taken as one, and the titles', () => {
  const values = { missing: 'amount', row: 1, taken: 'Settlement report' };
  const { heading } = refusalOfFile(
    answer(400, { message: 'x', code: 'no-columns', values }),
    textStore.current(),
  );
  expect(heading).toBe(
    'Row 1 was taken as the heading: “Settlement report”. The titles are type, reference, provider reference, amount, currency.',
  );
});

test('the error of a file of another kind is its own remedy', () => {
  const message = 'The file is a PDF document. Please download the report as an Excel workbook or as CSV';
  const error = answer(400, { message, code: 'not-a-sheet', values: { kind: 'pdf' } });
  expect(refusal(error)).toEqual([message, undefined]);
});

test('the error of a file with a second heading names its row', () => {
  const error = answer(400, { message: 'x', code: 'no-columns', values: { other: 7, row: 1 } });
  expect(refusal(error)).toEqual([
    'Row 7 is a heading with other columns than row 1. Put each table into a file of its own.',
    undefined,
  ]);
});

test('the error of a file with a duplicate column names the column', () => {
  const error = answer(400, { message: 'x', code: 'no-columns', values: { twice: 'type' } });
  expect(refusal(error)[0]).toBe('The file has the column “type” twice.');
});

test.each([
  [
    { message: 'The sheet has no rows', code: 'no-rows' },
    'Download the report again for days with payments.',
  ],
  [
    { message: 'The file is larger than 10 MB', code: 'too-large' },
    'Split the report into files of fewer days.',
  ],
  [{ message: 'The file has formulas. Please save it with values only', code: 'formula' }, undefined],
])('the refusal %o has the remedy %s', (detail, remedy) => {
  expect(refusal(answer(400, detail))).toEqual([detail.message, remedy]);
});

test('an upload without a response can be retried', () => {
  expect(refusal(new Error('broken'))[1]).toBe(
    'You can send it again: an accepted file is processed only once.',
  );
});

test('the error of a repeated upload names the earlier file', () => {
  const detail = { message: 'x', code: 'file-processed', values: { date: '21/11/2026', file: 'spf_1' } };
  expect(earlierFileOf(answer(409, detail))).toBe('spf_1');
  expect(earlierFileOf(answer(409, { message: 'x', code: 'in-flight' }))).toBeUndefined();
  expect(earlierFileOf(answer(400, detail))).toBeUndefined();
});
