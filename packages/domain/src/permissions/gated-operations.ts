import { operationPermissions } from '../generated/permissions.ts';
import type { PermissionFlag } from './groups.ts';
import { type OperationId, permissionRuleOf } from './may-call.ts';

const operationIds = Object.keys(operationPermissions) as OperationId[];

/**
 * The operations that a flag opens, by itself or as the narrower way to the caller's own account; none where a flag is
 * kept and gates nothing.
 */
export function operationsGatedBy(flag: PermissionFlag): readonly OperationId[] {
  const names = (group: string | undefined, name: string | undefined) => `${group}.${name}` === flag;
  return operationIds.filter((operationId) => {
    const rule = permissionRuleOf(operationId);
    return (
      names(rule?.group, rule?.flag) || (typeof rule?.or === 'object' && names(rule.or.group, rule.or.flag))
    );
  });
}
