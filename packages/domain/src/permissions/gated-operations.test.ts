import { expect, test } from 'vitest';
import { permissionFlags } from '../generated/permissions.ts';
import { operationsGatedBy } from './gated-operations.ts';
import type { PermissionFlag, PermissionGroup } from './groups.ts';
import { mayCall } from './may-call.ts';

const flags = (Object.keys(permissionFlags) as PermissionGroup[]).flatMap((group) =>
  permissionFlags[group].map((flag) => ({ group, flag, name: `${group}.${flag}` as PermissionFlag })),
);

test('a flag opens what it gates', () => {
  expect(operationsGatedBy('Settlements.addSettlement')).toContain('addSettlement');
  expect(operationsGatedBy('Settlements.viewAll')).toEqual(
    expect.arrayContaining(['listSettlements', 'getSettlement']),
  );
  expect(operationsGatedBy('Settlements.viewAll')).not.toContain('addSettlement');
});

test('with the flag alone the owner may call all of it', () => {
  for (const { group, flag, name } of flags) {
    const permissions = { [group]: { [flag]: true } };
    for (const operationId of operationsGatedBy(name))
      expect(mayCall(operationId, { userTypeId: 'Walee', providerName: 'Walee', permissions }).allowed).toBe(
        true,
      );
  }
});

test('a group that gates nothing opens nothing', () => {
  expect(operationsGatedBy('UserLogs.viewAll')).toEqual([]);
});
