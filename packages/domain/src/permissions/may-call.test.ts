import { describe, expect, test } from 'vitest';
import { operationPermissions, permissionFlags } from '../generated/permissions.ts';
import type { Caller } from './caller.ts';
import { mayCall, permissionRuleOf } from './may-call.ts';

const owner: Caller = {
  userTypeId: 'Walee',
  ownerId: 'Walee',
  permissions: {
    Settlements: { viewAll: true, addSettlement: true },
    MerchentManagement: { viewAll: true },
  },
};
const merchant: Caller = { ...owner, userTypeId: 'm1' };

describe('mayCall', () => {
  test('follows the contract’s rules', () => {
    expect(mayCall('addSettlement', owner)).toEqual({ allowed: true, scope: 'owner' });
    expect(mayCall('addSettlement', merchant)).toEqual({ allowed: false, reason: 'ownerOnly' });
    expect(mayCall('listSettlements', merchant)).toEqual({ allowed: true, scope: 'own' });
    expect(mayCall('addMerchant', owner)).toEqual({ allowed: false, reason: 'missingFlag' });
    expect(mayCall('listMerchants', { ...merchant, permissions: {} })).toEqual({
      allowed: true,
      scope: 'ownAccount',
    });
    expect(mayCall('login', { ...merchant, userTypeId: undefined }).allowed).toBe(true);
    expect(mayCall('getProfile', { ...merchant, userTypeId: undefined })).toEqual({
      allowed: false,
      reason: 'signInRequired',
    });
  });

  test.each(['dropEverything', 'toString', '__proto__', ''])('refuses %o', (operationId) => {
    expect(mayCall(operationId, owner)).toEqual({ allowed: false, reason: 'unknownOperation' });
  });

  test('every rule has a flag that exists, or says that it needs none', () => {
    const flags = Object.entries(permissionFlags).flatMap(([group, names]) =>
      names.map((name) => `${group}.${name}`),
    );
    for (const operationId of Object.keys(operationPermissions)) {
      const rule = permissionRuleOf(operationId);
      const needsNone = rule?.auth !== 'token' || rule.any === true;
      expect(needsNone || flags.includes(`${rule.group}.${rule.flag}`), operationId).toBe(true);
    }
  });
});
