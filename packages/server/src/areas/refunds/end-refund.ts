import { fromMajor } from '@daftar/domain';
import { inTransaction, type Trx } from '../../db/transaction.ts';
import type { Gateway } from '../../gateway.ts';
import { currencyOf } from '../../ledger/refund-postings.ts';
import type { Actor } from '../../records/actor.ts';
import {
  askNextRefund,
  failRefund,
  lockRefund,
  lockSession,
  type RefundRow,
  refundPayment,
} from '../checkout/public.ts';

/** The outcome of a refund. */
export type RefundEnd = { outcome: 'succeeded' } | { outcome: 'failed'; reason: string };

/**
 * Ends a pending refund with the provider's outcome, once. Then adds the job of the payment's next refund. A failure counts only
 * for the request that failed: if the refund was requested again meanwhile, that request may have succeeded.
 */
export const endRefund = (
  gateway: Gateway,
  { id, session_id, asked_at }: RefundRow,
  end: RefundEnd,
): Promise<void> =>
  inTransaction(gateway.db, async (trx) => {
    if (session_id === null) throw new Error(`Refund ${id} has no session`);
    await lockSession(trx, session_id);
    const refund = await lockRefund(trx, id);
    if (refund.status !== 'pending') return;
    if (end.outcome === 'failed' && refund.asked_at?.getTime() !== asked_at?.getTime()) return;
    await settleRefund(trx, gateway, refund, end);
    await askNextRefund(trx, refund);
  });

/** Books a refund, or marks it as failed. The caller holds the locks of session and refund. */
export async function settleRefund(
  trx: Trx,
  gateway: Gateway,
  refund: RefundRow,
  end: RefundEnd,
  actor?: Actor,
): Promise<void> {
  if (end.outcome === 'failed') return failRefund(trx, gateway, refund, end.reason, actor);
  const { attempt_id, session_id, provider, amount, currency } = refund;
  if (attempt_id === null || session_id === null || amount === null)
    throw new Error(`Refund ${refund.id} has no payment or amount`);
  const money = fromMajor(amount, currencyOf({ currency }));
  const attempt = { id: attempt_id, session_id, provider };
  const refunded = await refundPayment(trx, gateway, attempt, {
    key: refund.id,
    amount: money,
    record: refund,
    actor,
  });
  if (!refunded) throw new Error(`Refund ${refund.id} is more than is left of its payment`);
}
