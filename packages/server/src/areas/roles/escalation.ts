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

/** Throws 403 if a role permits more than the caller's own: nobody grants, or changes, more than they have. */
export function assertNoMore(caller: UserCaller, permissions: Permissions): void {
  const flag = lacking(caller, permissions);
  if (flag) throw forbidden('role.lacking', { permission: flag });
}

interface Flag {
  group: string;
  flag: string;
}

/** Operations that an account's own users may call by one flag (`by`), the provider's users only by another (`needs`). */
const OPENED = Object.values(operations).flatMap(({ permission }: { permission: Permission }) => {
  const { group, flag, or } = permission;
  return typeof or === 'object' && group && flag ? [{ by: or, needs: { group, flag } }] : [];
});

const has = (permissions: Permissions, { group, flag }: Flag): boolean => holds(permissions, group, flag);

/**
 * Throws 403 if one of the provider's users gives a merchant's or carrier's users more than they have themselves. For
 * example, a merchant's users may change its keys by a flag that is about users.
 */
export function assertNoMoreThere(caller: UserCaller, permissions: Permissions): void {
  if (!caller.isPlatformOwner) return;
  for (const { by, needs } of OPENED)
    if (has(permissions, by) && !has(caller.permissions, needs))
      throw forbidden('role.lacking', { permission: `${needs.group}.${needs.flag}` });
}

/** Returns whether an edit gives an account's users more operations by such a flag. */
export const opensMore = (before: Permissions, after: Permissions): boolean =>
  OPENED.some(({ by }) => has(after, by) && !has(before, by));
