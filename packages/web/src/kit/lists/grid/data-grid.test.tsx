import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { asWritten } from '../../../i18n/shown.ts';
import { columnsOf } from '../state/columns.tsx';
import { DataGrid } from './data-grid.tsx';

type Row = { id: string; name: string; amount: number; currency: string; status: string };

const column = columnsOf<Row>();
const columns = [
  column.text('name', 'Name', { sort: 'name' }),
  column.money('amount', 'Amount', 'currency'),
  column.status('status', 'Status'),
];
const rows = Array.from({ length: 1000 }, (_, index) => ({
  ...{ id: `r${index}`, name: `Row ${index}`, amount: -1234.5, currency: 'EGP', status: 'Active' },
}));

// The test DOM has no layout, so these stubs supply the sizes that the grid measures.
beforeAll(() => {
  Object.defineProperty(HTMLElement.prototype, 'clientHeight', { get: () => 440 });
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', { get: () => 900 });
});

function show(props: Partial<Parameters<typeof DataGrid<Row>>[0]> = {}) {
  const { getByRole } = render(
    <DataGrid<Row>
      label={asWritten('Rows')}
      rows={rows}
      columns={columns}
      rowId={({ id }) => id}
      {...props}
    />,
  );
  return getByRole('grid', { name: 'Rows' });
}

test("the grid announces the list's size and its rows' positions, and draws only the rows in view", () => {
  const grid = show({ place: { total: 5000, before: 1000 } });
  expect(grid.getAttribute('aria-rowcount')).toBe('5001');
  expect(grid.getAttribute('aria-colcount')).toBe('3');
  const drawn = within(grid).getAllByRole('row');
  expect(drawn.length).toBeGreaterThan(10);
  expect(drawn.length).toBeLessThan(60);
  expect(drawn[1]?.getAttribute('aria-rowindex')).toBe('1002');
});

test('rows of another height are drawn where the scroll position shows them', () => {
  const grid = (density: 'normal' | 'compact') => (
    <DataGrid<Row> {...{ rows, columns, density }} label={asWritten('Rows')} rowId={({ id }) => id} />
  );
  const { getByRole, rerender } = render(grid('normal'));
  rerender(grid('compact'));
  const box = getByRole('grid', { name: 'Rows' });
  box.scrollTop = 36 * 500;
  fireEvent.scroll(box);
  expect(within(box).getByText('Row 500')).toBeTruthy();
});

test('a grid of 100,000 rows has fewer than 600 elements at any scroll position', () => {
  const many = Array.from({ length: 100_000 }, (_, index) => ({
    ...{ id: `r${index}`, name: `Row ${index}`, amount: 1, currency: 'EGP', status: 'Active' },
  }));
  const grid = show({ rows: many });
  const elements = () => grid.querySelectorAll('*').length;
  expect(elements()).toBeLessThan(600);
  grid.scrollTop = 44 * 50_000;
  fireEvent.scroll(grid);
  expect(within(grid).getByText('Row 50003')).toBeTruthy();
  expect(within(grid).queryByText('Row 0')).toBeNull();
  expect(elements()).toBeLessThan(600);
});

test('scrolling and updates render only rows that are new or changed', () => {
  const drawn: string[] = [];
  const told = [column.cell('name', 'Name', ({ name }) => drawn.push(name) && name)];
  const grid = (shown: readonly Row[]) => (
    <DataGrid<Row> label={asWritten('Rows')} rows={shown} columns={told} rowId={({ id }) => id} />
  );
  const { getByRole, rerender } = render(grid(rows));
  drawn.length = 0;
  const box = getByRole('grid', { name: 'Rows' });
  box.scrollTop = 44 * 2;
  fireEvent.scroll(box);
  expect(drawn).toHaveLength(2);
  drawn.length = 0;
  rerender(grid(rows.with(3, { ...rows[3], id: 'r3', name: 'Nile Books' } as Row)));
  expect(drawn).toEqual(['Nile Books']);
  expect(within(box).getByText('Nile Books')).toBeTruthy();
});

test('a money cell shows the exact amount with a minus sign and the currency', () => {
  const grid = show();
  expect(within(grid).getAllByRole('gridcell')[1]?.textContent).toBe('−1,234.50 EGP');
});

test('a header click cycles through ascending, descending and no sorting', () => {
  const onSort = vi.fn();
  const orders = [undefined, 'name', '-name'].map((sort) => {
    show({ onSort, sort });
    fireEvent.click(screen.getByRole('button', { name: 'Name' }));
    const order = screen.getByRole('columnheader', { name: 'Name' }).getAttribute('aria-sort');
    cleanup();
    return order;
  });
  expect(onSort.mock.calls).toEqual([['name'], ['-name'], [undefined]]);
  expect(orders).toEqual([null, 'ascending', 'descending']);
});

test('the grid shows a given message in place of rows', () => {
  const grid = show({ placeholder: <p>Nothing here yet</p> });
  expect(within(grid).getByText('Nothing here yet')).toBeTruthy();
});

test('arrow keys and End move the focus between cells', async () => {
  const grid = show();
  grid.focus();
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Name'));
  fireEvent.keyDown(document.activeElement ?? grid, { key: 'ArrowDown' });
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Row 0'));
  fireEvent.keyDown(document.activeElement ?? grid, { key: 'End' });
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Active'));
});

test('rapid key presses all move the focus', async () => {
  const grid = show();
  grid.focus();
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Name'));
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowRight'])
    fireEvent.keyDown(document.activeElement ?? grid, { key });
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Active'));
  expect(document.activeElement?.closest('[role=row]')?.getAttribute('aria-rowindex')).toBe('3');
});

test('the focus moves synchronously with each key, even to rows out of view', () => {
  const tick = vi.fn();
  const grid = show({ ticks: { page: 'none', selected: {}, tick, tickPage: vi.fn() } });
  const stands = () => document.activeElement?.closest('[role=row]')?.getAttribute('aria-rowindex');
  const press = (key: string, options = {}) =>
    fireEvent.keyDown(document.activeElement ?? grid, { key, ...options });
  grid.focus();
  expect(stands()).toBe('1');
  press('ArrowDown');
  expect(stands()).toBe('2');
  press('ArrowRight');
  press(' ');
  expect(tick.mock.lastCall).toEqual([0, false]);
  press('End', { ctrlKey: true });
  expect(stands()).toBe('1001');
  press(' ', { shiftKey: true });
  expect(tick.mock.lastCall).toEqual([999, true]);
});

test('Enter goes into a cell with several controls, arrow keys move among them, and Escape leaves them', () => {
  const buttons = column.actions(() => (
    <>
      <button type="button">Deactivate</button>
      <button type="button">More</button>
    </>
  ));
  const grid = show({ columns: [...columns, buttons] });
  const press = (key: string) => fireEvent.keyDown(document.activeElement ?? grid, { key });
  const focused = () => document.activeElement?.textContent;
  grid.focus();
  for (const key of ['ArrowDown', 'End', 'Enter']) press(key);
  expect(focused()).toBe('Deactivate');
  press('ArrowRight');
  expect(focused()).toBe('More');
  press('ArrowLeft');
  expect(focused()).toBe('Deactivate');
  press('Escape');
  expect(document.activeElement?.getAttribute('role')).toBe('gridcell');
  for (const key of ['Enter', 'ArrowLeft']) press(key);
  expect(focused()).toBe('Active');
});
