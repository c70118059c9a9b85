import { operationPermissions } from '../generated/permissions.ts';
import type { Caller } from './caller.ts';
import { type Decision, decide, type PermissionRule } from './decide.ts';

/** The id of an operation of the contract. */
export type OperationId = keyof typeof operationPermissions;

const rules: Readonly<Record<OperationId, PermissionRule>> = operationPermissions;

/** Returns the contract's permission rule of an operation; undefined if the contract does not have the operation. */
export function permissionRuleOf(operationId: string): PermissionRule | undefined {
  return Object.hasOwn(rules, operationId) ? rules[operationId as OperationId] : undefined;
}

/** Decides whether a caller may call an operation of the contract, and on which records. Refuses unknown operations. */
export function mayCall(operationId: string, caller: Caller): Decision {
  const rule = permissionRuleOf(operationId);
  return rule ? decide(rule, caller) : { allowed: false, reason: 'unknownOperation' };
}
