import { holds } from '@daftar/domain';
import { sql } from 'kysely';
import { USERS_WITH_ROLES } from '../../access/person.ts';
import { conflict } from '../../basics/problems.ts';
import type { Permissions } from '../../db/tables.ts';
import type { Trx } from '../../db/transaction.ts';
import { holdPeople } from '../../records/hold-people.ts';

interface Holder {
  permissions: Permissions | null;
}

/** Returns whether a user can edit users and roles. */
const isAdmin = ({ permissions }: Holder): boolean =>
  permissions !== null &&
  holds(permissions, 'Users', 'editUsers') &&
  holds(permissions, 'Roles', 'editRoles');

async function admins(trx: Trx, userTypeId: string): Promise<number> {
  const { rows } = await sql<Holder>`
    select r.permissions from ${sql.raw(USERS_WITH_ROLES)}
    where u.user_type_id = ${userTypeId} and u.status = 'Active'`.execute(trx);
  return rows.filter(isAdmin).length;
}

/**
 * Changes an account's users or roles; throws 409 if that removes its last administrator. The account's users are locked
 * until the commit, so that two administrators cannot remove each other at once.
 */
export async function keepingAnAdmin<T>(trx: Trx, userTypeId: string, change: () => Promise<T>): Promise<T> {
  await holdPeople(trx, userTypeId);
  const before = await admins(trx, userTypeId);
  const changed = await change();
  if (before > 0 && (await admins(trx, userTypeId)) === 0) throw conflict('last-admin');
  return changed;
}
