import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ListScreen } from '../src/kit/lists/screens/list-screen.tsx';
import { columnsOf } from '../src/kit/lists/state/columns.tsx';
import { listOptions } from '../src/kit/records/list-options.ts';
import { works } from '../src/session/work/long-work.ts';
import { fakeServer } from './fake-server.ts';
import { showList } from './show-list.tsx';

type Row = { _id: string; name: string; country: string; status: string };
const column = columnsOf<Row>();
const columns = [
  column.text('name', 'Name'),
  column.word('country', 'Country'),
  column.status('status', 'Status'),
  column.actions(() => null),
];
const rows = (query: Record<string, string | number>) =>
  listOptions('merchants', query, {
    queryFn: () => {
      const data: Row[] = [{ _id: 'a', name: 'Nile', country: 'Egypt', status: 'Active' }];
      return { data, current: 1, pages: 1, total: 1 };
    },
  });
const listOf = (exportOf?: 'merchants' | 'transactions') => () => (
  <ListScreen<Row>
    title="Merchants"
    rows={rows}
    columns={columns}
    rowId={({ _id }) => _id}
    {...(exportOf && { exportOf })}
  />
);

beforeEach(() => works.actions.clear());

const open = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const headers = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);

test('the column chooser hides, moves and resets columns and stores them in the URL', async () => {
  const { router } = await showList(listOf());
  await open('Columns');
  const panel = within(await screen.findByRole('dialog', { name: 'Columns' }));
  fireEvent.click(panel.getByRole('checkbox', { name: 'Country' }));
  await waitFor(() => expect(router.state.location.search).toMatchObject({ columns: 'name,status' }));
  await waitFor(() => expect(headers()).toEqual(['', 'Name', 'Status', 'Actions']));
  fireEvent.click(panel.getByRole('button', { name: 'Move down: Name' }));
  await waitFor(() => expect(headers()).toEqual(['', 'Status', 'Name', 'Actions']));
  await waitFor(() => expect(panel.getByRole('status').textContent).toBe('Name: 2 of 2'));
  const name = panel.getByRole('checkbox', { name: 'Name' });
  await waitFor(() => expect(document.activeElement).toBe(name));
  fireEvent.keyDown(name, { key: 'ArrowUp', altKey: true });
  await waitFor(() => expect(headers()).toEqual(['', 'Name', 'Status', 'Actions']));
  fireEvent.click(panel.getByRole('button', { name: 'Reset' }));
  await waitFor(() => expect(headers()).toEqual(['', 'Name', 'Country', 'Status', 'Actions']));
  await waitFor(() => expect(router.state.location.search).not.toHaveProperty('columns', expect.anything()));
});

test('a column width is stored in the URL, is not sent with the list request, and is removed by Reset', async () => {
  const asked = vi.fn(rows);
  const Sized = () => (
    <ListScreen<Row> title="Merchants" rows={asked} columns={columns} rowId={({ _id }) => _id} />
  );
  const { router } = await showList(Sized, '/list?widths=name%3A300');
  const line = await screen.findByRole('separator', { name: 'Width of the column Name' });
  expect(line.getAttribute('aria-valuenow')).toBe('300');
  fireEvent.keyDown(line, { key: 'ArrowRight' });
  await waitFor(() => expect(router.state.location.search).toEqual({ widths: 'name:316' }));
  expect(asked.mock.calls.some(([query]) => 'widths' in query)).toBe(false);
  await open('Columns');
  const panel = within(await screen.findByRole('dialog', { name: 'Columns' }));
  fireEvent.click(panel.getByRole('button', { name: 'Reset' }));
  await waitFor(() => expect(router.state.location.search).not.toHaveProperty('widths', expect.anything()));
  await waitFor(() => expect(line.getAttribute('aria-valuenow')).toBe('140'));
});

test('pressing Reset removes the button and keeps the focus in the panel', async () => {
  await showList(listOf(), '/list?columns=name,status');
  await open('Columns');
  const panel = within(await screen.findByRole('dialog', { name: 'Columns' }));
  const reset = panel.getByRole('button', { name: 'Reset' });
  // The panel takes the focus when it opens.
  await waitFor(() => expect(document.activeElement?.closest('[role=dialog]')).toBeTruthy());
  reset.focus();
  fireEvent.click(reset);
  await waitFor(() => expect(panel.queryByRole('button', { name: 'Reset' })).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(panel.getByRole('checkbox', { name: 'Name' })));
});

test('an export sends the filters and the order, but not the page', async () => {
  const server = fakeServer({ 'POST /exports': new Error('offline') });
  await showList(listOf('merchants'), '/list?status=Active&sort=-name&page=2&limit=50&density=compact');
  await open('Export');
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Excel workbook' }));
  await waitFor(() => expect(works.state[0]?.title).toBe('Merchants · XLSX'));
  const sent = () => server.requests.find(({ path }) => path === '/exports')?.body;
  const filters = { status: 'Active', sort: '-name' };
  await waitFor(() => expect(sent()).toEqual({ list: 'merchants', format: 'xlsx', language: 'en', filters }));
});

test('a list without an export has no Export button, and a forbidden export names the missing permission', async () => {
  fakeServer({}, { Reports: { viewAll: true } });
  await showList(listOf());
  await screen.findByRole('button', { name: 'Columns' });
  expect(screen.queryByRole('button', { name: 'Export' })).toBeNull();
  cleanup();
  await showList(listOf('transactions'));
  fireEvent.click(await screen.findByRole('button', { name: 'Export' }));
  const item = await screen.findByRole('menuitem', { name: /CSV file/ });
  expect(item.getAttribute('aria-disabled')).toBe('true');
  expect(item.textContent).toContain('Needs the permission “Reports: Generate report”');
});

test('printing a report needs the export permission; printing other lists needs none', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  fakeServer({}, { Reports: { viewAll: true } });
  await showList(listOf('transactions'));
  const off = await screen.findByRole('button', { name: 'Print' });
  fireEvent.click(off);
  expect(print).not.toHaveBeenCalled();
  expect(off.textContent).toBe('Needs the permission “Reports: Generate report”');
  cleanup();
  await showList(listOf('merchants'));
  fireEvent.click(await screen.findByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledTimes(1);
});
