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
import {
  enqueueDisputeWebhook,
  enqueueRefundEndWebhook,
  enqueueRefundWebhook,
  type RefundFacts,
} from './enqueue-refund-webhooks.ts';
import { failRefund } from './fail-refund.ts';
import { keepRefund } from './keep-refund.ts';
import { type RefundRow, unendedRefunds } from './refund-store.ts';

interface Refund {
  /** Record id of the refund's booking; each key is booked once. */
  key: string;
  amount: Money;
  /** The refund's row; a new one is written for a refund that the provider made by itself. */
  record?: RefundRow | undefined;
  /** The provider's id of the refund, if it has one. */
  providerReference?: string | undefined;
  /** A notice of the provider told of the refund. */
  isNotice?: boolean | undefined;
  /** The cardholder's bank took the money back. */
  isDispute?: boolean | undefined;
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
  if (compareMoney(amount, refund.amount) < 0) tellTooMuch(gateway, attempt, refund, amount);
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
  const isDispute = refund.isDispute === true || refund.record?.is_dispute === true;
  const { key, record: known, providerReference, isNotice = false } = refund;
  await bookRefund(trx, { row, service, parts, key, isDispute, now });
  const kept = await keepRefund(trx, {
    row,
    parts,
    key,
    record: known,
    providerReference,
    isNotice,
    isDispute,
    now,
  });
  await tell(trx, { session, service, row, refundedAmount: Number(toDecimalString(after)), now }, kept);
  const actor = refund.actor ?? { id: attempt.provider, name: attempt.provider };
  await record(trx, { row, actor, before, after, kept, now });
  return true;
}

/** Sends the merchant the events of a booked refund. */
async function tell(trx: Trx, facts: RefundFacts, kept: RefundRow): Promise<void> {
  await enqueueRefundWebhook(trx, facts);
  if (kept.is_dispute) await enqueueDisputeWebhook(trx, facts, kept.amount ?? undefined);
  else await enqueueRefundEndWebhook(trx, facts, kept);
}

interface Recorded {
  row: TransactionRow;
  actor: Actor;
  /** What was refunded in total, before and now. */
  before: Money;
  after: Money;
  kept: RefundRow;
  now: Date;
}

const record = (trx: Trx, { row, actor, before, after, kept, now }: Recorded): Promise<void> =>
  audit(trx, {
    userTypeId: row.user_type_id,
    actor,
    action: 'payment.refunded',
    kind: 'transaction',
    recordId: row.id,
    ...historyMessage(wordsOf(row, kept.is_dispute), {
      order: row.order_id,
      amount: toDecimalString(subtractMoney(after, before)),
      currency: row.currency,
    }),
    before: { refundedAmount: toDecimalString(before) },
    after: { refundedAmount: toDecimalString(after), refund: kept.id },
    at: now,
  });

const wordsOf = ({ status }: TransactionRow, isDispute: boolean) => {
  if (isDispute) return 'history.disputed';
  return status === 'Success' ? 'history.refunded' : 'history.failedRefunded';
};

/** A provider gave back more than the payment had left: the books cannot show it, so a person must ask the provider. */
function tellTooMuch(
  { log }: Gateway,
  { id, session_id }: Refunded,
  { key, amount }: Refund,
  booked: Money,
): void {
  log.error(
    {
      ...{ session: session_id, attempt: id, refund: key, currency: amount.currency },
      ...{ given: toDecimalString(amount), booked: toDecimalString(booked) },
    },
    'a payment provider gave back more than was left of a payment: please ask the provider',
  );
}

/**
 * Fails the refunds of a payment that were asked for and that what is left of the payment does not cover any more, because the
 * provider gave money back by itself. The caller holds the session's lock.
 */
export async function failUncovered(
  trx: Trx,
  gateway: Gateway,
  attempt: Pick<AttemptRow, 'id'>,
): Promise<void> {
  const asked = (await unendedRefunds(trx, attempt.id)).filter(({ amount }) => amount !== null);
  const [first] = asked;
  if (!first) return;
  const row = await trx
    .selectFrom('transactions')
    .select(['amount', 'refunded_amount', 'currency'])
    .where('user_type_id', '=', first.user_type_id)
    .where('id', '=', first.transaction_id)
    .executeTakeFirstOrThrow();
  const currency = currencyOf(row);
  let left = subtractMoney(fromMajor(row.amount, currency), fromMajor(row.refunded_amount, currency));
  for (const refund of asked) {
    const amount = fromMajor(refund.amount ?? '0', currency);
    if (compareMoney(amount, left) > 0) await failRefund(trx, gateway, refund, GIVEN_BACK);
    else left = subtractMoney(left, amount);
  }
}

const GIVEN_BACK = 'The provider gave the money back before this was asked for';

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
