import { sql } from 'kysely';
import { hashEntry, type StoredEntry } from '../../src/audit/record.ts';
import type { Gateway } from '../../src/gateway.ts';

const jsonOf = (facts: object | undefined) => (facts ? JSON.stringify(facts) : null);

/** Writes a history entry as an older version did, without the field for who may see it. */
export async function writeOldEntry(
  { db }: Gateway,
  facts: Omit<StoredEntry, 'seenBy' | 'at' | 'actor'>,
): Promise<void> {
  const entry: StoredEntry = {
    ...facts,
    actor: { id: 'setup', name: 'Test' },
    at: new Date(),
    seenBy: undefined,
  };
  const { userTypeId, actor, action, kind, recordId, description, before, after, at } = entry;
  const head = await db
    .selectFrom('audit_heads')
    .selectAll()
    .where('user_type_id', '=', userTypeId)
    .executeTakeFirstOrThrow();
  const seq = BigInt(head.seq) + 1n;
  const hash = hashEntry(head.hash, seq, entry);
  await sql`
    insert into audit_entries (user_type_id, seq, at, actor_id, actor_name, action, kind, record_id, description,
      before, after, prev_hash, hash)
    values (${userTypeId}, ${String(seq)}, ${at}, ${actor.id}, ${actor.name}, ${action}, ${kind}, ${recordId},
      ${description}, ${jsonOf(before)}::jsonb, ${jsonOf(after)}::jsonb, ${head.hash}, ${hash})
  `.execute(db);
  await db
    .updateTable('audit_heads')
    .set({ seq: String(seq), hash })
    .where('user_type_id', '=', userTypeId)
    .execute();
}
