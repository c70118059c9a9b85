import { cleanup, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp, pageOf } from './stage.tsx';

const late = '2026-11-03T20:30:00Z';
const user = {
  ...{ _id: 'u1', name: 'Ayesha', userName: 'ayesha', email: 'a@karachi.example', status: 'Active' },
  ...{ userType: 'Merchant', userTypeId: 'm1', userTypeName: 'Karachi Books', createdDate: late },
};
const role = {
  _id: 'r1',
  name: 'Clerk',
  description: '',
  userTypeId: 'm1',
  createdDate: late,
  permissions: {},
};
const entry = { date: '2026-11-03', time: late, description: 'User created', actor: 'Omar' };
const permissions = { Users: { viewAll: true }, Roles: { viewAll: true } };
const session = (own: object) => ({
  ...{ user: { _id: 'u1', name: 'Ayesha', userName: 'ayesha' }, role: { _id: 'r1', name: 'Clerk' } },
  ...{ provider: { name: 'Walee' }, sandbox: true, settlementMath: 'integer', permissions, ...own },
});
const open = (path: string, own: object) =>
  openApp(path, {
    'GET /roles/get/permissions/get-by-user': session(own),
    'GET /users': pageOf(user),
    'GET /users/get-by-id/{id}': user,
    'GET /roles/get': pageOf({ ...role, modifiedDate: late }),
    'GET /history/get/user/{id}': pageOf(entry),
  });
const ofKarachi = { userType: 'Merchant', userTypeId: 'm1', timeZone: 'Asia/Karachi' };

for (const path of ['/users', '/roles'])
  test(`${path} shows creation dates of a merchant's users in the merchant's time zone`, async () => {
    await open(path, ofKarachi);
    const [date] = await screen.findAllByText('04 Nov 2026');
    expect(date?.getAttribute('data-hint')).toContain('GMT+5');
  });

test("a history uses the merchant's time zone, and users of the provider see the provider's", async () => {
  await open('/users/history/u1', ofKarachi);
  await screen.findByText(/04\/11\/2026 01:30/);
  expect(screen.getByText('GMT+5')).toBeTruthy();
  cleanup();
  await open('/users', { userType: 'Admin', userTypeId: 'Walee', timeZone: 'Africa/Cairo' });
  expect((await screen.findAllByText('03 Nov 2026')).length).toBeGreaterThan(0);
});
