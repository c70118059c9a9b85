import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp, pageOf } from '../../../test/open-app.tsx';
import { closed, confirm, opened } from '../../../test/shown-dialog.ts';

const file = {
  ...{ _id: 'spf_1', provider: 'Fawry', originalName: 'fawry.csv', state: 'differs', lines: 2, counts: [] },
  ...{ dateFrom: '2026-11-21', dateTo: '2026-11-21', matched: 1, differing: 0, unknown: 1, missing: 0 },
  ...{ unclear: 0, settledRefunds: 0, createdBy: 'Mona Hassan', createdDate: '2026-11-22T08:00:00.000Z' },
};
const line = (at: number, verdict: string, reference: string) => ({
  ...{ line: at, row: at + 1, verdict, kind: 'payment', reference, amount: 10, currency: 'EGP' },
});
const unknown = line(2, 'missing-here', '90002');
const seen = {
  ...unknown,
  ...{ reviewedBy: 'Mona Hassan', reviewedDate: '2026-11-22T09:00:00.000Z', reviewNote: 'Paid later' },
};

test('a row that needs a look is marked as looked at with a note, and Undo opens it again', async () => {
  const { requests } = await openApp('/settlement-files/spf_1', {
    'GET /settlement-files/get/{id}': file,
    'GET /settlement-files/lines/{id}': pageOf(line(1, 'matched', '90001'), unknown),
    'PUT /settlement-files/lines/edit/review/{id}': seen,
  });
  const sent = () =>
    requests.filter(({ body }) => body && 'reviewed' in (body as object)).map(({ body }) => body);
  const rows = await screen.findAllByRole('button', { name: 'Mark as looked at' });
  expect(rows).toHaveLength(1);
  fireEvent.click(rows[0] ?? document.body);
  const question = await opened('alertdialog');
  const note = within(question).getByRole('textbox', { name: 'Note (optional)', hidden: true });
  fireEvent.change(note, { target: { value: 'Paid later' } });
  confirm(question);
  await closed();
  await waitFor(() => expect(sent()).toEqual([{ line: 2, reviewed: true, note: 'Paid later' }]));
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(sent()[1]).toEqual({ line: 2, reviewed: false }));
});

test('a row that was looked at shows by whom, and the filter asks for rows that are still open', async () => {
  const { router } = await openApp('/settlement-files/spf_1', {
    'GET /settlement-files/get/{id}': file,
    'GET /settlement-files/lines/{id}': pageOf(seen),
  });
  expect(await screen.findByText('Paid later')).toBeTruthy();
  const verdict = screen.getByText('Unknown here', { selector: '.pill' });
  expect(verdict.parentElement?.textContent).toBe('Unknown hereLooked at');
  expect(await screen.findByRole('button', { name: 'Mark as open again' })).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Review'), { target: { value: 'open' } });
  await waitFor(() => expect(router.state.location.search).toMatchObject({ review: 'open' }));
});

test('a row that the sheet hides is flagged', async () => {
  await openApp('/settlement-files/spf_1', {
    'GET /settlement-files/get/{id}': { ...file, hiddenRows: [3], hiddenRowCount: 1 },
    'GET /settlement-files/lines/{id}': pageOf(line(1, 'matched', '90001'), { ...unknown, hidden: true }),
  });
  const flags = await screen.findAllByText('Hidden row');
  expect(flags).toHaveLength(1);
  expect(flags[0]?.closest('[data-hint]')?.getAttribute('data-hint')).toMatch(/^The sheet hides this row/);
});

test('the summary counts the rows that nobody has looked at', async () => {
  await openApp('/settlement-files/spf_1', {
    'GET /settlement-files/get/{id}': { ...file, unknown: 2 },
    'GET /settlement-files/lines/{id}': ({ query }: { query: { review?: string } }) =>
      query.review === 'open' ? pageOf(unknown) : pageOf(unknown, { ...seen, line: 3 }),
  });
  expect(await screen.findByText(/^1 row needs a look\./)).toBeTruthy();
});

test('the summary says that every row was looked at', async () => {
  await openApp('/settlement-files/spf_1', {
    'GET /settlement-files/get/{id}': file,
    'GET /settlement-files/lines/{id}': pageOf(),
  });
  expect(await screen.findByText(/^Every row that needed a look was looked at\./)).toBeTruthy();
});
