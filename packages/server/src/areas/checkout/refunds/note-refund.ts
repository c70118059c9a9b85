import { compareMoney, fromMajor, type Money, subtractMoney } from '@daftar/domain';
import { notFound } from '../../../basics/problems.ts';
import type { Db, Trx } from '../../../db/transaction.ts';
import type { Gateway } from '../../../gateway.ts';
import { currencyOf } from '../../../ledger/refund-postings.ts';
import type { NoticedRefund } from '../../../providers/notice.ts';
import { type AttemptRow, lockSession } from '../store.ts';
import { askNextRefund } from './ask-next-refund.ts';
import { failRefund } from './fail-refund.ts';
import { failUncovered, refundPayment } from './refund-payment.ts';
import { type RefundRow, refundsOfAttempt } from './refund-store.ts';

/**
 * Stores a refund that a provider's notice tells of with its id, once for each id. The refund is one of ours if it has our id or the
 * id that the provider gave it. If the provider's response to our request was lost, a pending refund of the same amount is ours, too.
 * Everything else the provider refunded by itself; of that, at most what `total` shows to be missing in the books. Throws 404 when the payment is not stored as paid yet, so that the provider sends
 * the notice again.
 */
export async function noteRefund(
  trx: Trx,
  gateway: Gateway,
  attempt: AttemptRow,
  refund: NoticedRefund,
  total?: Money,
): Promise<void> {
  await lockSession(trx, attempt.session_id);
  const rows = await refundsOfAttempt(trx, attempt.id);
  const known = knownRefund(rows, refund);
  if (refund.state === 'failed') {
    if (known?.status !== 'pending') return;
    await failRefund(trx, gateway, known, `${attempt.provider} refused the refund`);
    return askNextRefund(trx, known);
  }
  if (refund.state === 'pending') return;
  if (known?.status === 'succeeded') return mark(trx, gateway, known, refund);
  const amount = refund.amount ?? (await restOf(trx, attempt));
  const record = known && known.status !== 'failed' ? known : sameRefund(rows, refund, amount);
  if (record?.status === 'succeeded') return mark(trx, gateway, record, refund);
  const missing = record || !total ? amount : await missingOf(trx, attempt, amount, total);
  if (missing.minor <= 0n && amount.minor > 0n) return;
  await refundPayment(trx, gateway, attempt, {
    key:
      record && record.status !== 'open'
        ? record.id
        : `${attempt.provider}:${attempt.id}:${refund.reference}`,
    amount: missing,
    record,
    providerReference: refund.reference,
    isNotice: true,
  });
  await failUncovered(trx, gateway, attempt);
}

/** Returns the refund with the notice's id; of several, the one that succeeded. */
const knownRefund = (rows: readonly RefundRow[], { reference, refundNumber }: NoticedRefund) =>
  rows
    .filter((row) => row.provider_reference === reference || row.id === refundNumber)
    .sort((one, other) => Number(other.status === 'succeeded') - Number(one.status === 'succeeded'))[0];

/**
 * Returns the refund that a notice with an unknown id is about: our pending one of this amount, one of this amount that is booked
 * without an id, or the one whose amount is not known. Undefined for a new refund.
 */
function sameRefund(
  rows: readonly RefundRow[],
  { refundNumber }: NoticedRefund,
  amount: Money,
): RefundRow | undefined {
  const nameless = rows.filter((row) => row.provider_reference === null);
  const same = nameless.filter(
    (row) => row.amount !== null && compareMoney(fromMajor(row.amount, currencyOf(row)), amount) === 0,
  );
  // A notice with somebody else's id of the refund is not about ours.
  const isOthers = refundNumber !== undefined;
  return (
    (isOthers ? undefined : same.find(({ status }) => status === 'pending')) ??
    same.find(({ status, origin }) => status === 'succeeded' && !(isOthers && origin === 'request')) ??
    nameless.find(({ status }) => status === 'open')
  );
}

/** Stores the provider's id of a refund that is booked, and that its notice has come. */
async function mark(
  trx: Trx,
  { now }: Gateway,
  { id, notified_at }: RefundRow,
  { reference }: NoticedRefund,
): Promise<void> {
  await trx
    .updateTable('refunds')
    .set({ provider_reference: reference, notified_at: notified_at ?? now() })
    .where('id', '=', id)
    .execute();
}

/** Tells whether a payment has refunds that were booked without an id, by a total or by a person: a notice may be about them. */
export async function hasNameless(db: Db, { id }: Pick<AttemptRow, 'id'>): Promise<boolean> {
  const row = await db
    .selectFrom('refunds')
    .select('id')
    .where('attempt_id', '=', id)
    .where('status', '=', 'succeeded')
    .where('provider_reference', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns what the books lack of a stated total, at most `amount`. */
async function missingOf(trx: Trx, attempt: AttemptRow, amount: Money, total: Money): Promise<Money> {
  const { refunded_amount, currency } = await paidRow(trx, attempt);
  if (currency !== total.currency) return amount;
  const missing = subtractMoney(total, fromMajor(refunded_amount, total.currency));
  return compareMoney(missing, amount) < 0 ? missing : amount;
}

/** Returns what is left of a payment, for a void without an amount. */
async function restOf(trx: Trx, attempt: AttemptRow): Promise<Money> {
  const { amount, refunded_amount, currency } = await paidRow(trx, attempt);
  return subtractMoney(
    fromMajor(amount, currencyOf({ currency })),
    fromMajor(refunded_amount, currencyOf({ currency })),
  );
}

async function paidRow(trx: Trx, { id, user_type_id }: AttemptRow) {
  const row = await trx
    .selectFrom('transactions')
    .select(['amount', 'refunded_amount', 'currency'])
    .where('user_type_id', '=', user_type_id)
    .where('attempt_id', '=', id)
    .executeTakeFirst();
  if (!row) throw notFound('payment.missing');
  return row;
}
