import { readFile } from 'node:fs/promises';
import { reply } from '@daftar/sdk/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { clearToasts } from '../src/kit/ui/overlays/toasts.ts';
import { control, save, type } from './form-page.ts';
import { openApp, pageOf } from './open-app.tsx';
import { closed, confirm, opened, titleOf } from './shown-dialog.ts';

// Toasts of an earlier test would delay the toasts of the next ones.
afterEach(() => act(clearToasts));

const repository = `${import.meta.dirname}/../../..`;
const pathOf = (name: string) =>
  `${repository}/${name.startsWith('packages/') ? name : `packages/web/src/${name}`}`;

/** Returns the code blocks of the guide: ```tsx file=… quotes a whole file, ```ts lines=… (or json) quotes lines of a file. */
async function quotes() {
  const guide = await readFile(`${repository}/docs/guides/kit.md`, 'utf8');
  const found = guide.matchAll(/```(?:tsx?|json) (file|lines)=(\S+)\n([\s\S]*?)```/g);
  return [...found].map(([, kind, name = '', code = '']) => ({ kind, name, code }));
}

test('the guide quotes every file of the area, and lines of other files, verbatim', async () => {
  const all = await quotes();
  for (const { kind, name, code } of all) {
    const file = await readFile(pathOf(name), 'utf8');
    if (kind === 'file') expect(code, `Copy ${name} into docs/guides/kit.md`).toBe(file);
    else expect(file, `Copy the lines of ${name} into docs/guides/kit.md`).toContain(code);
  }
  const whole = all.filter(({ kind }) => kind === 'file').map(({ name }) => name);
  expect(whole).toEqual([
    ...['queries.ts', 'list.tsx', 'actions.tsx', 'form.tsx'].map((part) => `areas/carriers/carrier-${part}`),
    ...['kit/features/accounts/account-form.tsx', 'areas/carriers/area.ts', 'areas/carriers/demo.ts'],
  ]);
});

test("the guide's area takes less than 270 lines, manifest and demo included", async () => {
  const area = (await quotes()).filter(({ kind }) => kind === 'file');
  const lines = area.flatMap(({ code }) => code.split('\n')).filter((line) => line.trim() !== '');
  expect(lines.length).toBeLessThan(270);
});

const fawry = {
  ...{ _id: 'c1', name: 'Fawry', type: 'Carrier', country: 'Egypt', currency: 'EGP', status: 'Active' },
  ...{ createdDate: '2026-11-01T09:30:00Z', modifiedDate: '2026-11-01T09:30:00Z' },
};

/** Opens the area in the whole app with one carrier. Before the first save, other users change the carrier as `theirs` says. */
async function openArea(path: string, theirs?: object) {
  let current = { ...fawry };
  const stale = () => {
    current = { ...fawry, ...theirs };
    return reply(412, { errors: [{ message: 'Stale', code: 'stale' }], current }, { etag: '"2"' });
  };
  const app = await openApp(path, {
    'GET /carriers/get': () => pageOf(current),
    'GET /carriers/get/{id}': () => reply(200, fawry, { etag: '"1"' }),
    'GET /lookups/available': { available: true },
    'POST /carriers/add': fawry,
    'PUT /carriers/edit/{id}': ({ headers }: { headers: Record<string, string> }) =>
      theirs && headers['If-Match'] === '"1"' ? stale() : current,
    'PUT /carriers/edit/status/{id}': fawry,
    'DELETE /carrier/delete/{id}': '',
  });
  const sent = (method: string) => app.requests.filter((request) => request.method === method);
  return { ...app, sent, isAt: (at: string) => expect(app.router.state.location.pathname).toBe(at) };
}

const rowMenu = async (item: string) => {
  fireEvent.click(await screen.findByRole('button', { name: /^Actions.*Fawry/ }));
  fireEvent.click(await screen.findByRole('menuitem', { name: item }));
};

test('the list shows its rows, opens the form, and has its menu entry, shortcut and creation', async () => {
  const { isAt } = await openArea('/account-profile');
  expect(await screen.findByRole('link', { name: 'Carriers Management' })).toBeTruthy();
  // The keyboard listener loads after the page.
  await waitFor(() => {
    for (const key of ['g', 'a']) fireEvent.keyDown(document.body, { key });
    isAt('/carriers');
  });
  const row = await screen.findByRole('row', { name: /Fawry/ });
  expect(row.textContent).toMatch(/Fawry.*Carrier.*Egypt.*EGP.*Active/);
  const create = screen.getByRole('link', { name: 'Create Account' });
  expect(create.getAttribute('href')).toBe('/carriers/form/new');
  fireEvent.keyDown(document.body, { key: 'n' });
  await screen.findByRole('heading', { name: 'Create Account', level: 1 });
  isAt('/carriers/form/new');
});

test('create shows the missing fields, then sends the values and reports success', async () => {
  const { sent, isAt } = await openArea('/carriers/form/new');
  await control('name');
  save();
  expect(await screen.findByText('Please select type')).toBeTruthy();
  expect(sent('POST')).toEqual([]);
  await type('name', 'Fawry');
  await type('type', 'Carrier');
  await type('country', 'Egypt');
  save();
  expect(await screen.findByText('The record was created.')).toBeTruthy();
  const body = { name: 'Fawry', type: 'Carrier', country: 'Egypt', currency: 'EGP' };
  expect(sent('POST')).toMatchObject([{ path: '/carriers/add', body }]);
  await waitFor(() => isAt('/carriers'));
});

test("edit merges another user's change of another field", async () => {
  const { sent } = await openArea('/carriers/form/c1', { supportEmail: 'help@fawry.example' });
  await type('name', 'Fawry Pay');
  save();
  await waitFor(() => expect(sent('PUT')).toHaveLength(2));
  expect(sent('PUT')).toMatchObject([
    { headers: { 'If-Match': '"1"' }, body: { name: 'Fawry Pay' } },
    { headers: { 'If-Match': '"2"' }, body: { name: 'Fawry Pay', supportEmail: 'help@fawry.example' } },
  ]);
  expect(await screen.findByText('Your changes were saved.')).toBeTruthy();
});

test("edit asks for confirmation before it replaces another user's value of the same field", async () => {
  const { sent } = await openArea('/carriers/form/c1', { name: 'Fawry Egypt' });
  await type('name', 'Fawry Pay');
  save();
  const dialog = await opened('alertdialog');
  expect(titleOf(dialog)).toBe('Somebody else changed this record');
  expect(dialog.textContent).toContain('Fawry Egypt');
  confirm(dialog);
  await waitFor(() => expect(sent('PUT')).toHaveLength(2));
  expect(sent('PUT')[1]).toMatchObject({ headers: { 'If-Match': '"2"' }, body: { name: 'Fawry Pay' } });
});

test('delete asks for confirmation, names the record, and sends nothing if the user declines', async () => {
  const { sent } = await openArea('/carriers');
  await rowMenu('Delete');
  const asked = await opened('alertdialog');
  expect(asked.textContent).toContain('Fawry');
  fireEvent.click(within(asked).getByRole('button', { name: 'Cancel' }));
  await closed();
  expect(sent('DELETE')).toEqual([]);
  await rowMenu('Delete');
  confirm(await opened('alertdialog'));
  await waitFor(() => expect(sent('DELETE')).toMatchObject([{ path: '/carrier/delete/c1' }]));
  expect((await opened('dialog')).textContent).toContain('Carrier has been deleted successfully!');
});

test('deactivate names the consequences and can be undone', async () => {
  const { sent } = await openArea('/carriers');
  await rowMenu('Deactivate');
  const asked = await opened('alertdialog');
  expect(asked.textContent).toContain('Its users can no longer sign in.');
  confirm(asked);
  await closed();
  await screen.findByText('The status was changed.');
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(sent('PUT')).toHaveLength(2));
  expect(sent('PUT').map(({ body }) => body)).toMatchObject([{ status: 'Inactive' }, { status: 'Active' }]);
});

const session = {
  ...{ user: { _id: 'u1', name: 'Mona', userName: 'mona' }, role: { _id: 'r', name: 'Reader' } },
  ...{ provider: { name: 'Walee' }, sandbox: true, settlementMath: 'integer', userTypeId: 'Walee' },
};

test.each([
  [
    '/carriers',
    {},
    'You may not open “Carriers Management”: it needs the permission “Carrier Management: View all”.',
  ],
  [
    '/carriers/form/new',
    { CarrierManagement: { viewAll: true } },
    'You may not open “Create carrier”: it needs the permission “Carrier Management: Create accounts”.',
  ],
  [
    '/carriers/form/c1',
    { CarrierManagement: { viewAll: true } },
    'You may not open “Edit carrier”: it needs the permission “Carrier Management: Edit accounts”.',
  ],
])('%s redirects a caller without its permission and says why', async (path, permissions, reason) => {
  const { router, requests } = await openApp(path, {
    'GET /roles/get/permissions/get-by-user': {
      ...session,
      permissions: { Roles: { viewAll: true }, ...permissions },
    },
    'GET /roles/get': pageOf(),
    'GET /carriers/get': pageOf(fawry),
  });
  expect(await screen.findByText(reason)).toBeTruthy();
  expect(router.state.location.pathname).not.toBe(path);
  expect(requests.map(({ path }) => path)).not.toContain('/carriers/get/c1');
});
