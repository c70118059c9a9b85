import { sql } from 'kysely';
import type { Db } from '../db/transaction.ts';
import { hashEntry } from './record.ts';

export interface AuditFault {
  userTypeId: string;
  seq: string;
  reason: string;
}

/** Checks every chain from its start; returns the first bad entry of each tenant. */
export async function verifyAudit(db: Db): Promise<{ entries: number; faults: AuditFault[] }> {
  const heads = await db.selectFrom('audit_heads').selectAll().execute();
  const faults = await headless(db);
  let entries = 0;
  for (const head of heads) {
    const { count, fault } = await verifyChain(db, head.user_type_id, {
      seq: BigInt(head.seq),
      hash: head.hash,
    });
    entries += count;
    if (fault) faults.push(fault);
  }
  return { entries, faults };
}

/** Finds entries whose chain has lost its head: without a head, their chain would not be checked. */
async function headless(db: Db): Promise<AuditFault[]> {
  const { rows } = await sql<{ user_type_id: string; seq: string }>`
    select user_type_id, min(seq) as seq from audit_entries e
    where not exists (select 1 from audit_heads h where h.user_type_id = e.user_type_id)
    group by user_type_id order by user_type_id limit 20`.execute(db);
  return rows.map(({ user_type_id, seq }) => ({
    userTypeId: user_type_id,
    seq,
    reason: 'the head of the chain is missing',
  }));
}

async function verifyChain(db: Db, userTypeId: string, head: { seq: bigint; hash: string }) {
  let seq = 0n;
  let hash = '';
  let count = 0;
  const fault = (reason: string) => ({ count, fault: { userTypeId, seq: String(seq), reason } });
  for (;;) {
    const rows = await db
      .selectFrom('audit_entries')
      .selectAll()
      .where('user_type_id', '=', userTypeId)
      .where('seq', '>', String(seq))
      .orderBy('seq')
      .limit(1000)
      .execute();
    for (const row of rows) {
      seq += 1n;
      if (BigInt(row.seq) !== seq) return fault('an entry is missing before this one');
      if (row.prev_hash !== hash) return fault('the link to the entry before is broken');
      hash = hashEntry(hash, seq, {
        userTypeId,
        actor: { id: row.actor_id, name: row.actor_name },
        action: row.action,
        kind: row.kind,
        recordId: row.record_id,
        description: row.description,
        code: row.description_code ?? undefined,
        values: row.description_values ?? undefined,
        before: row.before ?? undefined,
        after: row.after ?? undefined,
        requestId: row.request_id ?? undefined,
        seenBy: row.seen_by ?? undefined,
        at: row.at,
      });
      if (hash !== row.hash) return fault('the entry was changed after it was written');
      count += 1;
    }
    if (rows.length < 1000) break;
  }
  if (seq !== head.seq || hash !== head.hash) return fault('the end of the chain is missing');
  return { count, fault: undefined };
}
