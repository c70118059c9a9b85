import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { openApp, pageOf } from '../../../test/open-app.tsx';
import { viewAsStore } from './view-as.ts';

afterEach(() => {
  cleanup();
  act(() => viewAsStore.stop());
  sessionStorage.clear();
});

const merchant = { _id: 'm1', name: 'Nile Books', country: 'Egypt', currency: 'EGP', status: 'Active' };
const session = {
  ...{ user: { _id: 'u1', name: 'Mona', userName: 'mona' }, role: { _id: 'r', name: 'Reader' } },
  ...{ provider: { name: 'Walee' }, sandbox: true, settlementMath: 'integer' },
};
const views = {
  ...{ Dashboard: { viewAll: true }, MerchentManagement: { viewAll: true }, Roles: { viewAll: true } },
  ...{ CarrierManagement: { viewAll: true }, Services: { viewAll: true }, Users: { viewAll: true } },
};
const app = (path: string, caller: object, signedIn = true) => {
  const answers = {
    'POST /auth/login': () => Response.json('token'),
    'GET /roles/get/permissions/get-by-user': { ...session, ...caller },
    'GET /merchants/get/{id}': merchant,
    'GET /services/get/by-user': pageOf(),
    'GET /roles/get': pageOf(),
    'GET /summary/get-dashboard-summary': {},
  };
  return openApp(path, answers, signedIn);
};
const open = async (path: string, caller: object) => (await app(path, caller)).router.state.location.pathname;
const reader = { userTypeId: 'Walee', userType: 'Admin', permissions: views };

for (const path of [
  '/merchants/form/m1',
  '/merchants/account-balance/m1',
  '/carriers/form/c1',
  '/users/form/u2',
  '/roles/form/r1',
  '/roles/form/new',
])
  test(`${path} redirects a caller without the permission to the dashboard`, async () => {
    expect(await open(path, reader)).toBe('/dashboard');
  });

test("a merchant's user cannot open the forms of the account or its services by URL", async () => {
  const permissions = { ...views, MerchentManagement: { viewAll: true, editAccounts: true } };
  const merchantUser = { userTypeId: 'm1', userType: 'Merchant', permissions };
  for (const path of ['/merchants/form/m1', '/services/form/s1', '/merchants/account-balance/m1'])
    expect(await open(path, merchantUser)).toBe('/dashboard');
});

test('the merchant form opens for a caller with the permission', async () => {
  const permissions = { ...views, MerchentManagement: { viewAll: true, editAccounts: true } };
  const path = '/merchants/form/m1';
  expect(await open(path, { ...reader, permissions })).toBe(path);
});

test('a redirected user sees the page and the missing permission until they dismiss it or navigate', async () => {
  const { router } = await app('/merchants/form/m1', reader);
  const reason =
    'You may not open “Edit merchant”: it needs the permission “Merchant Management: Edit accounts”.';
  const notice = await screen.findByText(reason);
  expect(notice.closest('[role="status"]')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText(reason)).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('main'));
  await act(() => router.navigate({ to: '/merchants/account-balance/$id', params: { id: 'm1' } }));
  await screen.findByText(/You may not open “Add Account Balance”/);
  await act(() => router.navigate({ to: '/account-profile' }));
  expect(screen.queryByText(/You may not open/)).toBeNull();
  await act(() => router.navigate({ to: '/dashboard' }));
  await screen.findByRole('heading', { name: 'Dashboard' });
  expect(screen.queryByText(/You may not open/)).toBeNull();
});

test("a merchant's user sees that only the platform owner creates merchants", async () => {
  await app('/merchants/form/new', { userTypeId: 'm1', userType: 'Merchant', permissions: views });
  await screen.findByText('You may not open “Create merchant”. Only users of Walee can open it.');
});

async function signInFor(path: string, caller: object) {
  const { router } = await app(path, caller, false);
  expect(router.state.location.pathname).toBe('/login');
  fireEvent.change(await screen.findByLabelText('Username'), { target: { value: 'mona' } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'Secret-123456' } });
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
}

test('signing in after opening a form without permission shows the missing permission', async () => {
  await signInFor('/merchants/form/m1', reader);
  await screen.findByText(/You may not open “Edit merchant”: it needs the permission “Merchant Management/);
});

test('signing in after opening a page outside the menu shows the missing permission', async () => {
  await signInFor('/settlements', reader);
  await screen.findByText('You may not open “Settlement”: it needs the permission “Settlements: View all”.');
});

test('viewing as another role names that role in the notice until the view ends', async () => {
  const permissions = {
    ...views,
    MerchentManagement: { viewAll: true, editAccounts: true },
    Settlements: { viewAll: true },
  };
  const { router } = await app('/account-profile', { ...reader, permissions });
  const support = { roleName: 'Support', userTypeId: 'Walee', permissions: views };
  act(() => viewAsStore.start(support));
  await act(() => router.navigate({ to: '/merchants/form/$id', params: { id: 'm1' } }));
  await screen.findByText(
    'Support may not open “Edit merchant”: it needs the permission “Merchant Management: Edit accounts”.',
  );
  act(() => viewAsStore.stop());
  expect(screen.queryByText(/may not open/)).toBeNull();
  act(() => viewAsStore.start(support));
  await act(() => router.navigate({ to: '/settlements' }));
  await screen.findByText(
    'Support may not open “Settlement”: it needs the permission “Settlements: View all”.',
  );
});

test('a user without permission for the dashboard is redirected with a notice', async () => {
  const permissions = { Roles: { viewAll: true } };
  const { router } = await app('/dashboard', { ...reader, permissions });
  await screen.findByText('You may not open “Dashboard”: it needs the permission “Dashboard: View all”.');
  expect(router.state.location.pathname).toBe('/roles');
});
