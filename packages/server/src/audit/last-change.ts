import { CompiledQuery } from 'kysely';
import type { UserCaller } from '../access/caller.ts';
import type { Db } from '../db/transaction.ts';
import { condition, writeWhere } from '../lists/condition.ts';
import { type AuditedRecord, visibleEntries } from './shown-entry.ts';

export interface LastChange {
  /** Name of the actor. */
  changedBy: string;
  /** ISO 8601. */
  changedAt: string;
}

/**
 * Returns the newest change of a record's fields that the viewer may see in its history; undefined when there is none. Ignores
 * entries without compared fields, such as those of a new password.
 */
export async function lastChange(
  db: Db,
  record: AuditedRecord,
  viewer: UserCaller,
): Promise<LastChange | undefined> {
  const compares = condition`before is not null and after is not null`;
  const { text, values } = writeWhere([...visibleEntries(record, viewer), compares]);
  const { rows } = await db.executeQuery<{ at: Date; actor_name: string }>(
    CompiledQuery.raw(`select at, actor_name from audit_entries${text} order by seq desc limit 1`, values),
  );
  const [newest] = rows;
  return newest && { changedBy: newest.actor_name, changedAt: newest.at.toISOString() };
}
