import { type Kysely, sql } from 'kysely';

/** Stores in each history entry who may see it. For older entries, which do not have it, the action decides. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table audit_entries add column seen_by text check (seen_by in ('account', 'balance', 'provider'))
  `.execute(db);
}
