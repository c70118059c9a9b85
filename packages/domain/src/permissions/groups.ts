import type { permissionFlags } from '../generated/permissions.ts';

export type PermissionGroup = keyof typeof permissionFlags;

/** A flag with its group, such as 'Reports.viewAll'. */
export type PermissionFlag = {
  [G in PermissionGroup]: `${G}.${(typeof permissionFlags)[G][number]}`;
}[PermissionGroup];
