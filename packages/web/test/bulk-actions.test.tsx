import { reply } from '@daftar/sdk/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { api } from '../src/api/api.ts';
import { asWritten } from '../src/i18n/shown.ts';
import { ListScreen } from '../src/kit/lists/screens/list-screen.tsx';
import { columnsOf } from '../src/kit/lists/state/columns.tsx';
import type { RecordActions } from '../src/kit/records/actions/record-action.ts';
import { deletion, statusActions } from '../src/kit/records/actions/usual-actions.ts';
import { listOptions } from '../src/kit/records/list-options.ts';
import { dialogs } from '../src/kit/ui/overlays/dialogs.ts';
import { works } from '../src/session/work/long-work.ts';
import { fakeServer } from './fake-server.ts';
import { showList } from './show-list.tsx';

type Row = { _id: string; name: string; active: boolean; money: number };

const columns = [columnsOf<Row>().text('name', 'Name')];
const rowOf = (index: number): Row => ({
  ...{ _id: `r${index}`, name: `Row ${index}`, active: index !== 1, money: index === 2 ? 10 : 0 },
});
let total = 75;
const asked = vi.fn();
const rows = (query: Record<string, string | number>) =>
  listOptions('merchants', query, {
    queryFn: async () => {
      asked(query);
      const limit = Number(query.limit);
      const from = (Number(query.page) - 1) * limit;
      const length = Math.max(0, Math.min(limit, total - from));
      const data = Array.from({ length }, (_, index) => rowOf(from + index));
      return { data, current: Number(query.page), pages: Math.ceil(total / limit), total };
    },
  });
const actions: RecordActions<Row> = {
  invalidates: 'merchants',
  nameOf: ({ name }) => name,
  actions: [
    ...statusActions<Row>({
      isActive: ({ active }) => active,
      set: ({ _id, name }, active) =>
        api.carriers.setStatus(_id, { _id, name, status: active ? 'Active' : 'Inactive' }),
      disabledReason: () => undefined,
      meaning: 'Its users can no longer sign in.',
      toast: 'The status was changed.',
    }),
    deletion<Row>({
      remove: ({ _id }) => api.carriers.delete(_id, { maxRetries: 0 }),
      disabledReason: ({ money }) => (money > 0 ? asWritten('It has money') : undefined),
      done: 'Carrier has been deleted successfully!',
    }),
  ],
};
const Things = () => (
  <ListScreen<Row>
    title="Carriers"
    rows={rows}
    columns={columns}
    rowId={({ _id }) => _id}
    options={{ actions }}
  />
);

const tick = async (...names: string[]) => {
  for (const name of names) fireEvent.click(await screen.findByRole('checkbox', { name }));
};
const button = async (name: string) =>
  within(await screen.findByRole('group', { name: 'Selection' })).findByRole('button', { name });
const sentBy = (server: ReturnType<typeof fakeServer>) =>
  server.requests.filter(({ method }) => method !== 'GET').map(({ path }) => path);

beforeEach(() => {
  total = 75;
  works.actions.clear();
  vi.restoreAllMocks();
});

test('a bulk action asks once, changes the rows that allow it, and lists the failed rows with reasons', async () => {
  const message = 'A carrier with services or users cannot be deleted';
  const server = fakeServer({
    'DELETE /carrier/delete/{id}': ({ path }: { path: string }) =>
      path.endsWith('r3') ? reply(409, { errors: [{ message }] }) : reply(204),
  });
  const confirm = vi.spyOn(dialogs, 'reason').mockResolvedValue('');
  const alert = vi.spyOn(dialogs, 'alert').mockResolvedValue(undefined);
  await showList(Things);
  await tick('Row 0', 'Row 2', 'Row 3', 'Row 4');
  const before = asked.mock.calls.length;
  fireEvent.click(await button('Delete'));
  await waitFor(() => expect(alert).toHaveBeenCalled());
  expect(confirm.mock.calls).toEqual([
    [
      expect.objectContaining({
        title: 'Are you sure?',
        text: 'Changes will not be revert back.',
        detail: 'Delete: 3 of 4 selected\nLeft out: 1. It has money',
        action: 'Yes, delete it!',
        tone: 'danger',
      }),
    ],
  ]);
  expect(sentBy(server)).toEqual(['r0', 'r3', 'r4'].map((id) => `/carrier/delete/${id}`));
  expect(alert.mock.calls[0]?.[0]).toMatchObject({
    title: 'Oops...',
    text: 'Succeeded: 2 · Failed: 1',
    detail: `Row 3: ${message}`,
  });
  expect(works.state).toMatchObject([{ title: 'Delete · 3', state: 'failed' }]);
  await waitFor(() => expect(asked.mock.calls.length).toBeGreaterThan(before));
  await waitFor(() => expect(screen.queryByRole('group', { name: 'Selection' })).toBeNull());
});

test('cancelling a bulk action changes nothing, and an action that fits no row is disabled with a reason', async () => {
  const server = fakeServer({});
  vi.spyOn(dialogs, 'reason').mockResolvedValue(undefined);
  await showList(Things);
  await tick('Row 1');
  const off = await button('Deactivate This action does not apply to any selected row');
  expect(off.getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(off);
  expect(dialogs.reason).not.toHaveBeenCalled();
  fireEvent.click(await button('Activate'));
  await waitFor(() => expect(dialogs.reason).toHaveBeenCalledTimes(1));
  expect(sentBy(server)).toEqual([]);
  await tick('Row 1', 'Row 2');
  expect((await button('Delete It has money')).getAttribute('aria-disabled')).toBe('true');
});

async function selectAll(): Promise<void> {
  await tick('Select the page');
  fireEvent.click(await screen.findByRole('button', { name: `Select all ${total} matching` }));
}

test('a bulk action on all matching rows reads every page and changes row by row', async () => {
  const server = fakeServer({ 'PUT /carriers/edit/status/{id}': {} });
  vi.spyOn(dialogs, 'reason').mockResolvedValue('');
  await showList(Things);
  await selectAll();
  await waitFor(async () => expect((await button('Deactivate')).hasAttribute('aria-disabled')).toBe(false));
  fireEvent.click(await button('Deactivate'));
  await waitFor(() => expect(works.state).toMatchObject([{ state: 'done', note: 'Succeeded: 74' }]));
  expect(sentBy(server)).toHaveLength(74);
  expect(sentBy(server)).not.toContain('/carriers/edit/status/r1');
});

test('bulk actions are disabled for more than 500 rows', async () => {
  total = 501;
  fakeServer({});
  await showList(Things);
  await selectAll();
  const off = await button('Deactivate You can change at most 500 rows at once. Filter the list first.');
  expect(off.getAttribute('aria-disabled')).toBe('true');
  act(() => off.click());
  expect(works.state).toEqual([]);
});
