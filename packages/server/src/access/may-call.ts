import { decide, type MessageCode, type Refusal } from '@daftar/domain';
import { type OperationId, operations, type Permission } from '@daftar/openapi';
import { forbidden } from '../basics/problems.ts';
import type { Gateway } from '../gateway.ts';
import type { Caller, CallingKey } from './caller.ts';

const CODES = {
  unknownOperation: 'access.unknownOperation',
  signInRequired: 'access.signIn',
  ownerOnly: 'access.ownerOnly',
  missingFlag: 'access.notPermitted',
} as const satisfies Record<Refusal, MessageCode>;

/** Admits a caller to an operation by its `x-permission` rule: returns the caller with the granted scope, or throws 403. */
export function admit(gateway: Gateway, id: OperationId, caller: Caller): Caller {
  if ('key' in caller && caller.key) {
    assertScope(id, caller.key);
    return caller;
  }
  if (caller.kind !== 'user') return caller;
  const decision = decide(operations[id].permission, {
    userTypeId: caller.userTypeId,
    ownerId: gateway.owner.id,
    permissions: caller.permissions,
  });
  if (decision.allowed) return Object.assign({}, caller, { scope: decision.scope });
  const rule = operations[id].permission as { group?: string; flag?: string };
  if (decision.reason === 'missingFlag' && rule.group)
    throw forbidden('access.flag', { permission: `${rule.group}.${rule.flag}` });
  throw forbidden(CODES[decision.reason]);
}

/** Throws 403 when the operation is only for users, or the key lacks its scope. */
function assertScope(id: OperationId, { scopes }: CallingKey): void {
  const { key: scope = 'none' }: Permission = operations[id].permission;
  if (scope === 'none') throw forbidden('access.peopleOnly');
  if (!scopes.includes(scope)) throw forbidden('access.keyScope', { scope });
}
