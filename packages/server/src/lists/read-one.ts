import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../db/transaction.ts';
import type { ListSource } from './page.ts';

/** The first row that a list's source has where the condition holds: a record as its list shows it. */
export async function readOne<Row>(
  db: Db,
  { columns, from }: Pick<ListSource, 'columns' | 'from'>,
  where: RawBuilder<unknown>,
): Promise<Row | undefined> {
  const { rows } = await sql<Row>`
    select ${sql.raw(columns)} from ${sql.raw(from)} where ${where}`.execute(db);
  return rows[0];
}
