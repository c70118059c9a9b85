import { sql } from 'kysely';
import type { UserCaller } from '../access/caller.ts';
import type { Db } from '../db/transaction.ts';
import { where } from '../lists/condition.ts';
import {
  type AuditedRecord,
  ENTRY_COLUMNS,
  type EntryRow,
  type HistoryEntry,
  shownEntry,
  visibleEntries,
} from './shown-entry.ts';

const MOST = 200;

/** Returns the newest entries of a record's history that the viewer may see, newest first. */
export async function historyOf(db: Db, record: AuditedRecord, viewer: UserCaller): Promise<HistoryEntry[]> {
  const { rows } = await sql<EntryRow>`
    select ${sql.raw(ENTRY_COLUMNS)} from audit_entries${where(visibleEntries(record, viewer))}
    order by seq desc limit ${MOST}`.execute(db);
  return rows.map((row) => shownEntry(row, record, viewer));
}
