import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { openApp, pageOf } from '../../../test/open-app.tsx';
import { viewAsStore } from './view-as.ts';

const merchant = {
  ...{ _id: 'm1', name: 'Nile Books', country: 'Egypt', currency: 'EGP', status: 'Active' },
  ...{ createdDate: '2026-11-01T09:30:00Z', accountBalance: 0, showBalance: true },
};
const user = {
  ...{ _id: 'u1', name: 'Mona Hassan', userName: 'mona', email: 'mona@walee.example', status: 'Active' },
  ...{ userType: 'Admin', userTypeId: 'Walee', userTypeName: 'Walee', createdDate: '2026-11-01T09:30:00Z' },
};
const session = {
  ...{ user: { _id: 'u1', name: 'Mona Hassan', userName: 'mona' }, role: { _id: 'r', name: 'Support' } },
  ...{ provider: { name: 'Walee' }, userTypeId: 'Walee', userType: 'Admin' },
  ...{ sandbox: true, settlementMath: 'integer' },
};
const as = (permissions: object, userTypeId = 'Walee') => ({
  ...{
    'GET /merchants/get': pageOf(merchant),
    'GET /users': pageOf(user, { ...user, _id: 'u2', name: 'Omar' }),
  },
  'GET /roles/get/permissions/get-by-user': { ...session, userTypeId, permissions },
});

afterEach(() => viewAsStore.stop());

/** Returns the items of a row's menu, each with the reason why it is disabled ('' if enabled). */
async function menuOf(name: string): Promise<Record<string, string>> {
  fireEvent.click(await screen.findByRole('button', { name: `Actions: ${name}` }));
  const items = await waitFor(() => screen.getAllByRole('menuitem', { hidden: true }));
  return Object.fromEntries(
    items.map((item) => {
      const why = document.getElementById(item.getAttribute('aria-describedby') ?? '')?.textContent ?? '';
      return [item.textContent?.slice(0, item.textContent.length - why.length) ?? '', why];
    }),
  );
}

test('a row action without permission is disabled and names the permission', async () => {
  await openApp('/merchants', as({ MerchentManagement: { viewAll: true, editAccounts: true } }));
  const menu = await menuOf('Nile Books');
  expect(menu).toMatchObject({
    Deactivate: 'Needs the permission “Merchant Management: Activate deactivate accounts”',
    'Webhook deliveries': 'Needs the permission “Services: View all”',
    'Add Account Balance': '',
    Edit: '',
    History: '',
    Delete: '',
  });
  expect(menu).not.toHaveProperty('Activate');
});

test('row actions of the platform owner are hidden from other users', async () => {
  await openApp('/merchants', as({ MerchentManagement: { viewAll: true, editAccounts: true } }, 'm1'));
  expect(Object.keys(await menuOf('Nile Books'))).toEqual([
    'Workspace',
    'History',
    'Keys',
    'Webhook deliveries',
  ]);
});

const users = { Users: { viewAll: true, editUsers: true, activeDeactivateUser: true } };

test('users cannot deactivate or delete themselves', async () => {
  await openApp('/users', as(users));
  expect(await menuOf('Mona Hassan')).toMatchObject({
    ...{ Deactivate: 'You cannot deactivate yourself', Delete: 'You cannot delete yourself', Edit: '' },
  });
});

test('while viewing as a role, changes are disabled and missing permissions are those of the role', async () => {
  await openApp('/users', as({ ...users, Roles: { viewAll: true } }));
  act(() =>
    viewAsStore.start({
      roleName: 'Support',
      userTypeId: 'Walee',
      permissions: { Users: { viewAll: true, activeDeactivateUser: true } },
    }),
  );
  expect(await menuOf('Omar')).toMatchObject({
    Deactivate: 'Nothing can be changed while you view as another role',
    Edit: 'Needs the permission “Users: Edit users”',
  });
});
