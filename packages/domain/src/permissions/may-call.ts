import type { Caller } from './caller.ts';
import { type Decision, decide, type PermissionRule } from './decide.ts';
import { operationPermissions } from './operation-rules.ts';

/** Decides whether a caller may call an operation of the contract, and on which records; an unknown one is refused. */
export function mayCall(operationId: string, caller: Caller): Decision {
  const rules: Readonly<Record<string, PermissionRule>> = operationPermissions;
  const rule = Object.hasOwn(rules, operationId) ? rules[operationId] : undefined;
  return rule ? decide(rule, caller) : { allowed: false, reason: 'unknownOperation' };
}
