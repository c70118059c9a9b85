import { type RawBuilder, sql } from 'kysely';
import type { Db, Trx } from '../db/transaction.ts';
import { type DeliveryTarget, sendLater } from './send-later.ts';

interface Ordered extends DeliveryTarget {
  id: string;
  order_key: string | null;
  created_at: Date;
}

/** SQL condition: pending deliveries to the same target about the same record (session, payout or subscription). */
const samePlace = ({ user_type_id, endpoint_id, order_key }: Ordered): RawBuilder<unknown> =>
  sql`status = 'pending' and user_type_id = ${user_type_id} and order_key = ${order_key}
    and endpoint_id is not distinct from ${endpoint_id}`;

/** Tells whether an earlier delivery of the record to the same target is still pending. */
export async function isBlocked(db: Db, row: Ordered): Promise<boolean> {
  if (row.order_key === null) return false;
  const { rows } = await sql`
    select 1 from webhook_deliveries
    where ${samePlace(row)} and (created_at, id) < (${row.created_at}, ${row.id}) limit 1`.execute(db);
  return rows.length > 0;
}

/**
 * Adds the job of the record's next delivery to the same target again, because that job may have ended while the delivery was
 * blocked.
 */
export async function sendNext(trx: Db | Trx, row: Ordered): Promise<void> {
  if (row.order_key === null) return;
  const { rows } = await sql<{ id: string }>`
    select id from webhook_deliveries
    where ${samePlace(row)} and id <> ${row.id} order by created_at, id limit 1`.execute(trx);
  const [next] = rows;
  if (next) await sendLater(trx as Trx, { ...row, id: next.id });
}
