import { holds } from '@daftar/domain';
import { operations, type Permission } from '@daftar/openapi';
import type { UserCaller } from '../../access/caller.ts';
import { forbidden } from '../../basics/problems.ts';
import type { Permissions } from '../../db/tables.ts';

/** The first flag of a role that the caller's own role lacks. */
function lacking(caller: UserCaller, permissions: Permissions): string | undefined {
  for (const [group, flags] of Object.entries(permissions))
    for (const flag of Object.keys(flags ?? {}))
      if (holds(permissions, group, flag) && !holds(caller.permissions, group, flag))
        return `${group}.${flag}`;
  return undefined;
}

/** Nobody grants a flag that they lack, and nobody changes who or what is permitted more than they are. */
export function assertNoMore(caller: UserCaller, permissions: Permissions): void {
  const flag = lacking(caller, permissions);
  if (flag) throw forbidden('role.lacking', { permission: flag });
}

interface Flag {
  group: string;
  flag: string;
}

/** What a flag lets an account's own people do that the provider's may only by another: the contract's narrower ways. */
const OPENED = Object.values(operations).flatMap(({ permission }: { permission: Permission }) => {
  const { group, flag, or } = permission;
  return typeof or === 'object' && group && flag ? [{ by: or, needs: { group, flag } }] : [];
});

const has = (permissions: Permissions, { group, flag }: Flag): boolean => holds(permissions, group, flag);

/**
 * Nor do the provider's people give a merchant's or carrier's what they lack themselves: such as its keys, which its own
 * people may change by a flag that is about users.
 */
export function assertNoMoreThere(caller: UserCaller, permissions: Permissions): void {
  if (!caller.isPlatformOwner) return;
  for (const { by, needs } of OPENED)
    if (has(permissions, by) && !has(caller.permissions, needs))
      throw forbidden('role.lacking', { permission: `${needs.group}.${needs.flag}` });
}

/** Whether an edit opens more to the people of an account by such a flag. */
export const opensMore = (before: Permissions, after: Permissions): boolean =>
  OPENED.some(({ by }) => has(after, by) && !has(before, by));
