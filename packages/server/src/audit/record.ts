import { createHash } from 'node:crypto';
import type { Trx } from '../db/transaction.ts';

export interface AuditEntry {
  userTypeId: string;
  actor: { id: string; name: string };
  /** The operation, or the event when no person acted. */
  action: string;
  kind: string;
  recordId: string;
  description: string;
  before?: Record<string, unknown> | undefined;
  after?: Record<string, unknown> | undefined;
  requestId?: string | undefined;
  at: Date;
}

/** JSON with sorted keys: the same facts always give the same hash. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    inner !== null && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}

export function hashEntry(prevHash: string, seq: bigint, entry: AuditEntry): string {
  const facts = {
    seq: String(seq),
    userTypeId: entry.userTypeId,
    actor: entry.actor,
    action: entry.action,
    kind: entry.kind,
    recordId: entry.recordId,
    description: entry.description,
    before: entry.before ?? null,
    after: entry.after ?? null,
    requestId: entry.requestId ?? null,
    at: entry.at.toISOString(),
  };
  return createHash('sha256').update(prevHash).update(canonical(facts)).digest('hex');
}

const json = (value: Record<string, unknown> | undefined) =>
  value === undefined ? null : JSON.stringify(value);

/** Appends to the tenant's chain. Called last in a transaction: it locks the chain's head. */
export async function audit(trx: Trx, entry: AuditEntry): Promise<void> {
  await trx
    .insertInto('audit_heads')
    .values({ user_type_id: entry.userTypeId, seq: 0, hash: '' })
    .onConflict((conflict) => conflict.column('user_type_id').doNothing())
    .execute();
  const head = await trx
    .selectFrom('audit_heads')
    .select(['seq', 'hash'])
    .where('user_type_id', '=', entry.userTypeId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const seq = BigInt(head.seq) + 1n;
  const hash = hashEntry(head.hash, seq, entry);
  await trx
    .insertInto('audit_entries')
    .values({
      user_type_id: entry.userTypeId,
      seq: String(seq),
      at: entry.at,
      actor_id: entry.actor.id,
      actor_name: entry.actor.name,
      action: entry.action,
      kind: entry.kind,
      record_id: entry.recordId,
      description: entry.description,
      before: json(entry.before),
      after: json(entry.after),
      request_id: entry.requestId ?? null,
      prev_hash: head.hash,
      hash,
    })
    .execute();
  await trx
    .updateTable('audit_heads')
    .set({ seq: String(seq), hash })
    .where('user_type_id', '=', entry.userTypeId)
    .execute();
}
