import { ownerOnlyGroups, permissionFlags } from '../generated/permissions.ts';

export type PermissionGroup = keyof typeof permissionFlags;

/** A flag with its group, 'Reports.viewAll'. */
export type PermissionFlag = {
  [G in PermissionGroup]: `${G}.${(typeof permissionFlags)[G][number]}`;
}[PermissionGroup];

/** The groups that a caller's role form shows, in its order. */
export function groupsFor(platformOwner: boolean): readonly PermissionGroup[] {
  const groups = Object.keys(permissionFlags) as PermissionGroup[];
  const hidden: readonly PermissionGroup[] = ownerOnlyGroups;
  return platformOwner ? groups : groups.filter((group) => !hidden.includes(group));
}
