import { menuOf } from '@daftar/domain';
import { expect, test } from 'vitest';
import { seenAs } from './use-session.ts';

const flags = { viewAll: true };
const own = {
  userTypeId: 'Walee',
  providerName: 'Walee',
  permissions: { Roles: flags, Services: flags, Settlements: flags, MerchentManagement: flags },
};
const merchantRole = {
  roleName: 'Merchant administrator',
  userTypeId: 'mer_1',
  permissions: { Services: flags, Dashboard: flags },
};

test('menus are those of the role that is looked through, never more than one has', () => {
  const { side, gear } = menuOf(seenAs(own, merchantRole));
  expect(side.map(({ id }) => id)).toEqual(['services']);
  expect(gear).toEqual([]);
  expect(menuOf(own).gear.map(({ id }) => id)).toContain('checkout-logs');
});

test('who is not of the provider, or does not see the roles, stays oneself', () => {
  const merchant = { ...own, userTypeId: 'mer_1' };
  expect(seenAs(merchant, merchantRole)).toBe(merchant);
  const noRoles = { ...own, permissions: { Services: flags } };
  expect(seenAs(noRoles, merchantRole)).toBe(noRoles);
  expect(seenAs(own, undefined)).toBe(own);
});
