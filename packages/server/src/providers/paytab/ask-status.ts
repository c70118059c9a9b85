import { adapterExchange } from '../adapter-exchange.ts';
import type { ProviderReply } from '../call-provider.ts';
import { asFields, textOf } from '../json-digits.ts';
import type { PaymentKeys, ProviderStatus } from '../payment-status.ts';
import { askPaytabs, PAYTABS, type PaytabsConnection } from './connection.ts';
import { type Fields, heldStatus, saleStatus, typeOf } from './transaction.ts';

/** Requests a sale's status by its tran_ref, or by our reference number if the response to the charge was lost. */
export async function askStatus(paytabs: PaytabsConnection, keys: PaymentKeys) {
  const reference = keys.providerReference ?? keys.charge;
  const body = reference ? { tran_ref: reference } : { cart_id: keys.merchantRefNumber };
  const reply = await askPaytabs(paytabs, '/payment/query', body);
  const asked = { method: 'POST', url: `${paytabs.baseUrl}/payment/query`, ...body };
  return { status: readStatus(reply, keys), exchange: adapterExchange(PAYTABS, asked, reply) };
}

function readStatus(reply: ProviderReply, keys: PaymentKeys): ProviderStatus {
  if (reply.kind === 'unknown') return { state: 'unknown', reason: reply.reason };
  if (reply.httpStatus >= 400) return readProblem(reply.httpStatus, reply.fields);
  const reference = keys.providerReference ?? keys.charge;
  const statuses = transactionsOf(reply.fields)
    .filter(
      (fields) =>
        textOf(fields, 'cart_id') === keys.merchantRefNumber &&
        (reference === undefined || textOf(fields, 'tran_ref') === reference),
    )
    .flatMap(paymentStatus);
  // A cart may have several sales. If one is paid, the cart is paid; if several are, each is a payment.
  const [paid, ...others] = statuses.filter((status) => status.state === 'paid');
  if (paid) return { ...paid, ...(others.length > 0 && { others }) };
  return statuses.at(-1) ?? { state: 'unknown', reason: 'The answer is about another payment' };
}

/** Returns the status of a sale, a capture or an authorisation; nothing for a refund or void. */
function paymentStatus(fields: Fields): ProviderStatus[] {
  const type = typeOf(fields);
  if (type === 'sale' || type === 'capture') return [saleStatus(fields)];
  return type === 'auth' ? [heldStatus(fields, type)] : [];
}

/** Returns the transactions of a response: one, or a list. */
export const transactionsOf = (fields: Fields): Fields[] =>
  Array.isArray(fields.list) ? fields.list.map(asFields).filter((one) => one !== undefined) : [fields];

/** PayTabs responds with 404 when it has no such transaction. */
const readProblem = (httpStatus: number, fields: Fields): ProviderStatus =>
  httpStatus === 404 && textOf(fields, 'code') !== ''
    ? { state: 'absent' }
    : { state: 'unknown', reason: `HTTP ${httpStatus}, code ${textOf(fields, 'code').slice(0, 10)}` };
