import { type Kysely, sql } from 'kysely';

/** Marks rows of settlement files that the sheet hides. Of earlier files, the history names the first hundred hidden rows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table settlement_file_lines add column hidden boolean not null default false`.execute(db);
  await sql`
    update settlement_file_lines l set hidden = true
    from audit_entries a, jsonb_array_elements_text(a.after::jsonb->'hiddenRows') as shown (row)
    where a.kind = 'settlement-file' and a.action = 'addSettlementFile' and a.after::jsonb ? 'hiddenRows'
      and l.file_id = a.record_id and l.row = shown.row::int`.execute(db);
}
