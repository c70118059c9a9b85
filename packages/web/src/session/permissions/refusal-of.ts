import {
  type Caller,
  hasFlag,
  isPlatformOwner,
  mayCall,
  type OperationId,
  type PermissionFlag,
  permissionRuleOf,
} from '@daftar/domain';

/** What a control or a page needs: permission for an operation, or a flag that gates no operation. */
export type Need = OperationId | PermissionFlag;

/** The missing permission; without `flag` only users of the platform owner are permitted. */
export type Refusal = { readonly flag?: PermissionFlag };

const isFlag = (need: Need): need is PermissionFlag => need.includes('.');

/** Returns the permission flag that the contract requires of the caller for an operation; undefined if it requires none. */
function flagFor(operation: OperationId, caller: Caller): PermissionFlag | undefined {
  const rule = permissionRuleOf(operation);
  const { group, flag } = typeof rule?.or === 'object' && !isPlatformOwner(caller) ? rule.or : (rule ?? {});
  return group && flag ? (`${group}.${flag}` as PermissionFlag) : undefined;
}

/**
 * Returns what the caller lacks; undefined if nothing. Only for display: the server enforces the permissions. A right to one's
 * own record does not count, because screens ask for all records of a kind.
 */
export function refusalOf(need: Need, caller: Caller): Refusal | undefined {
  if (!isFlag(need)) {
    const decision = mayCall(need, caller);
    if (!decision.allowed && decision.reason === 'ownerOnly') return {};
  }
  const flag = isFlag(need) ? need : flagFor(need, caller);
  return flag && !hasFlag(caller.permissions, flag) ? { flag } : undefined;
}
