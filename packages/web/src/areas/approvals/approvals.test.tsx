import { approvalFlagFilters, approvalVerdicts } from '@daftar/domain';
import { type RecordedRequest, reply } from '@daftar/sdk/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp, pageOf } from '../../../test/open-app.tsx';
import { closed, confirm, opened, titleOf } from '../../../test/shown-dialog.ts';
import { queryClient } from '../../api/query-client.ts';
import { queryKeys } from '../../api/query-keys.ts';

const file = 'upl_1.xlsx';
const verdicts = Object.fromEntries(approvalVerdicts.map((verdict) => [verdict, 0]));
const noFlags = Object.fromEntries(approvalFlagFilters.map((flag) => [flag, 0]));
const summary = {
  flags: noFlags,
  ...{ originalName: 'week 47.xlsx', fileName: file, size: 2_097_152, total: 50_000 },
  ...{ Approved: 49_998, Rejected: 0, invalidStatus: ['Aproved', 'Pending'], amount: 250, currency: 'EGP' },
  sums: [{ currency: 'EGP', approves: 50, rejects: 0, amount: 250 }],
  totals: [
    { verdict: 'will-approve', currency: 'EGP', rows: 50, amount: 250 },
    { verdict: 'unknown-reference', rows: 49_948, amount: 0 },
    { verdict: 'invalid-status', rows: 2, amount: 0 },
  ],
  verdicts: { ...verdicts, 'will-approve': 50, 'unknown-reference': 49_948, 'invalid-status': 2 },
};

/** Returns a page of rows of a file that has 50,000. */
function rowsOf({ query }: RecordedRequest) {
  const [page, limit] = [Number(query.page), Number(query.limit)];
  const data = Array.from({ length: limit }, (_, at) => ({
    row: (page - 1) * limit + at + 2,
    ...{ referanceNumber: `PO-${(page - 1) * limit + at + 2}`, status: 'Approved' },
    verdict: 'unknown-reference',
  }));
  return reply(200, { data, current: page, pages: 50_000 / limit, total: 50_000 });
}

const answers = {
  'GET /file-upload/process/file/summary/{fileName}': summary,
  'GET /file-upload/process/file/verdicts/{fileName}': rowsOf,
  'PUT /file-upload/process/file/rows/{fileName}': {
    ...summary,
    verdicts: { ...summary.verdicts, 'unknown-reference': 49_947, 'taken-out': 1 },
    totals: [...summary.totals, { verdict: 'taken-out', rows: 1, amount: 0 }],
  },
  'POST /credit-loan/loan-request/file-record': pageOf(),
};
const review = `/loan-requests/approval?file=${file}`;

test('an uploaded file shows all counts and the note on discarded statuses', async () => {
  await openApp(review, answers);
  expect((await screen.findAllByText('week 47.xlsx')).length).toBeGreaterThan(0);
  const main = screen.getByRole('main');
  for (const text of ['2.00\u00a0MB', '50,000', '49,998', 'Aproved', 'Pending'])
    expect(main.textContent).toContain(text);
  expect(main.textContent).toContain('While this file contains some invalid status which were discarded');
});

test('50,000 rows load only the pages that come into view', async () => {
  const { requests } = await openApp(review, answers);
  const grid = await screen.findByRole('grid', { name: 'Verdicts' });
  await within(grid).findByText('PO-2');
  expect(grid.getAttribute('aria-rowcount')).toBe('50001');
  expect(within(grid).getAllByRole('row').length).toBeLessThan(60);
  const pages = () =>
    requests.filter(({ path }) => path.includes('/verdicts/')).map(({ query }) => query.page);
  expect(pages()).toEqual(['1']);
  grid.scrollTop = 44 * 49_990;
  act(() => void fireEvent.scroll(grid));
  await within(grid).findByText('PO-50001');
  expect(pages()).toEqual(['1', '250']);
});

test('a row that is taken out changes the counts, and its request names the row', async () => {
  const { requests } = await openApp(review, answers);
  const row = (await screen.findByText('PO-3')).closest<HTMLElement>('[role=row]') ?? document.body;
  fireEvent.click(within(row).getByRole('button', { name: 'Take out' }));
  const group = screen.getByRole('group', { name: 'Verdicts' });
  await waitFor(() => expect(group.textContent).toContain('Taken out'));
  expect(requests.find(({ method }) => method === 'PUT')?.body).toEqual({ out: true, rows: [3] });
});

test('rows are filtered by the flags of their payouts, whose numbers are shown, and are taken out together', async () => {
  const flagged = { ...summary, flags: { ...noFlags, any: 1_204, 'same-msisdn': 1_200, blacklisted: 4 } };
  const { requests } = await openApp(review, {
    ...answers,
    'GET /file-upload/process/file/summary/{fileName}': flagged,
  });
  const filter = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Flags' });
  expect([...filter.options].map(({ text }) => text)).toEqual([
    'All',
    'Flagged · 1,204',
    'Same number · 1,200',
    'Blacklisted · 4',
  ]);
  fireEvent.change(filter, { target: { value: 'blacklisted' } });
  await waitFor(() =>
    expect(requests.filter(({ path }) => path.includes('/verdicts/')).at(-1)?.query).toMatchObject({
      flag: 'blacklisted',
    }),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Take all of these out' }));
  await waitFor(() =>
    expect(requests.find(({ method }) => method === 'PUT')?.body).toEqual({ out: true, flag: 'blacklisted' }),
  );
});

test('a file without flags has no filter for them', async () => {
  await openApp(review, answers);
  await screen.findByText('PO-2');
  expect(screen.queryByRole('combobox', { name: 'Flags' })).toBeNull();
});

const results = { Approved: 48, Rejected: 2, 'unknown-reference': 49_950 };
const record = {
  _id: 'apf_1',
  noOfTransactions: 50_000,
  updatedRecords: 50,
  changed: 0,
  changes: [],
  results,
};
const twoCurrencies = {
  ...summary,
  verdicts: { ...verdicts, 'will-approve': 48, 'will-reject': 2, 'unknown-reference': 49_950 },
  totals: [
    { verdict: 'will-approve', currency: 'EGP', rows: 40, amount: 200.5 },
    { verdict: 'will-approve', currency: 'USD', rows: 8, amount: 40 },
    { verdict: 'will-reject', currency: 'EGP', rows: 2, amount: 30 },
    { verdict: 'unknown-reference', rows: 49_950, amount: 0 },
  ],
};
const proceeding = {
  ...answers,
  'GET /file-upload/process/file/summary/{fileName}': twoCurrencies,
  'POST /file-upload/process/file/file-parse': record,
  'GET /file-upload/process/file/progress/{fileName}': { done: 0, total: 50_000 },
  'POST /credit-loan/loan-request/get': pageOf(),
};
/** Text without the marks that keep figures left to right. */
const textOf = (element: Element) => element.textContent?.replace(/[\u2066-\u2069]/g, '');
const processed = ({ requests }: { requests: readonly RecordedRequest[] }) =>
  requests.filter(({ path }) => path.endsWith('/file-parse'));

test('Proceed asks with the counts and sums of each verdict, and Cancel processes nothing', async () => {
  const server = await openApp(review, proceeding);
  fireEvent.click(await screen.findByRole('button', { name: 'Proceed' }));
  const dialog = await opened('alertdialog');
  expect(titleOf(dialog)).toBe('Are you sure?');
  expect(textOf(dialog)).toContain(
    'Will approve: 48 · 200.50 EGP · 40.00 USD\nWill reject: 2 · 30.00 EGP\nLeft out: 49,950',
  );
  fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel', hidden: true }));
  await closed();
  expect(processed(server)).toEqual([]);
});

test('a file that was processed says what it did, and Show opens its rows', async () => {
  const server = await openApp(review, proceeding);
  fireEvent.click(await screen.findByRole('button', { name: 'Proceed' }));
  confirm(await opened('alertdialog'));
  await screen.findByText('The file was processed. Approved: 48 · Rejected: 2 · Left out: 49,950');
  expect(processed(server)).toHaveLength(1);
  await waitFor(() => expect(server.router.state.location.pathname).toBe('/loan-requests'));
  fireEvent.click(screen.getByRole('button', { name: 'Show' }));
  await waitFor(() => expect(server.router.state.location.search).toEqual({ file }));
});

test('a file that was processed makes the balances of merchants outdated', async () => {
  await openApp(review, proceeding);
  const balances = queryKeys.list('merchants', undefined);
  const accounts = queryKeys.list('loan-accounts', undefined);
  for (const key of [balances, accounts]) queryClient.setQueryData(key, pageOf());
  fireEvent.click(await screen.findByRole('button', { name: 'Proceed' }));
  confirm(await opened('alertdialog'));
  for (const key of [balances, accounts])
    await waitFor(() => expect(queryClient.getQueryState(key)?.isInvalidated).toBe(true));
});

test('Proceed says why it is disabled when no row will be processed', async () => {
  const nothing = {
    ...summary,
    sums: [{ currency: 'EGP', approves: 0, rejects: 0, amount: 0 }],
    verdicts: { ...verdicts, 'taken-out': 50_000 },
    totals: [{ verdict: 'taken-out', currency: 'EGP', rows: 50_000, amount: 250 }],
  };
  const server = await openApp(review, {
    ...proceeding,
    'GET /file-upload/process/file/summary/{fileName}': nothing,
  });
  const proceed = await screen.findByRole('button', { name: /^Proceed/ });
  expect(proceed.getAttribute('aria-disabled')).toBe('true');
  expect(proceed.getAttribute('data-hint')).toBe('No row of this file will be processed.');
  fireEvent.click(proceed);
  expect(document.querySelector('[data-dialog]')).toBeNull();
  expect(processed(server)).toEqual([]);
});

test('the facts of a file say that its counts are of the file, and its amount of the rows that will be approved', async () => {
  await openApp(review, answers);
  await screen.findByText(
    'The counts are of the uploaded file. The amount is of its rows with the verdict “Will approve”.',
  );
});

test('the amount of a file leaves out a currency in which nothing will be approved', async () => {
  const sums = [{ currency: 'PKR', approves: 0, rejects: 0, amount: 0 }, ...summary.sums];
  await openApp(review, {
    ...answers,
    'GET /file-upload/process/file/summary/{fileName}': { ...summary, sums },
  });
  const label = await screen.findByText('Amount', { selector: 'dt' });
  expect(label.parentElement?.textContent).toBe('Amount250.00 EGP');
});

test('Proceed without a file asks to select one', async () => {
  await openApp('/loan-requests/approval', answers);
  fireEvent.click(await screen.findByRole('button', { name: 'Proceed' }));
  expect(await screen.findByText('Please select file')).toBeTruthy();
});

test('a workbook with several sheets and hidden rows says what was read, and flags the rows', async () => {
  const sheets = {
    sheet: 'North',
    otherSheets: [
      { name: 'South', hidden: false, empty: false },
      { name: 'Old', hidden: true, empty: false },
    ],
    hiddenRows: [2, 3],
    hiddenRowCount: 2,
  };
  const hidden = {
    row: 2,
    referanceNumber: 'PO-2',
    status: 'Approved',
    verdict: 'unknown-reference',
    hidden: true,
  };
  await openApp(review, {
    ...answers,
    'GET /file-upload/process/file/summary/{fileName}': {
      ...summary,
      ...sheets,
      flags: { ...noFlags, any: 2, 'hidden-row': 2 },
    },
    'GET /file-upload/process/file/verdicts/{fileName}': pageOf(hidden),
  });
  const main = await screen.findByRole('main');
  await waitFor(() =>
    expect(main.textContent).toContain(
      'Only the sheet “North” was read. Not read: “South”, “Old” (hidden sheet)',
    ),
  );
  expect(main.textContent).toContain('Their numbers: 2, 3');
  const row = (await screen.findByText('PO-2')).closest<HTMLElement>('[role=row]') ?? document.body;
  await within(row).findByText('Hidden row');
});
