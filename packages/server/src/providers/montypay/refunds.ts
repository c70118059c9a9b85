import { addMoney, montyRefundMessage, parseMoney, toDecimalString } from '@daftar/domain';
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
import { askPayment, isAbout, statusWord } from './ask-status.ts';
import { askMontypay, MONTYPAY, type MontypayConnection } from './connection.ts';
import { errorOf } from './read-error.ts';

const PATH = '/api/v1/payment/refund';

/** Refunds at MontyPay. Its response only accepts the request; the outcome follows from the payment's status. */
export const montypayRefunds = (montypay: MontypayConnection): Refunds => ({
  gives: () => true,
  partial: true,
  refund: (request) => refund(montypay, request),
  refundStatus: (keys) => refundStatus(montypay, keys),
});

async function refund(
  montypay: MontypayConnection,
  request: RefundRequest,
): Promise<CallResult<RefundResult>> {
  const paymentId = request.payment.providerReference ?? '';
  const amount = toDecimalString(request.amount);
  const body = { payment_id: paymentId, amount };
  const message = montyRefundMessage(paymentId, amount, montypay.password);
  const reply = await askMontypay(montypay, PATH, body, message);
  const asked = { method: 'POST', url: `${montypay.baseUrl}${PATH}`, ...body };
  return { result: readRefund(reply, paymentId), exchange: adapterExchange(MONTYPAY, asked, reply) };
}

function readRefund(reply: ProviderReply, paymentId: string): RefundResult {
  if (reply.kind === 'unknown') return withoutResponse(reply);
  const { fields, httpStatus } = reply;
  if (httpStatus >= 400) {
    const { code, description } = errorOf(fields);
    return description === ''
      ? { outcome: 'unknown', reason: `HTTP ${httpStatus}` }
      : { outcome: 'refused', code, description };
  }
  const isAccepted = textOf(fields, 'result').toLowerCase() === 'accepted';
  return isAccepted && textOf(fields, 'payment_id') === paymentId
    ? { outcome: 'pending' }
    : { outcome: 'unknown', reason: 'Neither accepted nor refused' };
}

/**
 * Requests the payment's status. The response contains the refunded amount only if it has the field `refunded_amount`. Without
 * that field, a refund is proven only when the whole payment is refunded: then the status is `refund`.
 */
async function refundStatus(
  montypay: MontypayConnection,
  keys: RefundKeys,
): Promise<CallResult<RefundStatus>> {
  const { reply, exchange } = await askPayment(montypay, keys.payment);
  return { result: readStatus(reply, keys), exchange };
}

function readStatus(reply: ProviderReply, keys: RefundKeys): RefundStatus {
  if (reply.kind === 'unknown') return { state: 'unknown', reason: reply.reason };
  const { fields, httpStatus } = reply;
  if (httpStatus >= 400 || !isAbout(fields, keys.payment))
    return { state: 'unknown', reason: 'The answer is about another payment' };
  const expected = addMoney(keys.refundedBefore, keys.amount);
  const stated = textOf(fields, 'refunded_amount');
  const given = stated === '' ? undefined : parseMoney(stated, keys.amount.currency);
  const isRest = statusWord(fields) === 'refund' && expected.minor === keys.payment.amount.minor;
  if (given ? given.minor === expected.minor : isRest) return { state: 'succeeded' };
  if (given?.minor === keys.refundedBefore.minor && statusWord(fields) === 'settled')
    return { state: 'pending' };
  return { state: 'unknown', reason: `Status '${statusWord(fields).slice(0, 40)}'` };
}
