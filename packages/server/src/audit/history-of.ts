import type { Db } from '../db/transaction.ts';

const MOST = 200;

export interface EntryRow {
  at: Date;
  description: string;
  actor_name: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
}

export const entryWire = (row: EntryRow) => ({
  date: row.at.toISOString().slice(0, 10),
  time: row.at.toISOString(),
  description: row.description,
  actor: row.actor_name,
  ...(row.before && { before: row.before }),
  ...(row.after && { after: row.after }),
});

/** A record's history, newest first, as the contract shows it. */
export async function historyOf(db: Db, userTypeId: string, kind: string, recordId: string) {
  const rows = await db
    .selectFrom('audit_entries')
    .select(['at', 'description', 'actor_name', 'before', 'after'])
    .where('user_type_id', '=', userTypeId)
    .where('kind', '=', kind)
    .where('record_id', '=', recordId)
    .orderBy('seq', 'desc')
    .limit(MOST)
    .execute();
  return rows.map(entryWire);
}
