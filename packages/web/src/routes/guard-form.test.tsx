import { expect, test } from 'vitest';
import { openApp, pageOf } from '../../test/stage.tsx';

const merchant = { _id: 'm1', name: 'Nile Books', country: 'Egypt', currency: 'EGP', status: 'Active' };
const session = {
  ...{ user: { _id: 'u1', name: 'Mona', userName: 'mona' }, role: { _id: 'r', name: 'Reader' } },
  ...{ provider: { name: 'Walee' }, sandbox: true, settlementMath: 'integer' },
};
const views = {
  ...{ Dashboard: { viewAll: true }, MerchentManagement: { viewAll: true }, Roles: { viewAll: true } },
  ...{ CarrierManagement: { viewAll: true }, Services: { viewAll: true }, Users: { viewAll: true } },
};
const open = async (path: string, who: object) => {
  const { router } = await openApp(path, {
    'GET /roles/get/permissions/get-by-user': { ...session, ...who },
    'GET /merchants/get/{id}': merchant,
    'GET /services/get': { ...pageOf(), merchants: [], carriers: [], operators: [] },
    'GET /roles/get': pageOf(),
    'GET /summary/get-dashboard-summary': {},
  });
  return router.state.location.pathname;
};
const reader = { userTypeId: 'Walee', userType: 'Admin', permissions: views };

for (const path of [
  '/merchants/form/m1',
  '/merchants/account-balance/m1',
  '/carriers/form/c1',
  '/users/form/u2',
  '/roles/form/r1',
  '/roles/form/new',
])
  test(`${path} does not open for whom it would only refuse`, async () => {
    expect(await open(path, reader)).toBe('/dashboard');
  });

test("a merchant's people do not edit its account or its services by their addresses", async () => {
  const permissions = { ...views, MerchentManagement: { viewAll: true, editAccounts: true } };
  const own = { userTypeId: 'm1', userType: 'Merchant', permissions };
  for (const path of ['/merchants/form/m1', '/services/form/s1', '/merchants/account-balance/m1'])
    expect(await open(path, own)).toBe('/dashboard');
});

test('who holds the flag gets there', async () => {
  const permissions = { ...views, MerchentManagement: { viewAll: true, editAccounts: true } };
  const path = '/merchants/form/m1';
  expect(await open(path, { ...reader, permissions })).toBe(path);
});
