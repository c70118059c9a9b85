import { adapterExchange } from '../adapter-exchange.ts';
import type { ProviderReply } from '../call-provider.ts';
import { asFields, textOf } from '../json-digits.ts';
import type { PaymentKeys, ProviderStatus } from '../payment-status.ts';
import { PAYMOB, type PaymobConnection, requestWithToken } from './connection.ts';
import { isOwnIntegration, orderOf, transactionStatus } from './transaction.ts';

const PATH = '/api/ecommerce/orders/transaction_inquiry';

/** Requests the payment's transaction; while it has no id here, the last transaction with our reference number. */
export async function askTransaction(
  paymob: PaymobConnection,
  { merchantRefNumber, providerReference }: PaymentKeys,
) {
  if (providerReference !== undefined) return askById(paymob, providerReference);
  const body = { merchant_order_id: merchantRefNumber };
  const reply = await requestWithToken(paymob, PATH, body);
  const asked = { method: 'POST', url: `${paymob.baseUrl}${PATH}`, ...body };
  return { reply, exchange: adapterExchange(PAYMOB, asked, reply) };
}

/** Requests one transaction: a payment or a refund. */
export async function askById(paymob: PaymobConnection, id: string) {
  const path = `/api/acceptance/transactions/${encodeURIComponent(id)}`;
  const reply = await requestWithToken(paymob, path);
  return {
    reply,
    exchange: adapterExchange(PAYMOB, { method: 'GET', url: `${paymob.baseUrl}${path}` }, reply),
  };
}

export async function askStatus(paymob: PaymobConnection, keys: PaymentKeys) {
  const { reply, exchange } = await askTransaction(paymob, keys);
  return { status: readStatus(reply, keys, paymob), exchange };
}

function readStatus(reply: ProviderReply, keys: PaymentKeys, paymob: PaymobConnection): ProviderStatus {
  if (reply.kind === 'unknown') return { state: 'unknown', reason: reply.reason };
  // Paymob has no transaction until the customer has tried to pay.
  if (reply.httpStatus === 404 && keys.providerReference === undefined) return { state: 'absent' };
  const doubt = doubtOf(reply, keys, paymob);
  return doubt ? { state: 'unknown', reason: doubt } : transactionStatus(reply.fields);
}

/** Returns why a response is not about our payment; undefined if it is. Another currency counts as another amount. */
export function doubtOf(
  { httpStatus, fields }: Extract<ProviderReply, { kind: 'response' }>,
  keys: PaymentKeys,
  paymob: PaymobConnection,
): string | undefined {
  if (httpStatus >= 400) return `HTTP ${httpStatus}`;
  const order = asFields(fields.order) ?? {};
  if (textOf(order, 'merchant_order_id') !== keys.merchantRefNumber)
    return 'The answer is about another payment';
  if (keys.charge !== undefined && orderOf(fields) !== keys.charge)
    return 'The answer is about another order';
  if (keys.providerReference !== undefined && textOf(fields, 'id') !== keys.providerReference)
    return 'The answer is about another transaction';
  return isOwnIntegration(fields, paymob) ? undefined : 'The answer is about another integration';
}
