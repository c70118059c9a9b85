import {
  addMoney,
  type Currency,
  compareMoney,
  fromMajor,
  type Money,
  subtractMoney,
  toDecimalString,
} from '@daftar/domain';
import type { Selectable } from 'kysely';
import { historyMessage } from '../../../audit/history-message.ts';
import { audit } from '../../../audit/record.ts';
import { notFound } from '../../../basics/problems.ts';
import type { TransactionTable } from '../../../db/tables.ts';
import type { Trx } from '../../../db/transaction.ts';
import type { Gateway } from '../../../gateway.ts';
import { currencyOf, refundParts } from '../../../ledger/refund-postings.ts';
import type { Actor } from '../../../records/actor.ts';
import { type AttemptRow, findServiceById, lockSession, type SessionRow } from '../store.ts';
import { bookRefund } from './book-refund.ts';
import { enqueueRefundEndWebhook, enqueueRefundWebhook } from './enqueue-refund-webhooks.ts';
import { keepRefund } from './keep-refund.ts';
import type { RefundRow } from './refund-store.ts';

interface Refund {
  /** Record id of the refund's booking; each key is booked once. */
  key: string;
  amount: Money;
  /** The refund's row; a new one is written for a refund that the provider made by itself. */
  record?: RefundRow | undefined;
  /** The user who reported the refund; undefined when the payment provider did. */
  actor?: Actor | undefined;
}

type TransactionRow = Selectable<TransactionTable>;
type Refunded = Pick<AttemptRow, 'id' | 'session_id' | 'provider'>;

/**
 * Stores that a part of a payment was refunded, at most the unrefunded rest, and books it in proportion to the payment's parts.
 * Returns false when nothing is left to refund. Books nothing while the payment counts as failed: when the payment is booked
 * later, its refunds are booked with it. Throws 404 when the payment does not exist.
 */
export async function refundPayment(
  trx: Trx,
  gateway: Gateway,
  attempt: Refunded,
  refund: Refund,
): Promise<boolean> {
  const now = gateway.now();
  const session = await lockSession(trx, attempt.session_id);
  const row = await refundedRow(trx, gateway, session, attempt, refund);
  const before = fromMajor(row.refunded_amount, currencyOf(row));
  const amount = whatIsLeft(row, before, refund);
  if (amount.minor <= 0n) return false;
  const after = addMoney(before, amount);
  const parts = refundParts(row, before, amount);
  const service = await findServiceById(trx, row.service_id);
  await trx
    .updateTable('transactions')
    .set({ refunded_amount: toDecimalString(after) })
    .where('user_type_id', '=', row.user_type_id)
    .where('id', '=', row.id)
    .execute();
  await bookRefund(trx, { row, service, parts, key: refund.key, now });
  const kept = await keepRefund(trx, { row, parts, key: refund.key, record: refund.record, now });
  const facts = { session, service, row, refundedAmount: Number(toDecimalString(after)), now };
  await enqueueRefundWebhook(trx, facts);
  await enqueueRefundEndWebhook(trx, facts, kept);
  await audit(trx, {
    userTypeId: row.user_type_id,
    actor: refund.actor ?? { id: attempt.provider, name: attempt.provider },
    action: 'payment.refunded',
    kind: 'transaction',
    recordId: row.id,
    ...historyMessage(row.status === 'Success' ? 'history.refunded' : 'history.failedRefunded', {
      order: session.order_id,
      amount: toDecimalString(amount),
      currency: row.currency,
    }),
    before: { refundedAmount: toDecimalString(before) },
    after: { refundedAmount: toDecimalString(after), refund: kept.id },
    at: now,
  });
  return true;
}

/** Locks and returns the attempt's transaction, whatever its status. Throws 404 without one in the refund's currency. */
async function refundedRow(
  trx: Trx,
  gateway: Gateway,
  session: SessionRow,
  attempt: Refunded,
  { key, amount }: Refund,
): Promise<TransactionRow> {
  const row = await trx
    .selectFrom('transactions')
    .selectAll()
    .where('user_type_id', '=', session.user_type_id)
    .where('attempt_id', '=', attempt.id)
    .forUpdate()
    .executeTakeFirst();
  if (row && amount.currency === row.currency) return row;
  const { currency } = amount;
  gateway.log.error(
    { session: session.id, attempt: attempt.id, refund: key, currency },
    'a payment provider refunded a payment that does not exist here: nothing is booked',
  );
  throw notFound('payment.missing');
}

function whatIsLeft(row: TransactionRow, before: Money<Currency>, refund: Refund): Money<Currency> {
  const currency = currencyOf(row);
  const left = subtractMoney(fromMajor(row.amount, currency), before);
  const asked: Money<Currency> = { ...refund.amount, currency };
  return compareMoney(asked, left) > 0 ? left : asked;
}
