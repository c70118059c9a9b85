import { fromMajor, isCurrency } from '@daftar/domain';
import type { Trx } from '../../../db/transaction.ts';
import type { Gateway } from '../../../gateway.ts';
import { type AttemptRow, lockSession, type SessionRow } from '../store.ts';
import { failRefund } from './fail-refund.ts';
import { refundPayment } from './refund-payment.ts';
import { type RefundRow, unendedRefunds } from './refund-store.ts';

const GIVEN_BACK = 'The provider gave the whole payment back before this was asked for';
const EXPLAINED = 'The whole payment was given back by refunds that are known';

/**
 * Stores that the payment provider refunded a whole payment. Pending refunds that we requested have succeeded; the rest is
 * stored as a refund that the provider made by itself. A repeated notice changes nothing.
 */
export async function refundWhole(
  trx: Trx,
  gateway: Gateway,
  { amount, currency }: Pick<SessionRow, 'amount' | 'currency'>,
  attempt: AttemptRow,
): Promise<void> {
  if (!isCurrency(currency)) throw new Error(`Unknown currency ${currency}`);
  await lockSession(trx, attempt.session_id);
  const refunds = await unendedRefunds(trx, attempt.id);
  for (const refund of refunds) await endOwn(trx, gateway, attempt, refund);
  const open = refunds.find(({ status }) => status === 'open');
  const isRest = await refundPayment(trx, gateway, attempt, {
    key: `${attempt.provider}:${attempt.merchant_ref_number}:whole`,
    amount: fromMajor(amount, currency),
    record: open,
  });
  if (open && !isRest) await failRefund(trx, gateway, open, EXPLAINED);
}

async function endOwn(trx: Trx, gateway: Gateway, attempt: AttemptRow, refund: RefundRow): Promise<void> {
  if (refund.status === 'requested') return failRefund(trx, gateway, refund, GIVEN_BACK);
  if (refund.status !== 'pending' || refund.amount === null || !isCurrency(refund.currency)) return;
  const amount = fromMajor(refund.amount, refund.currency);
  await refundPayment(trx, gateway, attempt, { key: refund.id, amount, record: refund });
}
