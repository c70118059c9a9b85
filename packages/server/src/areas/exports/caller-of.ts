import { sql } from 'kysely';
import type { UserCaller } from '../../access/caller.ts';
import { PERSON_COLUMNS, type PersonRow, personOf, USERS } from '../../access/person.ts';
import type { Db } from '../../db/transaction.ts';
import type { Gateway } from '../../gateway.ts';

/**
 * Returns the user who requested an export, with the user's current role; undefined when the user or the account is inactive.
 */
export async function callerOf(
  { owner }: Gateway,
  connection: Db,
  userId: string,
): Promise<UserCaller | undefined> {
  const { rows } = await sql<PersonRow>`
    select ${sql.raw(PERSON_COLUMNS)} from ${sql.raw(USERS)}
    where u.id = ${userId} and u.status = 'Active' and coalesce(m.status, c.status, 'Active') = 'Active'`.execute(
    connection,
  );
  const [row] = rows;
  return row && personOf(row, owner, '');
}
