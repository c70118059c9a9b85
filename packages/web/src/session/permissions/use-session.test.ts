import { expect, test } from 'vitest';
import { menuOf } from './menu.ts';
import { callerViewingAs } from './use-session.ts';
import '../../../test/register-areas.ts';

const flags = { viewAll: true };
const own = {
  userTypeId: 'Walee',
  ownerId: 'Walee',
  permissions: { Roles: flags, Services: flags, Settlements: flags, MerchentManagement: flags },
};
const merchantRole = {
  roleName: 'Merchant administrator',
  userTypeId: 'mer_1',
  permissions: { Services: flags, Dashboard: flags },
};

test('callerViewingAs limits the menus to permissions that both the viewed role and the user have', () => {
  const { side, gear } = menuOf(callerViewingAs(own, merchantRole));
  expect(side.map(({ path }) => path)).toEqual(['/services']);
  expect(gear).toEqual([]);
  expect(menuOf(own).gear.map(({ path }) => path)).toContain('/checkout-logs');
});

test('callerViewingAs ignores the viewed role for users who may not view as others', () => {
  const merchant = { ...own, userTypeId: 'mer_1' };
  expect(callerViewingAs(merchant, merchantRole)).toBe(merchant);
  const noRoles = { ...own, permissions: { Services: flags } };
  expect(callerViewingAs(noRoles, merchantRole)).toBe(noRoles);
  expect(callerViewingAs(own, undefined)).toBe(own);
});
