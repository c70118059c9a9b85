import { holds } from '@daftar/domain';
import { sql } from 'kysely';
import type { UserCaller } from '../../access/caller.ts';
import { USERS_WITH_ROLES } from '../../access/person.ts';
import { conflict } from '../../basics/problems.ts';
import type { Permissions } from '../../db/tables.ts';
import type { Trx } from '../../db/transaction.ts';
import { lockUsers } from '../../records/lock-users.ts';

/** Returns whether a user with these permissions can edit users and roles. */
const isAdmin = (permissions: Permissions): boolean =>
  holds(permissions, 'Users', 'editUsers') && holds(permissions, 'Roles', 'editRoles');

/** Returns whether a user with these permissions can give their own flags to others. */
const canGrant = (permissions: Permissions): boolean =>
  holds(permissions, 'Users', 'addUsers') ||
  holds(permissions, 'Users', 'editUsers') ||
  holds(permissions, 'Roles', 'editRoles');

interface Powers {
  hasAdmin: boolean;
  /** Flags that an active user holds and can grant, each written `Group.flag`. */
  grantable: ReadonlySet<string>;
}

async function powersIn(trx: Trx, userTypeId: string): Promise<Powers> {
  const { rows } = await sql<{ permissions: Permissions }>`
    select distinct r.permissions from ${sql.raw(USERS_WITH_ROLES)}
    where u.user_type_id = ${userTypeId} and u.status = 'Active' and r.permissions is not null`.execute(trx);
  const all = rows.map(({ permissions }) => permissions);
  return { hasAdmin: all.some(isAdmin), grantable: new Set(all.filter(canGrant).flatMap(flagsOf)) };
}

const flagsOf = (permissions: Permissions): string[] =>
  Object.entries(permissions).flatMap(([group, flags]) =>
    Object.keys(flags ?? {})
      .filter((flag) => holds(permissions, group, flag))
      .map((flag) => `${group}.${flag}`),
  );

/**
 * Changes users or roles of accounts. Throws 409 if that removes an account's last administrator or, in the caller's own
 * account, the last active holder of a flag who can grant it. In other accounts a flag may be lost, because the platform
 * owner's users can grant it again. The accounts' users are locked until the commit, so that two administrators cannot remove
 * each other at once.
 */
export async function keepingGrantors<T>(
  trx: Trx,
  caller: UserCaller,
  accounts: readonly string[],
  change: () => Promise<T>,
): Promise<T> {
  for (const account of accounts) await lockUsers(trx, account);
  const before = new Map<string, Powers>();
  for (const account of accounts) before.set(account, await powersIn(trx, account));
  const changed = await change();
  for (const [account, powers] of before)
    assertKept(powers, await powersIn(trx, account), account === caller.userTypeId);
  return changed;
}

function assertKept(before: Powers, after: Powers, isOwnAccount: boolean): void {
  if (before.hasAdmin && !after.hasAdmin) throw conflict('last-admin');
  const lost = [...before.grantable].find((flag) => !after.grantable.has(flag));
  if (isOwnAccount && lost !== undefined) throw conflict('role.lastHolder', { permission: lost });
}
