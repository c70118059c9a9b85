import { hash } from 'node:crypto';
import { sql } from 'kysely';
import { named } from '../db/named.ts';
import { later } from '../db/send-together.ts';
import { statement } from '../db/statement.ts';
import type { Trx } from '../db/transaction.ts';
import type { HistoryMessage } from './history-message.ts';
import { type EntryName, type SeenBy, seenByOf } from './kinds.ts';
import { refuseSecrets } from './refuse-secrets.ts';

interface EntryFacts {
  userTypeId: string;
  actor: { id: string; name: string };
  recordId: string;
  description: string;
  /** Code of the description; entries of older versions have none. */
  code?: string | undefined;
  values?: Record<string, string | number> | undefined;
  before?: Record<string, unknown> | undefined;
  after?: Record<string, unknown> | undefined;
  requestId?: string | undefined;
  at: Date;
}

/** A history entry to be written; its kind and action decide who sees it. */
export type AuditEntry = EntryName &
  EntryFacts &
  HistoryMessage & {
    /** Only the platform owner's users see this entry, even if others see entries of this action. */
    seenBy?: 'provider' | undefined;
  };

/** An entry as it is stored. Entries of older versions do not store who sees them. */
export interface StoredEntry extends EntryFacts {
  kind: string;
  /** The operation, or the event (such as `payment.paid`) if no user acted. */
  action: string;
  seenBy: SeenBy | undefined;
}

/** Returns JSON with sorted keys: the same facts always give the same hash. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    inner !== null && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}

/** Returns the facts that an entry's hash covers, except its number. */
const factsOf = (entry: StoredEntry): Record<string, unknown> => ({
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
  // Old entries do not have these fields. Leaving them out keeps the hashes of old entries valid.
  ...(entry.seenBy !== undefined && { seenBy: entry.seenBy }),
  ...(entry.code !== undefined && { code: entry.code }),
  ...(entry.values !== undefined && { values: entry.values }),
});

export const hashEntry = (prevHash: string, seq: bigint, entry: StoredEntry): string =>
  sha256(prevHash + canonical({ ...factsOf(entry), seq: String(seq) }));

const sha256 = (text: string): string => hash('sha256', text, 'hex');

/** Returns the JSON that `hashEntry` hashes, without the entry's number: the part before the number and the part after it. */
function aroundSeq(entry: StoredEntry): [before: string, after: string] {
  const facts = Object.entries(factsOf(entry));
  const part = (belongs: (name: string) => boolean) =>
    canonical(Object.fromEntries(facts.filter(([name]) => belongs(name)))).slice(1, -1);
  return [`{${part((name) => name < 'seq')},"seq":"`, `",${part((name) => name > 'seq')}}`];
}

/**
 * Appends an entry to the tenant's audit chain. Call it last in a transaction, because it locks the chain's head. The database
 * computes the number and the hash, so the statement can be sent together with the commit. Other transactions wait for the
 * head only that long.
 */
export async function audit(trx: Trx, written: AuditEntry): Promise<void> {
  const entry = toStore(written);
  const [before, after] = aroundSeq(entry);
  const row = rowOf(entry, 1n, '', sha256(`${before}1${after}`));
  await statement`
    with head as (
      insert into audit_heads as h (user_type_id, seq, hash, prev_hash)
      values (${row.user_type_id}, ${row.seq}, ${row.hash}, ${row.prev_hash})
      on conflict (user_type_id) do update set seq = h.seq + 1, prev_hash = h.hash,
        hash = encode(sha256(convert_to(h.hash || ${before} || (h.seq + 1)::text || ${after}, 'UTF8')), 'hex')
      returning user_type_id, seq, hash, prev_hash
    )
    insert into audit_entries (user_type_id, seq, prev_hash, hash, at, actor_id, actor_name, action, kind, record_id,
      description, description_code, description_values, before, after, request_id, seen_by)
    select user_type_id, seq, prev_hash, hash, ${row.at}::timestamptz, ${row.actor_id}, ${row.actor_name}, ${row.action},
      ${row.kind}, ${row.record_id}, ${row.description}, ${row.description_code}, ${jsonOf(row.description_values)}::jsonb,
      ${jsonOf(row.before)}::jsonb, ${jsonOf(row.after)}::jsonb, ${row.request_id}, ${row.seen_by}
    from head${later}${named('audit')}`.execute(trx);
}

const jsonOf = (value: unknown): string | null => (value === null ? null : JSON.stringify(value));

/** Entries per statement: few enough that the process handles other requests in between. */
const AT_ONCE = 100;

/**
 * Appends many entries to their tenants' audit chains. Call it last in a transaction, like `audit`. Locks the heads in the
 * order of their tenants, which avoids deadlocks.
 */
export async function auditAll(trx: Trx, entries: readonly AuditEntry[]): Promise<void> {
  const chains = [...Map.groupBy(entries, ({ userTypeId }) => userTypeId)];
  for (const [tenant, all] of chains.sort(([a], [b]) => (a < b ? -1 : 1))) await append(trx, tenant, all);
}

async function append(trx: Trx, tenant: string, entries: readonly AuditEntry[]): Promise<void> {
  const head = (await lockHead(trx, tenant)) ?? (await startChain(trx, tenant));
  let [seq, hash] = [BigInt(head.seq), head.hash];
  for (let at = 0; at < entries.length; at += AT_ONCE) {
    const rows = entries.slice(at, at + AT_ONCE).map((written) => {
      const entry = toStore(written);
      seq += 1n;
      const prev = hash;
      hash = hashEntry(prev, seq, entry);
      return rowOf(entry, seq, prev, hash);
    });
    await sql`
      with head as (update audit_heads set seq = ${String(seq)}, hash = ${hash} where user_type_id = ${tenant})
      insert into audit_entries
      select * from jsonb_populate_recordset(null::audit_entries, ${JSON.stringify(rows)}::jsonb)${named('audit-all')}`.execute(
      trx,
    );
  }
}

type Head = { seq: string; hash: string };

/** Locks and returns the head of a tenant's chain; undefined before its first entry. */
async function lockHead(trx: Trx, tenant: string): Promise<Head | undefined> {
  const { rows } = await sql<Head>`
    select seq, hash from audit_heads where user_type_id = ${tenant} for update${named('audit-head')}`.execute(
    trx,
  );
  return rows[0];
}

/** Adds the head of a tenant's chain, unless another transaction does so at the same time, and locks it. */
async function startChain(trx: Trx, tenant: string): Promise<Head> {
  await sql`insert into audit_heads (user_type_id, seq, hash) values (${tenant}, 0, '')
    on conflict (user_type_id) do nothing`.execute(trx);
  const head = await lockHead(trx, tenant);
  if (!head) throw new Error(`The chain of ${tenant} has no head`);
  return head;
}

function toStore(entry: AuditEntry): StoredEntry {
  refuseSecrets(entry.before);
  refuseSecrets(entry.after);
  refuseSecrets(entry.values);
  return { ...entry, seenBy: entry.seenBy ?? seenByOf(entry.kind, entry.action) };
}

const rowOf = (entry: StoredEntry, seq: bigint, prev: string, hash: string) => ({
  user_type_id: entry.userTypeId,
  seq: String(seq),
  at: entry.at,
  actor_id: entry.actor.id,
  actor_name: entry.actor.name,
  action: entry.action,
  kind: entry.kind,
  record_id: entry.recordId,
  description: entry.description,
  before: entry.before ?? null,
  after: entry.after ?? null,
  request_id: entry.requestId ?? null,
  seen_by: entry.seenBy,
  description_code: entry.code ?? null,
  description_values: entry.values ?? null,
  prev_hash: prev,
  hash,
});
