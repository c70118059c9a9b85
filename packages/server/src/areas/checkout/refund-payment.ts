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
import { audit } from '../../audit/record.ts';
import { says } from '../../audit/says.ts';
import { notFound } from '../../basics/problems.ts';
import type { TransactionTable } from '../../db/tables.ts';
import type { Trx } from '../../db/transaction.ts';
import type { Gateway } from '../../gateway.ts';
import { book } from '../../ledger/book.ts';
import type { GivenBack } from '../../ledger/given-back.ts';
import { currencyOf, onItsParts, postingsForRefund } from '../../ledger/refund-postings.ts';
import { keepLateRefund } from './late-refund.ts';
import { type AttemptRow, findService, lockSession, type ServiceRow, type SessionRow } from './store.ts';
import { tellOfRefund } from './tell-of-refund.ts';

interface Refund {
  /** Record id of the refund's booking; each key is booked once. */
  key: string;
  amount: Money;
}

type TransactionRow = Selectable<TransactionTable>;
type Refunded = Pick<AttemptRow, 'id' | 'session_id' | 'provider'>;

/**
 * Records a provider's refund, split by the transaction's frozen shares and limited to the unrefunded rest. Returns false
 * when nothing is left to refund. Books no postings while the payment counts as failed: when the payment is booked later,
 * its refunds are booked with it. Throws 404 when the payment does not exist.
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
  const back = { before: onItsParts(row, before), after: onItsParts(row, after) };
  const service = await findService(trx, row.service_id);
  await trx
    .updateTable('transactions')
    .set({ refunded_amount: toDecimalString(after) })
    .where('user_type_id', '=', row.user_type_id)
    .where('id', '=', row.id)
    .execute();
  await bookRefund(trx, { row, service, back, key: refund.key, amount, now });
  await tellOfRefund(trx, { session, service, row, refundedAmount: Number(toDecimalString(after)), now });
  await audit(trx, {
    userTypeId: row.user_type_id,
    actor: { id: attempt.provider, name: attempt.provider },
    action: 'payment.refunded',
    kind: 'transaction',
    recordId: row.id,
    ...says(row.status === 'Success' ? 'history.refunded' : 'history.failedRefunded', {
      order: session.order_id,
      amount: toDecimalString(amount),
      currency: row.currency,
    }),
    before: { refundedAmount: toDecimalString(before) },
    after: { refundedAmount: toDecimalString(after) },
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
    'a provider gave money back of a payment that is not there: nothing is booked',
  );
  throw notFound('payment.missing');
}

function whatIsLeft(row: TransactionRow, before: Money<Currency>, refund: Refund): Money<Currency> {
  const currency = currencyOf(row);
  const left = subtractMoney(fromMajor(row.amount, currency), before);
  const asked: Money<Currency> = { ...refund.amount, currency };
  return compareMoney(asked, left) > 0 ? left : asked;
}

interface Booked {
  row: TransactionRow;
  service: ServiceRow | undefined;
  back: { before: GivenBack; after: GivenBack };
  key: string;
  amount: Money<Currency>;
  now: Date;
}

async function bookRefund(trx: Trx, { row, service, back, key, amount, now }: Booked): Promise<void> {
  const carrierId = row.carrier_id ?? service?.service_provider ?? row.provider;
  await book(trx, {
    userTypeId: row.user_type_id,
    event: 'refund',
    recordId: key,
    postings: row.status === 'Success' ? postingsForRefund(row, carrierId, back) : [],
    memo: { transaction: row.id, amount: toDecimalString(amount), settlement: row.settlement_id },
    at: now,
  });
  if (row.settlement_id !== null) await keepLateRefund(trx, { key, transaction: row, ...back, at: now });
}
