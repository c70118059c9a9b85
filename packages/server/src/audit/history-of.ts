import { CompiledQuery } from 'kysely';
import type { UserCaller } from '../access/caller.ts';
import type { Db } from '../db/transaction.ts';
import { writeWhere } from '../lists/condition.ts';
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
  const { text, values } = writeWhere(visibleEntries(record, viewer));
  const { rows } = await db.executeQuery<EntryRow>(
    CompiledQuery.raw(
      `select ${ENTRY_COLUMNS} from audit_entries${text} order by seq desc limit ${MOST}`,
      values,
    ),
  );
  return rows.map((row) => shownEntry(row, record, viewer));
}
