import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeChoices } from '../../../test/fake-choices.ts';
import { control, leave, problemOf, save, type } from '../../../test/form-page.ts';
import { openApp, pageOf, refused } from '../../../test/open-app.tsx';

const user = {
  ...{ _id: 'u2', name: 'Omar', userName: 'omar', email: 'omar@walee.example', status: 'Active' },
  ...{ userType: 'Admin', userTypeId: 'Walee', userTypeName: 'Walee', createdDate: '2026-11-01T09:30:00Z' },
  role: { _id: 'r9', name: 'Till' },
};
const session = {
  ...{ user: { _id: 'u1', name: 'Mona', userName: 'mona' }, role: { _id: 'r', name: 'Support' } },
  ...{ provider: { name: 'Walee' }, userTypeId: 'Walee', userType: 'Admin' },
  ...{ sandbox: true, settlementMath: 'integer' },
};
const answersFor = (permissions: object) => ({
  'GET /roles/get/permissions/get-by-user': { ...session, permissions },
  'GET /users/get-by-id/{id}': user,
  ...fakeChoices({ role: [{ _id: 'r1', name: 'Support', userTypeId: 'Walee' }] }),
});
const users = { viewAll: true, addUsers: true, editUsers: true };
const roleRequests = (requests: readonly { path: string; query: Record<string, string> }[]) =>
  requests.filter(({ path, query }) => path === '/lookups/choices' && query.kind === 'role');

test("the user form without access to roles names the permission and shows the user's role", async () => {
  const { requests } = await openApp('/users/form/u2', answersFor({ Users: users }));
  expect((await control('roleId')).value).toBe('Till');
  expect(screen.getByText('Needs the permission “Roles: View all”').getAttribute('role')).toBe('status');
  expect(roleRequests(requests)).toEqual([]);
});

test('the user form offers roles to a caller who may list them', async () => {
  await openApp('/users/form/new', answersFor({ Users: users, Roles: { viewAll: true } }));
  await type('userType', 'Admin');
  fireEvent.click(await control('roleId'));
  await screen.findByRole('option', { name: 'Support' });
  expect(screen.queryByText(/Needs the permission/)).toBeNull();
});

test("the user form requests the roles of the user's account only", async () => {
  const { requests } = await openApp(
    '/users/form/new',
    answersFor({ Users: users, Roles: { viewAll: true } }),
  );
  await type('userType', 'Admin');
  fireEvent.click(await control('roleId'));
  await screen.findByRole('option', { name: 'Support' });
  expect(roleRequests(requests).at(-1)?.query).toEqual({ kind: 'role', userTypeId: 'Walee' });
});

test('the user form shows no error of a role and no roles before the account is known', async () => {
  const { requests } = await openApp('/users/form/new', {
    ...answersFor({ Users: users, Roles: { viewAll: true }, MerchentManagement: { viewAll: true } }),
    ...fakeChoices({
      merchant: [{ _id: 'm1', name: 'Nile Books' }],
      role: [{ _id: 'r1', name: 'Support', userTypeId: 'Walee' }],
    }),
  });
  const role = async () => (await control('roleId')) as HTMLInputElement;
  expect((await role()).disabled).toBe(true);
  expect(screen.getByText('Choose the user type first.')).toBeTruthy();
  await type('userType', 'Merchant');
  await screen.findByText('Choose the account first.');
  expect((await role()).disabled).toBe(true);
  expect(problemOf('roleId')).toBeUndefined();
  expect(roleRequests(requests)).toEqual([]);
  await type('userTypeId', 'Nile Books');
  await waitFor(async () => expect((await role()).disabled).toBe(false));
  await waitFor(() => expect(roleRequests(requests).at(-1)?.query).toMatchObject({ userTypeId: 'm1' }));
  expect(problemOf('roleId')).toBeUndefined();
});

test('a role can be made from the user form, which keeps what is typed', async () => {
  const made = { _id: 'r7', name: 'Night shift', description: '', userTypeId: 'm1', permissions: {} };
  const { router, requests } = await openApp('/users/form/new', {
    ...answersFor({ Users: users, Roles: { viewAll: true, addRoles: true } }),
    ...fakeChoices({ merchant: [{ _id: 'm1', name: 'Nile Books' }], role: [] }),
    'GET /roles/get': pageOf(),
    'POST /roles/add': made,
  });
  await type('name', 'Omar');
  await type('userType', 'Merchant');
  await type('userTypeId', 'Nile Books');
  await waitFor(() => expect(sessionStorage.getItem('daftar.draft.users.new')).toContain('m1'));
  fireEvent.click(await screen.findByRole('link', { name: 'Create a role for this account' }));
  await screen.findByRole('heading', { level: 1, name: 'Create Role' });
  expect(document.querySelector('[data-dialog]')).toBeNull();
  await type('name', 'Night shift');
  save();
  await waitFor(() => expect(router.state.location.pathname).toBe('/users/form/new'));
  expect(requests.find(({ path }) => path === '/roles/add')?.body).toMatchObject({ userTypeId: 'm1' });
  expect((await control('name')).value).toBe('Omar');
});

test("the user form shows the server's message when the roles cannot be loaded", async () => {
  await openApp('/users/form/new', {
    ...answersFor({ Users: users, Roles: { viewAll: true } }),
    'GET /lookups/choices': refused(400, { message: 'The roles are being moved' }),
  });
  await type('userType', 'Admin');
  expect((await screen.findByText('The roles are being moved')).getAttribute('role')).toBe('status');
});

test('the draft of a new user holds the typed values except the password', async () => {
  await openApp('/users/form/new', answersFor({ Users: users, Roles: { viewAll: true } }));
  await type('name', 'Omar');
  await type('password', 'battery9');
  const draft = () => sessionStorage.getItem('daftar.draft.users.new');
  await waitFor(() => expect(draft()).toContain('Omar'));
  expect(draft()).not.toContain('battery9');
});

test('the user form announces and enforces the minimum password length of the server', async () => {
  const sessionWithMinimum = {
    ...session,
    shortestPassword: 12,
    permissions: { Users: users, Roles: { viewAll: true } },
  };
  await openApp('/users/form/new', {
    ...answersFor({}),
    'GET /roles/get/permissions/get-by-user': sessionWithMinimum,
  });
  expect(await screen.findByText('A password has at least 12 characters')).toBeTruthy();
  await type('password', 'elevenchars');
  await leave('password');
  expect(problemOf('password')).toBe('Too short password.');
  await type('password', 'twelve chars');
  expect(problemOf('password')).toBeUndefined();
});

test('the change-password form enforces the minimum password length of the server', async () => {
  const sessionWithMinimum = { ...session, shortestPassword: 12, permissions: {} };
  await openApp('/change-password', { 'GET /roles/get/permissions/get-by-user': sessionWithMinimum });
  await type('newPassword', 'elevenchars');
  await leave('newPassword');
  expect(problemOf('newPassword')).toBe('Too short password.');
});
