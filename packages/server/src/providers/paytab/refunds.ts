import { toMajorNumber } from '@daftar/domain';
import { cutText } from '../../basics/cut-text.ts';
import { adapterExchange } from '../adapter-exchange.ts';
import type { ProviderReply } from '../call-provider.ts';
import type { CallResult } from '../exchange.ts';
import { textOf } from '../json-digits.ts';
import {
  type RefundKeys,
  type RefundRequest,
  type RefundResult,
  type RefundStatus,
  type Refunds,
  withoutResponse,
} from '../refund.ts';
import { transactionsOf } from './ask-status.ts';
import { askPaytabs, DUPLICATE, PAYTABS, type PaytabsConnection } from './connection.ts';
import { cartAmount, type Fields, isTranRef, resultOf } from './transaction.ts';

/** Refunds at PayTabs. Each is a transaction of its own, whose cart_id is our refund's id. */
export const paytabsRefunds = (paytabs: PaytabsConnection): Refunds => ({
  gives: () => true,
  partial: true,
  refund: (request) => refund(paytabs, request),
  refundStatus: (keys) => refundStatus(paytabs, keys),
});

async function refund(paytabs: PaytabsConnection, request: RefundRequest): Promise<CallResult<RefundResult>> {
  const body = {
    tran_type: 'refund',
    tran_class: 'ecom',
    tran_ref: request.payment.providerReference ?? '',
    cart_id: request.refundNumber,
    cart_description: cutText(request.reason, 128),
    cart_currency: request.amount.currency,
    cart_amount: toMajorNumber(request.amount),
  };
  const reply = await askPaytabs(paytabs, '/payment/request', body);
  const asked = { method: 'POST', url: `${paytabs.baseUrl}/payment/request`, ...body };
  return { result: readRefund(reply, request), exchange: adapterExchange(PAYTABS, asked, reply) };
}

function readRefund(reply: ProviderReply, request: RefundRequest): RefundResult {
  if (reply.kind === 'unknown') return withoutResponse(reply);
  const { fields, httpStatus } = reply;
  const code = textOf(fields, 'code');
  if (httpStatus >= 400)
    return code === '' || code === DUPLICATE
      ? { outcome: 'unknown', reason: `HTTP ${httpStatus}, code ${code || 'missing'}` }
      : { outcome: 'refused', code, description: cutText(textOf(fields, 'message'), 300) };
  if (!isAbout(fields, request)) return { outcome: 'unknown', reason: 'The answer is about another refund' };
  const providerReference = textOf(fields, 'tran_ref');
  const result = resultOf(fields);
  if (result.letter === 'A') return { outcome: 'succeeded', providerReference };
  if (result.letter === 'P' || result.letter === 'H') return { outcome: 'pending', providerReference };
  return ['D', 'E', 'V', 'X'].includes(result.letter)
    ? { outcome: 'refused', code: result.code, description: result.message }
    : { outcome: 'unknown', reason: `response_status '${result.letter.slice(0, 10)}'` };
}

/** Tells whether a response is about our refund: its id, payment and amount must be ours. */
function isAbout(fields: Fields, { refundNumber, payment, amount }: RefundRequest): boolean {
  const stated = cartAmount(fields);
  const previous = textOf(fields, 'previous_tran_ref');
  return (
    isTranRef(textOf(fields, 'tran_ref')) &&
    textOf(fields, 'cart_id') === refundNumber &&
    previous === payment.providerReference &&
    stated?.currency === amount.currency &&
    stated.minor === amount.minor
  );
}

async function refundStatus(paytabs: PaytabsConnection, keys: RefundKeys): Promise<CallResult<RefundStatus>> {
  const { providerReference, refundNumber } = keys;
  const body = providerReference ? { tran_ref: providerReference } : { cart_id: refundNumber };
  const reply = await askPaytabs(paytabs, '/payment/query', body);
  const asked = { method: 'POST', url: `${paytabs.baseUrl}/payment/query`, ...body };
  return { result: readStatus(reply, keys), exchange: adapterExchange(PAYTABS, asked, reply) };
}

function readStatus(reply: ProviderReply, keys: RefundKeys): RefundStatus {
  if (reply.kind === 'unknown') return { state: 'unknown', reason: reply.reason };
  const { fields, httpStatus } = reply;
  if (httpStatus === 404 && textOf(fields, 'code') !== '') return { state: 'absent' };
  const found = transactionsOf(fields).find((one) => isAbout(one, keys));
  if (httpStatus >= 400 || !found) return { state: 'unknown', reason: `HTTP ${httpStatus}` };
  const { letter, message } = resultOf(found);
  if (letter === 'A') return { state: 'succeeded', providerReference: textOf(found, 'tran_ref') };
  if (letter === 'P' || letter === 'H') return { state: 'pending' };
  return ['D', 'E', 'V', 'X'].includes(letter)
    ? { state: 'failed', reason: message || 'Refused at PayTabs' }
    : { state: 'unknown', reason: `response_status '${letter.slice(0, 10)}'` };
}
