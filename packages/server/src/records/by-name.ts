import { sql } from 'kysely';
import type { Db } from '../db/transaction.ts';
import { contains } from '../lists/condition.ts';
import { nameKey } from './name-key.ts';

/** Named readers of accounts by their names, which are unique: each begins a statement. */
export const merchantByName = (db: Db, name: string) =>
  db.selectFrom('merchants').where('name_key', '=', nameKey(name));

export const carrierByName = (db: Db, name: string) =>
  db.selectFrom('carriers').where('name_key', '=', nameKey(name));

/** SQL: the ids of merchants whose name contains a text, or whose id it is. */
export const merchantsMentioned = (text: string) =>
  sql`select id from merchants where id = ${text} or fold_text(name) like ${contains(text)}`;

/** Returns the ids of merchants whose name contains a text. */
export async function merchantsNamed(db: Db, text: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from merchants where fold_text(name) like ${contains(text)}`.execute(db);
  return rows.map(({ id }) => id);
}
