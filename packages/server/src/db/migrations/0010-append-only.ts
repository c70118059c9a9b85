import { type Kysely, sql } from 'kysely';

/** Append-only tables: a mistake is corrected by another entry, never by changing one. */
const TABLES = ['ledger_entries', 'ledger_postings', 'audit_entries'];

/** Makes the database reject updates and deletes of ledger and audit entries. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function refuse_change() returns trigger language plpgsql as $$ begin
      raise exception '% is only ever added to: % of it is refused', tg_table_name, lower(tg_op)
        using errcode = 'restrict_violation', hint = 'Book another entry that puts it right';
    end $$`.execute(db);
  for (const table of TABLES)
    await sql`
      create trigger ${sql.ref(`${table}_stay`)} before update or delete or truncate on ${sql.table(table)}
        for each statement execute function refuse_change()`.execute(db);
}
