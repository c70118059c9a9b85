import type { Permissions } from './caller.ts';
import type { PermissionFlag } from './groups.ts';

/** Tells whether a role holds a flag; only a true of the role's own counts. */
export function hasFlag(permissions: Permissions, flag: PermissionFlag): boolean {
  return holds(permissions, ...(flag.split('.') as [string, string]));
}

/** The same for a group and flag that are not known beforehand, as from the contract. */
export function holds(permissions: Permissions, group: string, flag: string): boolean {
  const flags = Object.hasOwn(permissions, group) ? permissions[group] : undefined;
  return flags !== undefined && flags !== null && Object.hasOwn(flags, flag) && flags[flag] === true;
}
