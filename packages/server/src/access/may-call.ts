import { decide, type Refusal } from '@daftar/domain';
import { type OperationId, operations } from '@daftar/openapi';
import { forbidden } from '../basics/problems.ts';
import type { Gateway } from '../gateway.ts';
import type { Caller } from './caller.ts';

const SENTENCES: Record<Refusal, string> = {
  unknownOperation: 'This operation does not exist',
  signInRequired: 'Please sign in',
  ownerOnly: 'Only the provider can do this',
  missingFlag: 'Your role does not permit this',
};

/** Holds the contract's `x-permission` rule of an operation against the caller; what it granted stays on the caller. */
export function admit(gateway: Gateway, id: OperationId, caller: Caller): Caller {
  if (caller.kind !== 'user') return caller;
  const decision = decide(operations[id].permission, {
    userTypeId: caller.userTypeId,
    providerName: gateway.settings.providerName,
    permissions: caller.permissions,
  });
  if (decision.allowed) return Object.assign({}, caller, { scope: decision.scope });
  const rule = operations[id].permission as { group?: string; flag?: string };
  const needed = decision.reason === 'missingFlag' && rule.group ? ` (${rule.group}.${rule.flag})` : '';
  throw forbidden(`${SENTENCES[decision.reason]}${needed}`);
}
