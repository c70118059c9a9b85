import {
  businessDay,
  type Currency,
  fromMajor,
  isCurrency,
  type Money,
  normaliseMsisdn,
  postingsForPayment,
  type Split,
  splitAmount,
  toDecimalString,
} from '@daftar/domain';
import { newId } from '../../../basics/ids.ts';
import { later } from '../../../db/send-together.ts';
import type { Trx } from '../../../db/transaction.ts';
import type { Gateway } from '../../../gateway.ts';
import { book } from '../../../ledger/book.ts';
import { zoneOf } from '../../../records/business-zone.ts';
import type { Proof } from '../proof.ts';
import { bookKeptRefund } from '../refunds/book-kept-refund.ts';
import type { AttemptRow, ServiceRow, SessionRow } from '../store.ts';

interface Ending {
  session: SessionRow;
  attempt: AttemptRow;
  /** The attempt was open until now, so it has no transaction yet. */
  wasOpen: boolean;
  service: ServiceRow;
  proof: Proof;
  /** The order was paid before. */
  duplicate: boolean;
  now: Date;
}

/**
 * Writes the transaction of an ended attempt, and books it when paid. A late payment sets its existing transaction to Success,
 * with the day of the payment.
 */
export async function writeTransaction(trx: Trx, gateway: Gateway, ending: Ending): Promise<{ id: string }> {
  const { session, service, proof } = ending;
  const amount = amountOf(session, proof);
  const late = await markPaidLate(trx, gateway, ending);
  const shares = late ?? service;
  const split = splitAmount(amount, {
    carrierShare: shares.carrier_share,
    merchantShare: shares.merchant_share,
    waleeShare: shares.walee_share,
  });
  const id = late?.id ?? (await insertRow(trx, gateway, ending, amount, split));
  // If a user marked the transaction as Success before the proof arrived, it is booked already.
  if (proof.state === 'paid' && late?.was !== 'Success') {
    const carrier = shares.carrier_id ?? service.service_provider;
    await bookPayment(trx, ending, id, carrier, proof.providerReference, amount, split);
    if (late) await bookKeptRefund(trx, late, carrier, ending.now);
  }
  return { id };
}

/** Returns the payment's amount: the session's, except for a second payment of another amount. */
function amountOf({ amount, currency }: SessionRow, proof: Proof): Money<Currency> {
  const paid = (proof.state === 'paid' && proof.amount?.currency) || currency;
  if (!isCurrency(paid)) throw new Error(`Unknown currency ${paid}`);
  return proof.state === 'paid' && proof.amount
    ? { ...proof.amount, currency: paid }
    : fromMajor(amount, paid);
}

/**
 * Sets an attempt's existing transaction to Success when proof of payment arrives after the attempt ended. Returns it with
 * its previous status (`was`), or undefined if there is nothing to change. The shares stay as they were stored.
 */
async function markPaidLate(
  trx: Trx,
  gateway: Gateway,
  { session, attempt, wasOpen, proof, duplicate, now }: Ending,
) {
  if (proof.state !== 'paid' || wasOpen) return undefined;
  const existing = await trx
    .selectFrom('transactions')
    .select(['id', 'country', 'status', 'business_day'])
    .where('user_type_id', '=', session.user_type_id)
    .where('attempt_id', '=', attempt.id)
    .forUpdate()
    .executeTakeFirst();
  if (!existing) return undefined;
  const day = businessDay(now, zoneOf(gateway, existing.country));
  const row = await trx
    .updateTable('transactions')
    .set({
      status: 'Success',
      duplicate,
      business_day: existing.status === 'Success' ? existing.business_day : day,
    })
    .where('user_type_id', '=', session.user_type_id)
    .where('id', '=', existing.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return { ...row, was: existing.status };
}

async function insertRow(
  trx: Trx,
  gateway: Gateway,
  ending: Ending,
  amount: Money,
  split: Split,
): Promise<string> {
  const { session, attempt, service, proof, duplicate, now } = ending;
  const id = newId('txn');
  const zone = zoneOf(gateway, service.country);
  await trx
    .insertInto('transactions')
    .values({
      id,
      user_type_id: session.user_type_id,
      created_at: now,
      business_day: businessDay(now, zone),
      country: service.country,
      currency: amount.currency,
      service_id: service.id,
      service_name: service.service_name,
      carrier_id: service.carrier_id,
      operator: service.operator_name ?? service.service_provider,
      product_name: session.product ?? service.service_name,
      msisdn: session.msisdn ?? payerOf(attempt),
      order_id: session.order_id,
      session_id: session.id,
      attempt_id: attempt.id,
      provider: attempt.provider,
      method: attempt.method,
      amount: toDecimalString(amount),
      carrier_share: service.carrier_share,
      merchant_share: service.merchant_share,
      walee_share: service.walee_share,
      carrier_share_value: toDecimalString(split.carrier),
      merchant_share_value: toDecimalString(split.merchant),
      walee_share_value: toDecimalString(split.owner),
      net_amount: toDecimalString(split.net),
      status: proof.state === 'paid' ? 'Success' : 'Failed',
      duplicate,
      settlement_id: null,
      metadata: session.metadata && JSON.stringify(session.metadata),
    })
    .modifyEnd(later)
    .execute();
  return id;
}

/** Returns the number that the customer typed; used when the shop sent none. */
function payerOf({ customer }: AttemptRow): string | null {
  return typeof customer.mobile === 'string' ? normaliseMsisdn(customer.mobile) : null;
}

function bookPayment(
  trx: Trx,
  { session, attempt, now }: Ending,
  id: string,
  carrierId: string,
  reference: string,
  amount: Money<Currency>,
  split: Split<Currency>,
): Promise<string> {
  return book(trx, {
    userTypeId: session.user_type_id,
    event: 'payment',
    recordId: id,
    postings: postingsForPayment({
      provider: attempt.provider,
      merchantId: session.user_type_id,
      carrierId,
      amount,
      split,
    }),
    memo: { session: session.id, attempt: attempt.id, reference },
    at: now,
  });
}
