import { compareMoney, fromMajor, type Money, subtractMoney, toDecimalString } from '@daftar/domain';
import { notFound } from '../../../basics/problems.ts';
import type { Trx } from '../../../db/transaction.ts';
import type { Gateway } from '../../../gateway.ts';
import { currencyOf } from '../../../ledger/refund-postings.ts';
import { type AttemptRow, lockSession } from '../store.ts';
import { askNextRefund } from './ask-next-refund.ts';
import { failUncovered, refundPayment } from './refund-payment.ts';
import { type RefundRow, unendedRefunds } from './refund-store.ts';

type Refunded = Pick<AttemptRow, 'id' | 'session_id' | 'provider' | 'user_type_id'>;

interface Reconciling {
  /** The cardholder's bank took the money. */
  isDispute?: boolean | undefined;
  /** A notice of the provider told of the refund. */
  isNotice?: boolean;
}

/**
 * Stores the total that a payment provider states as refunded of a payment. What our books lack of it was refunded since: first our
 * own pending refunds, as far as the difference covers them whole, then a refund that the provider made by itself. A total that the
 * books have already changes nothing: then the result is false. For a dispute, our own refunds stay pending: the cardholder's bank
 * took the money.
 */
export async function reconcileTotal(
  trx: Trx,
  gateway: Gateway,
  attempt: Refunded,
  stated: Money,
  { isDispute = false, isNotice = false }: Reconciling = {},
): Promise<boolean> {
  await lockSession(trx, attempt.session_id);
  const refunds = await unendedRefunds(trx, attempt.id);
  const difference = await unexplained(trx, gateway, attempt, stated);
  const left = isDispute
    ? difference
    : await endOwn(trx, gateway, attempt, { refunds, difference, isNotice });
  if (left.minor > 0n) {
    await refundPayment(trx, gateway, attempt, {
      key: `${attempt.provider}:${attempt.id}:total:${toDecimalString(stated)}`,
      amount: left,
      record: refunds.find(({ status }) => status === 'open'),
      isDispute,
    });
    await failUncovered(trx, gateway, attempt);
  }
  return difference.minor > 0n;
}

interface Ending {
  refunds: RefundRow[];
  difference: Money;
  isNotice: boolean;
}

/** Books our pending refunds that a difference covers, oldest first. Returns what is left of the difference. */
async function endOwn(
  trx: Trx,
  gateway: Gateway,
  attempt: Refunded,
  { refunds, difference, isNotice }: Ending,
): Promise<Money> {
  let left = difference;
  for (const refund of refunds) {
    if (refund.status !== 'pending' || refund.amount === null) continue;
    const amount = fromMajor(refund.amount, currencyOf(refund));
    if (compareMoney(left, amount) < 0) continue;
    await refundPayment(trx, gateway, attempt, { key: refund.id, amount, record: refund, isNotice });
    await askNextRefund(trx, refund);
    left = subtractMoney(left, amount);
  }
  return left;
}

/** Returns how much of a stated total is not in the books. Throws 404 when the payment is not stored as paid yet. */
async function unexplained(
  trx: Trx,
  gateway: Gateway,
  { id, session_id, user_type_id }: Refunded,
  stated: Money,
): Promise<Money> {
  const row = await trx
    .selectFrom('transactions')
    .select(['refunded_amount', 'currency'])
    .where('user_type_id', '=', user_type_id)
    .where('attempt_id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (row && row.currency === stated.currency)
    return subtractMoney(stated, fromMajor(row.refunded_amount, stated.currency));
  gateway.log.error(
    { session: session_id, attempt: id, currency: stated.currency },
    'a payment provider refunded a payment that does not exist here: nothing is booked',
  );
  throw notFound('payment.missing');
}
