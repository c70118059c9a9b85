import { adapterExchange } from '../adapter-exchange.ts';
import type { ProviderReply } from '../call-provider.ts';
import { asFields, textOf } from '../json-digits.ts';
import type { PaymentKeys, ProviderStatus } from '../payment-status.ts';
import { askPaytabs, PAYTABS, type PaytabsConnection } from './connection.ts';
import { type Fields, saleStatus, typeOf } from './transaction.ts';

/** Requests a sale's status by its tran_ref, or by our reference number if the response to the charge was lost. */
export async function askStatus(paytabs: PaytabsConnection, keys: PaymentKeys) {
  const body = keys.charge ? { tran_ref: keys.charge } : { cart_id: keys.merchantRefNumber };
  const reply = await askPaytabs(paytabs, '/payment/query', body);
  const asked = { method: 'POST', url: `${paytabs.baseUrl}/payment/query`, ...body };
  return { status: readStatus(reply, keys), exchange: adapterExchange(PAYTABS, asked, reply) };
}

function readStatus(reply: ProviderReply, keys: PaymentKeys): ProviderStatus {
  if (reply.kind === 'unknown') return { state: 'unknown', reason: reply.reason };
  if (reply.httpStatus >= 400) return readProblem(reply.httpStatus, reply.fields);
  const sales = transactionsOf(reply.fields).filter(
    (fields) =>
      typeOf(fields) === 'sale' &&
      textOf(fields, 'cart_id') === keys.merchantRefNumber &&
      (keys.charge === undefined || textOf(fields, 'tran_ref') === keys.charge),
  );
  const statuses = sales.map(saleStatus);
  // A cart may have several attempts. If one is paid, the sale is paid.
  const status = statuses.find(({ state }) => state === 'paid') ?? statuses.at(-1);
  if (!status) return { state: 'unknown', reason: 'The answer is about another payment' };
  return status.state === 'paid' && status.amount.currency !== keys.amount.currency
    ? { state: 'unknown', reason: 'The answer is about another currency' }
    : status;
}

/** Returns the transactions of a response: one, or a list. */
export const transactionsOf = (fields: Fields): Fields[] =>
  Array.isArray(fields.list) ? fields.list.map(asFields).filter((one) => one !== undefined) : [fields];

/** PayTabs responds with 404 when it has no such transaction. */
const readProblem = (httpStatus: number, fields: Fields): ProviderStatus =>
  httpStatus === 404 && textOf(fields, 'code') !== ''
    ? { state: 'absent' }
    : { state: 'unknown', reason: `HTTP ${httpStatus}, code ${textOf(fields, 'code').slice(0, 10)}` };
