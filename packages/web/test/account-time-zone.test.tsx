import { cleanup, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp, pageOf } from './open-app.tsx';

const lateEvening = '2026-11-03T20:30:00Z';
const user = {
  ...{ _id: 'u1', name: 'Ayesha', userName: 'ayesha', email: 'a@karachi.example', status: 'Active' },
  ...{ userType: 'Merchant', userTypeId: 'm1', userTypeName: 'Karachi Books', createdDate: lateEvening },
};
const role = {
  _id: 'r1',
  name: 'Clerk',
  description: '',
  userTypeId: 'm1',
  createdDate: lateEvening,
  permissions: {},
};
const entry = { date: '2026-11-03', time: lateEvening, description: 'User created', actor: 'Omar' };
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
    'GET /roles/get': pageOf({ ...role, modifiedDate: lateEvening }),
    'GET /history/get/user/{id}': pageOf(entry),
  });
const karachiMerchant = { userType: 'Merchant', userTypeId: 'm1', timeZone: 'Asia/Karachi' };

for (const path of ['/users', '/roles'])
  test(`${path} shows dates in the time zone of the caller's account and names the zone`, async () => {
    await open(path, karachiMerchant);
    const [date] = await screen.findAllByText('04 Nov 2026');
    expect(date?.getAttribute('data-hint')).toContain('GMT+5');
  });

test("a history uses the time zone of the caller's account, which for the platform owner's users is the platform owner's", async () => {
  await open('/users/history/u1', karachiMerchant);
  await screen.findByText(/04\/11\/2026 01:30/);
  expect(screen.getByText('GMT+5')).toBeTruthy();
  cleanup();
  await open('/users', { userType: 'Admin', userTypeId: 'Walee', timeZone: 'Africa/Cairo' });
  expect((await screen.findAllByText('03 Nov 2026')).length).toBeGreaterThan(0);
});
