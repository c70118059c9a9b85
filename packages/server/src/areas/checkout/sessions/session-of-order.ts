import type { Insertable } from 'kysely';
import { conflict } from '../../../basics/problems.ts';
import type { CheckoutSessionTable } from '../../../db/tables.ts';
import type { Trx } from '../../../db/transaction.ts';
import { isOrderPaid, type SessionRow } from '../store.ts';
import { expireSession } from './expire-session.ts';

type NewSession = Insertable<CheckoutSessionTable> & { created_at: Date };

/**
 * Stores a session, unless its order has one. A session that has ended unpaid leaves its order to the new one, and keeps the
 * id of the new one. Returns the order's session, which may be the existing one. Throws 409 for an order that is paid or has
 * an open session with other details.
 */
export async function sessionOfOrder(trx: Trx, wanted: NewSession): Promise<SessionRow> {
  const inserted = await trx
    .insertInto('checkout_sessions')
    .values(wanted)
    .onConflict((on) => on.columns(['service_id', 'order_id']).where('replaced_by', 'is', null).doNothing())
    .returningAll()
    .executeTakeFirst();
  if (inserted) return inserted;
  const current = await lockCurrent(trx, wanted);
  // Undefined if another request has replaced the session while this one waited for its lock.
  if (!current) return sessionOfOrder(trx, wanted);
  if (await isOrderPaid(trx, current)) throw conflict('order-paid');
  if (isOver(current, wanted.created_at)) return replace(trx, current, wanted);
  if (current.body_hash !== wanted.body_hash) throw conflict('order-exists');
  return current;
}

const lockCurrent = (trx: Trx, { service_id, order_id }: NewSession): Promise<SessionRow | undefined> =>
  trx
    .selectFrom('checkout_sessions')
    .selectAll()
    .where('service_id', '=', service_id)
    .where('order_id', '=', order_id)
    .where('replaced_by', 'is', null)
    .forUpdate()
    .executeTakeFirst();

/** Tells whether the session has ended unpaid. The order of a payment link belongs to its package, and is never free. */
function isOver({ status, expires_at, package_id }: SessionRow, now: Date): boolean {
  if (package_id !== null) return false;
  return status === 'expired' || status === 'failed' || (status === 'open' && expires_at <= now);
}

async function replace(trx: Trx, over: SessionRow, wanted: NewSession): Promise<SessionRow> {
  if (over.status === 'open') await expireSession(trx, over, wanted.created_at);
  await trx
    .updateTable('checkout_sessions')
    .set({ replaced_by: wanted.id })
    .where('id', '=', over.id)
    .execute();
  return trx
    .insertInto('checkout_sessions')
    .values({ ...wanted, replaces: over.id })
    .returningAll()
    .executeTakeFirstOrThrow();
}
