import { inTransaction } from '../../db/transaction.ts';
import type { Gateway } from '../../gateway.ts';
import { findSession, isRefundedWhole, keysOf, logExchange, refundWhole } from '../checkout/offers.ts';

/**
 * Requests the status of a payment with an open refund. If the payment is now refunded completely, books the refund, because
 * only then its amount is known.
 */
export async function resolveOpenRefund(gateway: Gateway, id: string): Promise<void> {
  const { db } = gateway;
  const attempt = await db
    .selectFrom('payment_attempts')
    .selectAll()
    .where('id', '=', (eb) => eb.selectFrom('refunds').select('attempt_id').where('id', '=', id))
    .executeTakeFirst();
  const session = attempt && (await findSession(db, attempt.session_id));
  const provider = attempt && gateway.providerFor(attempt.provider);
  if (!session || !provider) return;
  const { status, exchange } = await provider.status(keysOf(session, attempt));
  if (!isRefundedWhole(status, session)) return;
  await logExchange(gateway, session, exchange);
  await inTransaction(db, (trx) => refundWhole(trx, gateway, session, attempt));
}
