import { describe, expect, test } from 'vitest';
import { permissionFlags } from '../generated/permissions.ts';
import { type Caller, isPlatformOwner, type Permissions } from './caller.ts';
import { decide, type PermissionRule } from './decide.ts';
import { hasFlag } from './has-flag.ts';
import { mergePermissions } from './merge-permissions.ts';

const everything: Permissions = Object.fromEntries(
  Object.entries(permissionFlags).map(([group, flags]) => [
    group,
    Object.fromEntries(flags.map((flag) => [flag, true])),
  ]),
);
const owner: Caller = { userTypeId: 'Walee', ownerId: 'Walee', permissions: everything };
const merchant: Caller = { ...owner, userTypeId: 'm1' };

describe('hasFlag', () => {
  test('only an own property with the value true counts', () => {
    expect(hasFlag({ Reports: { viewAll: true } }, 'Reports.viewAll')).toBe(true);
    for (const value of [false, 'true', 1, undefined]) {
      expect(hasFlag({ Reports: { viewAll: value } }, 'Reports.viewAll')).toBe(false);
    }
    expect(hasFlag({}, 'Reports.viewAll')).toBe(false);
    expect(hasFlag(Object.create({ Reports: { viewAll: true } }), 'Reports.viewAll')).toBe(false);
  });
});

describe('decide', () => {
  const rule: PermissionRule = { auth: 'token', group: 'Settlements', flag: 'addSettlement', scope: 'owner' };

  test('requires sign-in first, then the platform owner, then the flag', () => {
    expect(decide(rule, { ...owner, userTypeId: undefined })).toEqual({
      allowed: false,
      reason: 'signInRequired',
    });
    expect(decide(rule, merchant)).toEqual({ allowed: false, reason: 'ownerOnly' });
    expect(decide(rule, { ...owner, permissions: {} })).toEqual({ allowed: false, reason: 'missingFlag' });
    expect(decide(rule, owner)).toEqual({ allowed: true, scope: 'owner' });
  });

  test('a caller without the flag may act on its own account if the rule allows it', () => {
    const list: PermissionRule = {
      auth: 'token',
      group: 'MerchentManagement',
      flag: 'viewAll',
      or: 'ownAccount',
      scope: 'own',
    };
    expect(decide(list, { ...merchant, permissions: {} })).toEqual({ allowed: true, scope: 'ownAccount' });
    const rotate: PermissionRule = {
      ...list,
      or: { group: 'Users', flag: 'editUsers', scope: 'ownAccount' },
    };
    expect(decide(rotate, { ...merchant, permissions: {} }).allowed).toBe(false);
    expect(decide(rotate, { ...merchant, permissions: { Users: { editUsers: true } } }).allowed).toBe(true);
  });

  test('a rule without a flag allows nobody unless it says so', () => {
    expect(decide({ auth: 'token', scope: 'own' }, owner).allowed).toBe(false);
    expect(
      decide({ auth: 'token', any: true, scope: 'self' }, { ...merchant, permissions: {} }).allowed,
    ).toBe(true);
    expect(decide({ auth: 'none', scope: 'public' }, { ...merchant, userTypeId: undefined }).allowed).toBe(
      true,
    );
  });
});

describe('isPlatformOwner', () => {
  test('is false for an empty name and for another spelling', () => {
    expect(isPlatformOwner({ userTypeId: '', ownerId: '' })).toBe(false);
    expect(isPlatformOwner({ userTypeId: 'walee', ownerId: 'Walee' })).toBe(false);
  });
});

describe('mergePermissions', () => {
  test('stores known flags as edited and keeps unknown flags', () => {
    const stored = { Reports: { viewAll: true, legacy: true }, Ancient: { viewAll: true } };
    const merged = mergePermissions(stored, {
      Reports: { generateReport: true },
      Invented: { viewAll: true },
    });
    expect(merged.Reports).toEqual({
      viewAll: false,
      generateReport: true,
      addEditDelete: false,
      refundPayments: false,
      legacy: true,
    });
    expect(merged.Ancient).toEqual({ viewAll: true });
    expect(Object.hasOwn(merged, 'Invented')).toBe(false);
  });

  test('does not change the prototype for a group named __proto__', () => {
    const hostile: Permissions = JSON.parse('{"__proto__":{"viewAll":true}}');
    expect(Object.getPrototypeOf(mergePermissions(hostile, {}))).toBe(Object.prototype);
    expect(hasFlag(mergePermissions(hostile, {}), 'Reports.viewAll')).toBe(false);
  });
});
