import type { Caller } from '@daftar/domain';
import { expect, test } from 'vitest';
import { refusalOf } from './refusal-of.ts';

const caller = (userTypeId: string, permissions = {}): Caller => ({
  ...{ userTypeId, ownerId: 'Walee', permissions },
});

test("refusalOf names the flag of the operation's rule, and nothing once the caller has it", () => {
  expect(refusalOf('editUser', caller('mer_1'))).toEqual({ flag: 'Users.editUsers' });
  expect(refusalOf('editUser', caller('mer_1', { Users: { editUsers: true } }))).toBeUndefined();
});

test('refusalOf names no flag when only users of the platform owner are permitted', () => {
  const permissions = { MerchentManagement: { editAccounts: true } };
  expect(refusalOf('editMerchant', caller('mer_1', permissions))).toEqual({});
  expect(refusalOf('editMerchant', caller('Walee', permissions))).toBeUndefined();
});

test('refusalOf names the flag for the own account to a merchant, and that for all accounts to the platform owner', () => {
  const permissions = { Users: { editUsers: true } };
  expect(refusalOf('rotateMerchantKey', caller('mer_1'))).toEqual({ flag: 'Users.editUsers' });
  expect(refusalOf('rotateMerchantKey', caller('mer_1', permissions))).toBeUndefined();
  expect(refusalOf('rotateMerchantKey', caller('Walee', permissions))).toEqual({
    flag: 'MerchentManagement.editAccounts',
  });
});

test('refusalOf does not count the right to the own account as permission to list all', () => {
  expect(refusalOf('listMerchants', caller('mer_1'))).toEqual({ flag: 'MerchentManagement.viewAll' });
});

test('refusalOf checks a flag that gates no operation', () => {
  const need = 'Reports.generateReport';
  expect(refusalOf(need, caller('mer_1'))).toEqual({ flag: need });
  expect(refusalOf(need, caller('mer_1', { Reports: { generateReport: true } }))).toBeUndefined();
});
