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

test('seenAs limits the menus to permissions that both the viewed role and the user have', () => {
  const { side, gear } = menuOf(seenAs(own, merchantRole));
  expect(side.map(({ id }) => id)).toEqual(['services']);
  expect(gear).toEqual([]);
  expect(menuOf(own).gear.map(({ id }) => id)).toContain('checkout-logs');
});

test('seenAs ignores the viewed role for users who may not view as others', () => {
  const merchant = { ...own, userTypeId: 'mer_1' };
  expect(seenAs(merchant, merchantRole)).toBe(merchant);
  const noRoles = { ...own, permissions: { Services: flags } };
  expect(seenAs(noRoles, merchantRole)).toBe(noRoles);
  expect(seenAs(own, undefined)).toBe(own);
});
