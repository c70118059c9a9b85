import { permissionFlags } from '@daftar/domain';
import type { Permissions } from '../db/tables.ts';

/** Returns permissions with all flags of all groups. */
export const allPermissions = (): Permissions =>
  Object.fromEntries(
    Object.entries(permissionFlags).map(([group, flags]) => [
      group,
      Object.fromEntries(flags.map((flag) => [flag, true])),
    ]),
  );

/** Returns permissions with only the named flags, each written `Group.flag`. */
export function permissionsOf(...names: string[]): Permissions {
  const permissions: Permissions = {};
  for (const name of names) {
    const [group = '', flag = ''] = name.split('.');
    permissions[group] = { ...permissions[group], [flag]: true };
  }
  return permissions;
}
