import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../db/transaction.ts';
import type { ListSource } from './page.ts';

/** Returns the first row of a list's source that fulfils the condition, with the list's columns. */
export async function readOne<Row>(
  db: Db,
  { columns, from }: Pick<ListSource, 'columns' | 'from'>,
  where: RawBuilder<unknown>,
): Promise<Row | undefined> {
  const { rows } = await sql<Row>`
    select ${sql.raw(columns)} from ${sql.raw(from)} where ${where}`.execute(db);
  return rows[0];
}
