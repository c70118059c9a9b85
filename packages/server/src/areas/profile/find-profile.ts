import { sql } from 'kysely';
import { USERS } from '../../access/person.ts';
import type { Db } from '../../db/transaction.ts';
import { type ProfileRow, profileFields } from './fields.ts';

/** Returns the user's own data. */
export async function findProfile(db: Db, userId: string): Promise<ProfileRow> {
  const { rows } = await sql<ProfileRow>`
    select ${sql.raw(profileFields.select)} from ${sql.raw(USERS)} where u.id = ${userId}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('The caller is no user any more');
  return row;
}
