import { type PayoutSource, type Posting, toDecimalString } from '@daftar/domain';
import { sql } from 'kysely';
import { type AuditEntry, hashEntry } from '../../audit/record.ts';
import type { Trx } from '../../db/transaction.ts';
import { newId } from '../../ids.ts';

export interface PayoutBooking {
  payoutId: string;
  merchantId: string;
  source: PayoutSource;
  postings: readonly Posting[];
}

/** Books many payouts by two statements; each has an entry of its own, as if it had been approved alone. */
export async function bookPayouts(trx: Trx, bookings: readonly PayoutBooking[], at: Date): Promise<void> {
  const entries = bookings.map((booking) => ({ id: newId('led'), ...booking }));
  await sql`
    insert into ledger_entries (id, user_type_id, event, record_id, memo, booked_at)
    select id, merchant, 'payout', record, memo::jsonb, ${at} from unnest(
      ${entries.map(({ id }) => id)}::text[], ${entries.map(({ merchantId }) => merchantId)}::text[],
      ${entries.map(({ payoutId }) => payoutId)}::text[],
      ${entries.map(({ source }) => JSON.stringify({ source }))}::text[]) as e (id, merchant, record, memo)
  `.execute(trx);
  const legs = entries.flatMap(({ id, merchantId, postings }) =>
    postings.map((posting, line) => ({ id, line, merchantId, ...posting })),
  );
  await sql`
    insert into ledger_postings (entry_id, line, user_type_id, account, currency, side, amount, booked_at)
    select l.*, ${at} from unnest(
      ${legs.map(({ id }) => id)}::text[], ${legs.map(({ line }) => line)}::smallint[],
      ${legs.map(({ merchantId }) => merchantId)}::text[], ${legs.map(({ account }) => account)}::text[],
      ${legs.map(({ amount }) => amount.currency)}::text[], ${legs.map(({ side }) => side)}::text[],
      ${legs.map(({ amount }) => toDecimalString(amount))}::numeric[]) as l
  `.execute(trx);
}

/** So few that others are answered between one lot and the next. */
const AT_ONCE = 200;

/** Appends many entries to their tenants' chains. Called last in a transaction, as `audit` is; heads are locked in one order. */
export async function auditAll(trx: Trx, entries: readonly AuditEntry[]): Promise<void> {
  const chains = [...Map.groupBy(entries, ({ userTypeId }) => userTypeId)];
  for (const [tenant, all] of chains.sort(([a], [b]) => (a < b ? -1 : 1))) await appendAll(trx, tenant, all);
}

async function appendAll(trx: Trx, tenant: string, entries: readonly AuditEntry[]): Promise<void> {
  await trx
    .insertInto('audit_heads')
    .values({ user_type_id: tenant, seq: 0, hash: '' })
    .onConflict((on) => on.column('user_type_id').doNothing())
    .execute();
  const head = await trx
    .selectFrom('audit_heads')
    .select(['seq', 'hash'])
    .where('user_type_id', '=', tenant)
    .forUpdate()
    .executeTakeFirstOrThrow();
  let [seq, hash] = [BigInt(head.seq), head.hash];
  for (let at = 0; at < entries.length; at += AT_ONCE) {
    const rows = entries.slice(at, at + AT_ONCE).map((entry) => {
      seq += 1n;
      const prev = hash;
      hash = hashEntry(prev, seq, entry);
      return rowOf(entry, seq, prev, hash);
    });
    await sql`insert into audit_entries
      select * from jsonb_populate_recordset(null::audit_entries, ${JSON.stringify(rows)}::jsonb)`.execute(
      trx,
    );
  }
  await trx
    .updateTable('audit_heads')
    .set({ seq: String(seq), hash })
    .where('user_type_id', '=', tenant)
    .execute();
}

const rowOf = (entry: AuditEntry, seq: bigint, prev: string, hash: string) => ({
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
  prev_hash: prev,
  hash,
});
