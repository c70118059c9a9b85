import { holds } from '@daftar/domain';
import { operations, type Permission } from '@daftar/openapi';
import type { UserCaller } from '../../access/caller.ts';
import { forbidden } from '../../basics/problems.ts';
import type { Permissions } from '../../db/tables.ts';

/** Returns the first flag of a role that the caller's own role lacks. */
function lacking(caller: UserCaller, permissions: Permissions): string | undefined {
  for (const [group, flags] of Object.entries(permissions))
    for (const flag of Object.keys(flags ?? {}))
      if (holds(permissions, group, flag) && !holds(caller.permissions, group, flag))
        return `${group}.${flag}`;
  return undefined;
}

/** Throws 403 if a role permits more than the caller's own: users may neither grant nor change permissions that they lack. */
export function assertNoMore(caller: UserCaller, permissions: Permissions): void {
  const flag = lacking(caller, permissions);
  if (flag) throw forbidden('role.lacking', { permission: flag });
}

interface Flag {
  group: string;
  flag: string;
}

/** Operations for which an account's own users need the flag `by`, but the platform owner's users the flag `needs`. */
const OPENED = Object.values(operations).flatMap(({ permission }: { permission: Permission }) => {
  const { group, flag, or } = permission;
  return typeof or === 'object' && group && flag ? [{ by: or, needs: { group, flag } }] : [];
});

const has = (permissions: Permissions, { group, flag }: Flag): boolean => holds(permissions, group, flag);

/**
 * Throws 403 if one of the platform owner's users gives a merchant's or carrier's users an operation that the caller may not
 * call. For example, a flag about users lets a merchant's own users change its keys, for which the platform owner's users need
 * another flag.
 */
export function assertNoMoreThere(caller: UserCaller, permissions: Permissions): void {
  if (!caller.isPlatformOwner) return;
  for (const { by, needs } of OPENED)
    if (has(permissions, by) && !has(caller.permissions, needs))
      throw forbidden('role.lacking', { permission: `${needs.group}.${needs.flag}` });
}

/** Returns whether an edit adds a flag that gives an account's own users one of these operations. */
export const grantsMore = (before: Permissions, after: Permissions): boolean =>
  OPENED.some(({ by }) => has(after, by) && !has(before, by));
