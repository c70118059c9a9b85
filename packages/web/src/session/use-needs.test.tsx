import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { openApp, pageOf } from '../../test/stage.tsx';
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

/** What the row's menu has, each with why it cannot be done. */
async function menuOf(name: string): Promise<Record<string, string>> {
  fireEvent.click(await screen.findByRole('button', { name: `Actions: ${name}` }));
  const items = await waitFor(() => screen.getAllByRole('menuitem', { hidden: true }));
  return Object.fromEntries(
    items.map((item) => {
      const why = item.querySelector('.why')?.textContent ?? '';
      return [item.textContent?.slice(0, item.textContent.length - why.length) ?? '', why];
    }),
  );
}

test('an action of the document that a flag is missing for stays, and names the flag', async () => {
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

test('what is the provider’s alone is hidden from others', async () => {
  await openApp('/merchants', as({ MerchentManagement: { viewAll: true, editAccounts: true } }, 'm1'));
  expect(Object.keys(await menuOf('Nile Books'))).toEqual([
    'Workspace',
    'History',
    'Keys',
    'Webhook deliveries',
  ]);
});

const users = { Users: { viewAll: true, editUsers: true, activeDeactivateUser: true } };

test('nobody shuts themselves out', async () => {
  await openApp('/users', as(users));
  expect(await menuOf('Mona Hassan')).toMatchObject({
    ...{ Deactivate: 'You cannot deactivate yourself', Delete: 'You cannot delete yourself', Edit: '' },
  });
});

test('through another role nothing can be changed, and what is missing is that role’s', async () => {
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
