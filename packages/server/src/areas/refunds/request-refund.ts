import { type Currency, compareMoney, fromMajor, type Money, toDecimalString } from '@daftar/domain';
import type { Selectable } from 'kysely';
import { actorOf, type Caller } from '../../access/caller.ts';
import { historyMessage } from '../../audit/history-message.ts';
import { audit } from '../../audit/record.ts';
import { newId } from '../../basics/ids.ts';
import { conflict, forbidden, notFound } from '../../basics/problems.ts';
import type { Body } from '../../contract/operation-types.ts';
import type { TransactionTable } from '../../db/tables.ts';
import type { Trx } from '../../db/transaction.ts';
import type { Gateway } from '../../gateway.ts';
import { currencyOf, refundParts } from '../../ledger/refund-postings.ts';
import { askRefundLater, lockPayment, ofPayment } from '../checkout/public.ts';
import { assertCovered } from './assert-covered.ts';
import { exactly } from './exactly.ts';
import { NOTHING_ASKED, outstandingRefunds } from './outstanding.ts';
import { leftToRefund, type NotRefundable, whyNotRefundable } from './refundable.ts';

type TransactionRow = Selectable<TransactionTable>;

/**
 * Stores a refund and adds the job that requests it from the provider. Throws 409 when the payment or its provider does not
 * allow it, or the amount exceeds the rest. Returns the refund's id.
 */
export async function requestRefund(
  trx: Trx,
  gateway: Gateway,
  caller: Caller,
  { transactionId, amount: wanted, reason }: Body<'addRefund'>,
  requestId: string,
): Promise<string> {
  const tenant = payerOf(caller);
  const row = await lockPayment(trx, transactionId, tenant);
  const amount = await amountOf(trx, gateway, row, wanted);
  if (tenant !== undefined) await assertCovered(trx, row.user_type_id, merchantPart(row, amount));
  const [id, now, actor] = [newId('rfd'), gateway.now(), actorOf(caller)];
  const decimal = toDecimalString(amount);
  await trx
    .insertInto('refunds')
    .values({
      id,
      ...ofPayment(row),
      amount: decimal,
      status: 'requested',
      origin: 'request',
      reason: reason.trim(),
      requested_by: actor.name,
      requested_by_id: actor.id,
      created_at: now,
    })
    .execute();
  await askRefundLater(trx, { id, user_type_id: row.user_type_id });
  await audit(trx, {
    userTypeId: row.user_type_id,
    actor,
    action: 'addRefund',
    kind: 'transaction',
    recordId: row.id,
    ...historyMessage('history.refundRequested', {
      order: row.order_id,
      amount: decimal,
      currency: row.currency,
      reason: reason.trim(),
    }),
    after: { refund: id, amount: decimal, currency: row.currency },
    requestId,
    at: now,
  });
  return id;
}

/**
 * Returns the id of the merchant whose payments the caller may refund; undefined for the platform owner, which may refund all.
 */
function payerOf(caller: Caller): string | undefined {
  if (caller.kind === 'merchant') return caller.merchantId;
  if (caller.kind !== 'user') throw forbidden('access.signIn');
  if (caller.accountKind === 'carrier') throw notFound('transaction.missing');
  return caller.isPlatformOwner ? undefined : caller.userTypeId;
}

/** Returns the amount to refund: the wanted one, by default the whole rest. */
async function amountOf(
  trx: Trx,
  gateway: Gateway,
  row: TransactionRow,
  wanted: number | undefined,
): Promise<Money<Currency>> {
  const currency = currencyOf(row);
  const { asked } = (await outstandingRefunds(trx, [row.id])).get(row.id) ?? NOTHING_ASKED;
  const outstanding = fromMajor(asked, currency);
  const obstacle = whyNotRefundable(gateway, row, outstanding);
  if (obstacle !== undefined) throw refusal(obstacle, row.provider);
  const left = leftToRefund(row, outstanding);
  const amount = wanted === undefined ? left : exactly(wanted, currency);
  if (compareMoney(amount, left) > 0)
    throw conflict('refund-too-much', { left: toDecimalString(left), currency });
  const isPart = amount.minor !== fromMajor(row.amount, currency).minor;
  if (isPart && gateway.providerFor(row.provider)?.refunds?.partial === false)
    throw conflict('refund-whole-only', { provider: row.provider });
  return amount;
}

const refusal = (code: NotRefundable, provider: string) =>
  code === 'refund-failed-payment' || code === 'refund-nothing-left'
    ? conflict(code)
    : conflict(code, { provider });

/** Returns the merchant's part of a refund, which comes out of its payable. */
const merchantPart = (row: TransactionRow, amount: Money<Currency>): Money<Currency> =>
  refundParts(row, fromMajor(row.refunded_amount, currencyOf(row)), amount).split.merchant;
