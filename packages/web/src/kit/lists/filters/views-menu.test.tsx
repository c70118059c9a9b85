import { reply } from '@daftar/sdk/testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeChoices } from '../../../../test/fake-choices.ts';
import { fakeServer } from '../../../../test/fake-server.ts';
import { pick } from '../../../../test/form-page.ts';
import { showList } from '../../../../test/show-list.tsx';
import { thingList } from '../../../../test/thing-list.tsx';
import { dialogs } from '../../ui/overlays/dialogs.ts';

const Things = thingList();

const view = (id: string, more: object = {}) => ({
  ...{ _id: id, name: `View ${id}`, list: 'merchants', query: 'country=Egypt&sort=-name', own: true },
  ...{ createdDate: '2026-11-20T08:00:00.000Z', ...more },
});
const pageOf = (...data: object[]) => ({ data, current: 1, pages: 1, total: data.length });
const role = { _id: 'rol_1', name: 'Support', userTypeId: 'Walee' };
const roles = fakeChoices({ role: [role] });

beforeEach(() => localStorage.clear());

const panel = async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'Saved views' }));
  return within(await screen.findByRole('dialog', { name: 'Saved views' }));
};

test('saving a view stores the current filters under a name for a role', async () => {
  const added = view('b');
  const server = fakeServer({ ...roles, 'GET /saved-views/get': pageOf(), 'POST /saved-views/add': added });
  await showList(Things, '/list?country=Egypt&page=2');
  const views = await panel();
  fireEvent.click(views.getByRole('button', { name: 'Save this view' }));
  fireEvent.change(await views.findByLabelText('Name of the view'), { target: { value: ' Cairo ' } });
  await pick(await views.findByRole('combobox', { name: 'Who sees it' }), 'Support');
  server.on('GET /saved-views/get', pageOf(added));
  fireEvent.click(views.getByRole('button', { name: 'Save' }));
  expect(await views.findByRole('button', { name: 'View b' })).toBeTruthy();
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Save this view'));
  expect(server.requests.find(({ method }) => method === 'POST')?.body).toEqual({
    ...{ name: 'Cairo', list: 'merchants', query: 'country=Egypt', roleId: 'rol_1' },
  });
});

test('a view can be shared with any role of the own account, found by typing, and with no others', async () => {
  const zone = { ...role, _id: 'rol_501', name: 'Zone 501' };
  const other = { ...role, _id: 'rol_9', name: 'Zone 9', userTypeId: 'mer_1' };
  const { requests } = fakeServer({
    'GET /saved-views/get': pageOf(),
    ...fakeChoices({ role: [role, zone, other] }),
  });
  await showList(Things);
  const views = await panel();
  fireEvent.click(views.getByRole('button', { name: 'Save this view' }));
  const picker = await views.findByRole('combobox', { name: 'Who sees it' });
  await act(async () => picker.focus());
  fireEvent.change(picker, { target: { value: 'zone' } });
  expect((await views.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual(['Zone 501']);
  const asked = requests.filter(({ path }) => path === '/lookups/choices').map(({ query }) => query);
  expect(new Set(asked.map(({ userTypeId }) => userTypeId))).toEqual(new Set(['Walee']));
});

test('a duplicate name shows an error in the form, which stays open', async () => {
  const message = 'You have a view of this list by this name';
  const refusal = { status: 'Conflict', message, errors: [{ message, code: 'name-taken' }], requestId: 'r' };
  fakeServer({ ...roles, 'GET /saved-views/get': pageOf(), 'POST /saved-views/add': reply(409, refusal) });
  await showList(Things);
  const views = await panel();
  fireEvent.click(views.getByRole('button', { name: 'Save this view' }));
  fireEvent.change(await views.findByLabelText('Name of the view'), { target: { value: 'Cairo' } });
  fireEvent.click(views.getByRole('button', { name: 'Save' }));
  expect((await views.findByRole('alert')).textContent).toBe(message);
});

test('the menu opens a view, hides views of other lists and marks shared views as read-only', async () => {
  const shared = view('s', { own: false, roleId: 'rol_1' });
  fakeServer({ 'GET /saved-views/get': pageOf(view('a'), shared, view('x', { list: 'others' })) });
  const { router } = await showList(Things, '/list?status=Active&page=3');
  const views = await panel();
  expect(await views.findByRole('button', { name: 'View s Shared with a role' })).toBeTruthy();
  expect(views.queryByRole('button', { name: 'View x' })).toBeNull();
  expect(views.queryByRole('button', { name: 'Delete: View s' })).toBeNull();
  fireEvent.click(views.getByRole('button', { name: 'View a' }));
  await waitFor(() => expect(router.state.location.search).toEqual({ country: 'Egypt', sort: '-name' }));
});

test('a view can be renamed, and deleted after confirmation', async () => {
  const server = fakeServer({
    'GET /saved-views/get': pageOf(view('a')),
    'PUT /saved-views/edit/{id}': view('a', { name: 'Nile' }),
    'DELETE /saved-views/delete/{id}': reply(204),
  });
  await showList(Things);
  const views = await panel();
  fireEvent.click(await views.findByRole('button', { name: 'Rename: View a' }));
  fireEvent.change(await views.findByLabelText('Name of the view'), { target: { value: 'Nile' } });
  fireEvent.click(views.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(server.requests.find(({ method }) => method === 'PUT')?.body).toEqual({ name: 'Nile' }),
  );
  const confirm = vi.spyOn(dialogs, 'confirm').mockResolvedValueOnce(false).mockResolvedValueOnce(true);
  const remove = async () => fireEvent.click(await views.findByRole('button', { name: 'Delete: View a' }));
  const removed = () => server.requests.filter(({ method }) => method === 'DELETE').length;
  await remove();
  await waitFor(() => expect(confirm).toHaveBeenCalledTimes(1));
  expect(removed()).toBe(0);
  await remove();
  await waitFor(() => expect(removed()).toBe(1));
});

test('the starred view opens with the list once, and only without other filters', async () => {
  fakeServer({ 'GET /saved-views/get': pageOf(view('a')) });
  const first = await showList(Things);
  const views = await panel();
  const star = await views.findByRole('button', { name: 'Use as the default view: View a' });
  expect(star.title).toBe('Use as the default view in this browser');
  fireEvent.click(star);
  expect(JSON.parse(localStorage.getItem('daftar.view.merchants') ?? '')).toMatchObject({ id: 'a' });
  expect(first.router.state.location.search).toEqual({});
  cleanup();
  const { router } = await showList(Things);
  await waitFor(() => expect(router.state.location.search).toEqual({ country: 'Egypt', sort: '-name' }));
  await router.navigate({ to: '/list', search: {} } as never);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(router.state.location.search).toEqual({});
  cleanup();
  const asked = await showList(Things, '/list?status=Active');
  expect(asked.router.state.location.search).toEqual({ status: 'Active' });
});
