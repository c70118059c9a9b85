import { type Kysely, sql } from 'kysely';

/** History entries say who sees them; for older entries, which do not, their action decides. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table audit_entries add column seen_by text check (seen_by in ('account', 'balance', 'provider'))
  `.execute(db);
}
