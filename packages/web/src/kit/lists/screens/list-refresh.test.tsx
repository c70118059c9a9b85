import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { showList } from '../../../../test/show-list.tsx';
import { listOptions } from '../../records/list-options.ts';
import { select } from '../filters/select.tsx';
import { columnsOf } from '../state/columns.tsx';
import { filtersAt } from '../state/filters.ts';
import { ListScreen } from './list-screen.tsx';

type Row = { _id: string; name: string };
const columns = [columnsOf<Row>().text('name', 'Name')];
const asked = vi.fn();
const rows = (query: Record<string, string | number>) =>
  listOptions(
    'merchants',
    { dateFrom: '2026-11-01', country: 'Pakistan', ...query },
    {
      queryFn: () => {
        asked();
        const data = Array.from({ length: 100 }, (_, index) => ({ _id: `r${index}`, name: `Row ${index}` }));
        return { data, current: 1, pages: 1, total: 100 };
      },
    },
  );
const listOf = (live: boolean) => () => (
  <ListScreen<Row>
    title="Merchants"
    rows={rows}
    columns={columns}
    rowId={({ _id }) => _id}
    options={{ live }}
  />
);

const paperHead = () =>
  waitFor(
    () => document.querySelector('.print-head')?.textContent ?? expect.fail('the print header is missing'),
  );

beforeEach(() => {
  asked.mockClear();
  vi.useRealTimers();
});

test('the list shows the age of its rows, and Refresh loads them again', async () => {
  await showList(listOf(false));
  const refresh = await screen.findByRole('button', { name: 'Refresh' });
  // The list's time zone differs from the user's, so its offset is shown.
  expect(screen.getByText(/^as of \d\d:\d\d GMT\+5$/)).toBeTruthy();
  expect(asked).toHaveBeenCalledTimes(1);
  fireEvent.click(refresh);
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
});

test.each([
  [true, 3],
  [false, 1],
])('a list with live=%s sends %i requests within a minute', async (live, times) => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await showList(listOf(live));
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
  await act(() => vi.advanceTimersByTimeAsync(30_500));
  await act(() => vi.advanceTimersByTimeAsync(30_500));
  expect(asked).toHaveBeenCalledTimes(times);
});

test('printing renders all rows of the page and a header with the filters', async () => {
  const { grid } = await showList(listOf(false), '/list?status=Active');
  await within(grid).findByText('Row 0');
  expect(within(grid).queryByText('Row 99')).toBeNull();
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(within(grid).getByText('Row 99')).toBeTruthy();
  const head = await paperHead();
  expect(head).toContain('Date From: 01/11/2026\u00a0· Country: Pakistan');
  expect(head).toContain('Status: Active\u00a0· Rows: 100\u00a0· as of ');
  expect(head).toContain('(Asia/Karachi)');
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(within(grid).queryByText('Row 99')).toBeNull();
});

test('the print header shows the label of a filter option, not its id', async () => {
  const sellers = [{ value: 'mer_1', label: 'Virtual Wallet' } as const];
  const Sold = () => (
    <ListScreen<Row>
      title="Merchants"
      rows={rows}
      columns={columns}
      rowId={({ _id }) => _id}
      filters={filtersAt<'/reports'>([select('status', 'Merchant', sellers)])}
    />
  );
  const { grid } = await showList(Sold, '/list?status=mer_1');
  await within(grid).findByText('Row 0');
  const head = await paperHead();
  expect(head).toContain('Merchant: Virtual Wallet\u00a0· Rows: 100');
  expect(head).not.toContain('mer_1');
});

test('the print header of one page among several shows its range of rows', async () => {
  const Many = () => (
    <ListScreen<Row>
      title="Merchants"
      rows={(query) =>
        listOptions('merchants', query, {
          queryFn: () => ({
            data: Array.from({ length: 100 }, (_, index) => ({ _id: `r${index}`, name: `Row ${index}` })),
            ...{ current: 2, pages: 11, total: 1001 },
          }),
        })
      }
      columns={columns}
      rowId={({ _id }) => _id}
    />
  );
  const { grid } = await showList(Many, '/list?page=2&limit=100');
  await within(grid).findByText('Row 0');
  expect(await paperHead()).toContain('Rows 101–200 of 1,001');
});
