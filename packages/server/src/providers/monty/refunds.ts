import { montyRefundMessage, toDecimalString } from '@daftar/domain';
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
import { askPayment, isAbout, refundedTotal, statusWord } from './ask-status.ts';
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

function readStatus(reply: ProviderReply, { payment }: RefundKeys): RefundStatus {
  if (reply.kind === 'unknown') return { state: 'unknown', reason: reply.reason };
  const { fields, httpStatus } = reply;
  if (httpStatus >= 400 || !isAbout(fields, payment))
    return { state: 'unknown', reason: 'The answer is about another payment' };
  const isWhole = ['refund', 'void', 'reversal'].includes(statusWord(fields));
  const refunded = refundedTotal(fields) ?? (isWhole ? payment.amount : undefined);
  return refunded
    ? { state: 'stated', refunded }
    : { state: 'unknown', reason: `Status '${statusWord(fields).slice(0, 40)}'` };
}
