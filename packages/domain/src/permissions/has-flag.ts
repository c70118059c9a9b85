import type { Permissions } from './caller.ts';
import type { PermissionFlag } from './groups.ts';

/** Tells whether a role has a flag. Only an own property with the value `true` counts. */
export function hasFlag(permissions: Permissions, flag: PermissionFlag): boolean {
  return holds(permissions, ...(flag.split('.') as [string, string]));
}

/** Like `hasFlag`, for a group and a flag that are not known at compile time, such as those of the contract. */
export function holds(permissions: Permissions, group: string, flag: string): boolean {
  const flags = Object.hasOwn(permissions, group) ? permissions[group] : undefined;
  return flags !== undefined && flags !== null && Object.hasOwn(flags, flag) && flags[flag] === true;
}
