import { sql } from 'kysely';
import type { Gateway } from '../../src/gateway.ts';

/** Returns the tables with a row that contains the text in any column. */
export async function tablesWith(gateway: Gateway, text: string): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema')`.execute(gateway.db);
  const found = await Promise.all(
    tables.map(async ({ name }) => {
      const { rows } = await sql<{ n: string }>`
        select count(*)::text as n from ${sql.raw(name)} t where t::text like ${`%${text}%`}`.execute(
        gateway.db,
      );
      return rows[0]?.n === '0' ? [] : [name];
    }),
  );
  return found.flat();
}
