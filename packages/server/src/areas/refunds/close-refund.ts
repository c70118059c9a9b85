import { type Currency, compareMoney, fromMajor, type Money, toDecimalString } from '@daftar/domain';
import { conflict, invalid, notFound } from '../../basics/problems.ts';
import type { Body } from '../../contract/operation-types.ts';
import type { Trx } from '../../db/transaction.ts';
import type { Gateway } from '../../gateway.ts';
import { currencyOf } from '../../ledger/refund-postings.ts';
import type { Actor } from '../../records/actor.ts';
import { askNextRefund, lockRefund, lockSession, type RefundRow } from '../checkout/public.ts';
import { settleRefund } from './end-refund.ts';
import { exactly } from './exactly.ts';
import { NOTHING_ASKED, outstandingRefunds } from './outstanding.ts';
import { leftToRefund } from './refundable.ts';

/**
 * Ends a refund by hand, with the outcome that a user found out. The refund is open, or is pending because its payment
 * provider does not report how it ended. Throws 409 for a refund that has ended or was not sent to the provider yet.
 */
export async function closeRefund(
  trx: Trx,
  gateway: Gateway,
  actor: Actor,
  id: string,
  { outcome, amount, reason }: Body<'closeRefund'>,
): Promise<void> {
  const before = await lockOf(trx, id);
  if (before.status === 'requested') throw conflict('refund-not-asked');
  if (before.status !== 'pending' && before.status !== 'open') throw conflict('refund-ended');
  const given = outcome === 'succeeded' ? await givenBack(trx, before, amount) : undefined;
  const said = reason.trim();
  const refund: RefundRow = {
    ...before,
    amount: given ? toDecimalString(given) : before.amount,
    closed_by: actor.name,
    closing_reason: said,
  };
  const end = given ? ({ outcome: 'succeeded' } as const) : ({ outcome: 'failed', reason: said } as const);
  await settleRefund(trx, gateway, refund, end, actor);
  await askNextRefund(trx, refund);
}

async function lockOf(trx: Trx, id: string): Promise<RefundRow> {
  const found = await trx.selectFrom('refunds').select('session_id').where('id', '=', id).executeTakeFirst();
  if (!found) throw notFound('refund.missing');
  if (found.session_id !== null) await lockSession(trx, found.session_id);
  return lockRefund(trx, id);
}

/**
 * Returns the amount that the provider gave back: for a pending refund its own amount, for an open one the amount that the user
 * entered.
 */
async function givenBack(trx: Trx, refund: RefundRow, said: number | undefined): Promise<Money<Currency>> {
  const currency = currencyOf(refund);
  if (refund.amount !== null) {
    const own = fromMajor(refund.amount, currency);
    if (said !== undefined && compareMoney(exactly(said, currency), own) !== 0)
      throw invalid('refund.amountDiffers', { amount: toDecimalString(own), currency }, 'amount');
    return own;
  }
  if (said === undefined) throw invalid('refund.amountNeeded', {}, 'amount');
  const amount = exactly(said, currency);
  const left = await leftOf(trx, refund);
  if (compareMoney(amount, left) > 0)
    throw conflict('refund-too-much', { left: toDecimalString(left), currency });
  return amount;
}

async function leftOf(trx: Trx, { user_type_id, transaction_id }: RefundRow): Promise<Money<Currency>> {
  const row = await trx
    .selectFrom('transactions')
    .selectAll()
    .where('user_type_id', '=', user_type_id)
    .where('id', '=', transaction_id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const { asked } = (await outstandingRefunds(trx, [row.id])).get(row.id) ?? NOTHING_ASKED;
  return leftToRefund(row, fromMajor(asked, currencyOf(row)));
}
