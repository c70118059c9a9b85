import { NotFoundError, PermissionError, ServerError, ValidationError } from '@daftar/sdk';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { showList } from '../../../../test/show-list.tsx';
import { listOptions } from '../../records/list-options.ts';
import { days } from '../filters/days.tsx';
import { select } from '../filters/select.tsx';
import { columnsOf } from '../state/columns.tsx';
import { filtersAt } from '../state/filters.ts';
import { ListScreen } from './list-screen.tsx';

type Row = { _id: string; name: string; amount: number; currency: string; status: string };

const column = columnsOf<Row>();
const columns = [
  column.text('name', 'Name', { sort: 'name' }),
  column.money('amount', 'Amount', 'currency'),
  column.status('status', 'Status'),
];
const rowOf = (index: number): Row => ({
  ...{ _id: `r${index}`, name: `Row ${index}`, status: 'Active' },
  ...{ amount: 10.1, currency: index % 4 === 3 ? 'USD' : 'EGP' },
});

const asked = vi.fn();
const bulk = vi.fn(() => <button type="button">Approve</button>);
const rows = (query: Record<string, string | number>) =>
  listOptions('merchants', query, {
    queryFn: async () => {
      asked(query);
      const limit = Math.min(75, Number(query.limit));
      const from = (Number(query.page) - 1) * limit;
      const data = Array.from({ length: limit }, (_, index) => rowOf(from + index));
      return { data, current: Number(query.page), pages: 3, total: 75 };
    },
  });

const Things = () => (
  <ListScreen<Row>
    title="Transactions"
    rows={rows}
    columns={columns}
    rowId={({ _id }) => _id}
    options={{ bulk }}
  />
);

const rowNamed = async (name: string) => {
  const cell = await screen.findByRole('checkbox', { name });
  return cell as HTMLInputElement;
};
const bar = () => screen.findByRole('group', { name: 'Selection' });

test('ticked rows are counted, summed per currency and kept across pages', async () => {
  const { grid } = await showList(Things);
  expect(grid.getAttribute('aria-multiselectable')).toBe('true');
  fireEvent.click(await rowNamed('Row 0'));
  expect(within(await bar()).getByRole('status').textContent).toBe('1 selected');
  fireEvent.click(await rowNamed('Row 3'), { shiftKey: true });
  expect((await bar()).textContent).toContain('4 selected');
  expect((await bar()).textContent).toContain('30.30 EGP');
  expect((await bar()).textContent).not.toContain('10.10 USD');
  fireEvent.click(within(await bar()).getByRole('button', { name: 'USD' }));
  expect((await bar()).textContent).toContain('10.10 USD');
  expect(screen.getByRole('row', { selected: true, name: /Row 2/ })).toBeTruthy();
  expect(bulk).toHaveBeenLastCalledWith(expect.objectContaining({ count: 4, all: false }));

  fireEvent.click(await screen.findByRole('button', { name: 'Next page' }));
  fireEvent.click(await rowNamed('Row 25'));
  expect((await bar()).textContent).toContain('5 selected');
});

test('the header selects the page, then all matching rows; unticking one row reduces that to the page', async () => {
  await showList(Things, '/list?status=Active');
  fireEvent.click(await rowNamed('Select the page'));
  await rowNamed('Row 0');
  fireEvent.click(within(await bar()).getByRole('button', { name: 'Select all 75 matching' }));
  expect((await bar()).textContent).toContain('75 selected');
  // 57 of the 75 rows are in EGP: the sum includes all pages, not only this one.
  await waitFor(async () => expect((await bar()).textContent).toContain('575.70 EGP'));
  expect(bulk).toHaveBeenLastCalledWith(
    expect.objectContaining({ count: 75, all: true, query: { status: 'Active' } }),
  );
  fireEvent.click(await rowNamed('Row 1'));
  expect((await bar()).textContent).toContain('24 selected');
  expect((await rowNamed('Select the page')).indeterminate).toBe(true);
  within(await bar())
    .getByRole('button', { name: 'Clear' })
    .focus();
  fireEvent.click(within(await bar()).getByRole('button', { name: 'Clear' }));
  expect(screen.queryByRole('group', { name: 'Selection' })).toBeNull();
  await waitFor(() => expect(document.activeElement?.closest('[role=grid]')).toBeTruthy());
});

test('changing a filter clears the selection', async () => {
  const { router } = await showList(Things);
  fireEvent.click(await rowNamed('Row 0'));
  await bar();
  await router.navigate({ to: '/list', search: { status: 'Inactive' } } as never);
  await waitFor(() =>
    expect(asked).toHaveBeenLastCalledWith(expect.objectContaining({ status: 'Inactive' })),
  );
  expect(screen.queryByRole('group', { name: 'Selection' })).toBeNull();
  expect((await rowNamed('Row 0')).checked).toBe(false);
});

test('the space bar toggles the focused row, and with Shift the range since the last toggled row', async () => {
  await showList(Things);
  await rowNamed('Row 0');
  const cellOf = (name: string) => screen.getByText(name).closest<HTMLElement>('[role=gridcell]');
  const press = (name: string, shiftKey = false) => {
    cellOf(name)?.focus();
    fireEvent.keyDown(cellOf(name) ?? document.body, { key: ' ', shiftKey });
  };
  press('Row 1');
  press('Row 4', true);
  expect((await bar()).textContent).toContain('4 selected');
  press('Row 2');
  expect((await bar()).textContent).toContain('3 selected');
  fireEvent.keyDown(await bar(), { key: 'Escape' });
  expect(screen.queryByRole('group', { name: 'Selection' })).toBeNull();
});

const Found = () => (
  <ListScreen<Row>
    title="Transactions"
    rows={(query) =>
      listOptions('merchants', query, {
        queryFn: async () => {
          const data = query.q || query.status || query.dateFrom ? [] : [rowOf(0)];
          return { data, current: 1, pages: 1, total: data.length };
        },
      })
    }
    columns={columns}
    rowId={({ _id }) => _id}
    empty="No transactions in this period"
    filters={filtersAt<'/reports'>([select('status', 'Status', ['Active']), days('Created Date')])}
  />
);

test('the message of a search without results offers to clear the search', async () => {
  await showList(Found, '/list?q=nobody');
  expect(await screen.findByText('Nothing matches the search')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(await rowNamed('Row 0')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
});

test('the message of filters without results clears all filters, including dates and search', async () => {
  const { router } = await showList(
    Found,
    '/list?q=nobody&status=Active&dateFrom=2026-11-01&density=compact',
  );
  expect(await screen.findByText('No rows match these filters')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(await rowNamed('Row 0')).toBeTruthy();
  expect(router.state.location.search).toEqual({ density: 'compact' });
});

test('an empty list without filters shows its own message and no clear button', async () => {
  const Bare = () => (
    <ListScreen<Row>
      title="Transactions"
      rows={() =>
        listOptions(
          'merchants',
          {},
          {
            queryFn: async () => ({ data: [], current: 1, pages: 1, total: 0 }),
          },
        )
      }
      columns={columns}
      rowId={({ _id }) => _id}
      empty="No transactions in this period"
      filters={filtersAt<'/reports'>([select('status', 'Status', ['Active'])])}
    />
  );
  await showList(Bare);
  expect(await screen.findByText('No transactions in this period')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Clear/ })).toBeNull();
});

test('a page past the end offers to go to the last page', async () => {
  const Short = () => (
    <ListScreen<Row>
      title="Transactions"
      rows={(query) =>
        listOptions('merchants', query, {
          queryFn: async () => ({
            data: query.page === 2 ? [rowOf(0)] : [],
            ...{ current: Number(query.page), pages: 2, total: 26 },
          }),
        })
      }
      columns={columns}
      rowId={({ _id }) => _id}
    />
  );
  const { router } = await showList(Short, '/list?page=3');
  expect(await screen.findByText('This page has no rows any more')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Go to the last page' }));
  expect(await rowNamed('Row 0')).toBeTruthy();
  expect(router.state.location.search).toEqual({ page: 2 });
});

test.each([
  ['asks for an unknown record', 404, 'Clear filters'],
  ['has an invalid filter', 400, 'Clear filters'],
  ['fails on the server', 500, 'Try again'],
  ['lacks a permission', 403, undefined],
] as const)('a list that %s (%i) offers only the matching remedy', async (_why, status, offered) => {
  const errors = { 400: ValidationError, 403: PermissionError, 404: NotFoundError, 500: ServerError };
  const Failing = () => (
    <ListScreen<Row>
      title="Transactions"
      rows={(query: Record<string, string | number>) =>
        listOptions('merchants', query, {
          retry: false,
          queryFn: async () => {
            if (query.status === undefined) return { data: [rowOf(0)], current: 1, pages: 1, total: 1 };
            throw new errors[status](new Response(null, { status }), {
              errors: [{ message: 'No such account' }],
            });
          },
        })
      }
      columns={columns}
      rowId={({ _id }) => _id}
      filters={filtersAt<'/reports'>([select('status', 'Status', ['Active'])])}
    />
  );
  const { router } = await showList(Failing, '/list?status=Active&q=a&sort=-nothing&density=compact');
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByText('No such account')).toBeTruthy();
  expect(alert.queryAllByRole('button').map(({ textContent }) => textContent)).toEqual(
    offered === undefined ? [] : [offered],
  );
  if (offered !== 'Clear filters') return;
  fireEvent.click(alert.getByRole('button'));
  expect(await rowNamed('Row 0')).toBeTruthy();
  expect(router.state.location.search).toEqual({ density: 'compact' });
});

test('a list of the rows of a missing record offers no filters to clear where none is set', async () => {
  const Missing = () => (
    <ListScreen<Row>
      title="Settlement file"
      rows={(query: Record<string, string | number>) =>
        listOptions('merchants', query, {
          retry: false,
          queryFn: async () => {
            throw new NotFoundError(new Response(null, { status: 404 }), {
              errors: [{ message: 'File not found' }],
            });
          },
        })
      }
      columns={columns}
      rowId={({ _id }) => _id}
      filters={filtersAt<'/reports'>([select('status', 'Status', ['Active'])])}
    />
  );
  await showList(Missing, '/list');
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByText('File not found')).toBeTruthy();
  expect(alert.queryByRole('button')).toBeNull();
});
