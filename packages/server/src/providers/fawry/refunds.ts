import { addMoney, compareMoney, fawryRefundMessage, toDecimalString, toMajorNumber } from '@daftar/domain';
import { cutText } from '../../basics/cut-text.ts';
import { callProvider, type ProviderReply } from '../call-provider.ts';
import type { CallResult } from '../exchange.ts';
import { textOf } from '../json-digits.ts';
import type { ProviderStatus } from '../payment-status.ts';
import {
  type RefundKeys,
  type RefundRequest,
  type RefundResult,
  type RefundStatus,
  type Refunds,
  withoutResponse,
} from '../refund.ts';
import type { FawryConnection } from './fawry-config.ts';
import { fawryExchange, loggedReply } from './fawry-exchange.ts';
import { fawrySignature } from './fawry-signature.ts';
import { getStatus, statusUrl } from './get-status.ts';
import { isAnother, orderStatus, statusWord } from './order-status.ts';
import { readOrder } from './read-order.ts';

const LONGEST_DESCRIPTION = 300;

/** Refunds at Fawry. A refund has no status of its own there: it follows from the payment's status. */
export const fawryRefunds = (fawry: FawryConnection): Refunds => ({
  // A reference number is paid in cash at a counter, and Fawry does not refund cash.
  gives: (method) => method !== 'FawryRef',
  partial: true,
  refund: (request) => refund(fawry, request),
  refundStatus: (keys) => refundStatus(fawry, keys),
});

async function refund(fawry: FawryConnection, request: RefundRequest): Promise<CallResult<RefundResult>> {
  const { merchantCode, secureKey } = fawry;
  const url = `${fawry.baseUrl}/ECommerceWeb/Fawry/payments/refund`;
  const { reason } = request;
  const referenceNumber = request.payment.providerReference ?? '';
  const refundAmount = toDecimalString(request.amount);
  const message = fawryRefundMessage({ merchantCode, referenceNumber, refundAmount, reason }, secureKey);
  const body = {
    merchantCode,
    referenceNumber,
    refundAmount: toMajorNumber(request.amount),
    reason,
    signature: fawrySignature(message),
  };
  const headers = { 'content-type': 'application/json', accept: 'application/json' };
  const reply = await callProvider(url, { method: 'POST', headers, body: JSON.stringify(body) }, fawry);
  return {
    result: readRefund(reply),
    exchange: fawryExchange({ method: 'POST', url, ...body }, loggedReply(reply)),
  };
}

function readRefund(reply: ProviderReply): RefundResult {
  if (reply.kind === 'unknown') return withoutResponse(reply);
  const code = textOf(reply.fields, 'statusCode') || textOf(reply.fields, 'code');
  if (code === '200') return { outcome: 'succeeded' };
  const isDecided = /^\d{1,5}$/.test(code) && !/^5\d\d$/.test(code);
  if (!isDecided) return { outcome: 'unknown', reason: `statusCode ${code.slice(0, 10)}` };
  const text = textOf(reply.fields, 'statusDescription') || textOf(reply.fields, 'description');
  return { outcome: 'refused', code, description: cutText(text, LONGEST_DESCRIPTION) };
}

async function refundStatus(fawry: FawryConnection, keys: RefundKeys): Promise<CallResult<RefundStatus>> {
  const { merchantRefNumber } = keys.payment;
  const reply = await getStatus(fawry, merchantRefNumber);
  const order = readOrder(reply, merchantRefNumber, fawry.secureKey);
  const exchange = fawryExchange(
    { method: 'GET', url: statusUrl(fawry), merchantCode: fawry.merchantCode, merchantRefNumber },
    loggedReply(reply),
  );
  if (!order.isKnown) return { result: { state: 'unknown', reason: order.reason }, exchange };
  if (isAnother(order.fields, keys.payment.providerReference))
    return { result: { state: 'unknown', reason: 'The answer is about another payment' }, exchange };
  return { result: statusOf(keys, statusWord(order.fields), orderStatus(order.fields)), exchange };
}

/**
 * Derives a refund's status from the payment's: PAID means that nothing was refunded, REFUNDED that everything was.
 * PARTIAL_REFUNDED contains no amount, so the refund stays unknown.
 */
function statusOf(keys: RefundKeys, word: string, status: ProviderStatus): RefundStatus {
  const isFirst = keys.refundedBefore.minor === 0n;
  if (word === 'PAID' && status.state === 'paid' && isFirst) return { state: 'absent' };
  const isRest = compareMoney(addMoney(keys.refundedBefore, keys.amount), keys.payment.amount) === 0;
  if (word === 'REFUNDED' && isRest) return { state: 'succeeded' };
  return { state: 'unknown', reason: `Order status '${word.slice(0, 40)}'` };
}
