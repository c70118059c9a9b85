import { cutText } from '../../basics/cut-text.ts';
import { adapterExchange } from '../adapter-exchange.ts';
import type { ProviderReply } from '../call-provider.ts';
import type { CallResult } from '../exchange.ts';
import { asFields, textOf } from '../json-digits.ts';
import {
  type RefundKeys,
  type RefundRequest,
  type RefundResult,
  type RefundStatus,
  type Refunds,
  withoutResponse,
} from '../refund.ts';
import { askById, askTransaction, doubtOf } from './ask-status.ts';
import { PAYMOB, type PaymobConnection, postWithSecretKey } from './connection.ts';
import { centsOf, type Fields, isTrue, transactionStatus } from './transaction.ts';

const PATH = '/api/acceptance/void_refund/refund';

/** Refunds at Paymob. Each is a transaction of its own, whose parent is the payment's transaction. */
export const paymobRefunds = (paymob: PaymobConnection): Refunds => ({
  gives: () => true,
  partial: true,
  refund: (request) => refund(paymob, request),
  refundStatus: (keys) => (keys.providerReference ? askRefund(paymob, keys) : askPayment(paymob, keys)),
});

async function refund(paymob: PaymobConnection, request: RefundRequest): Promise<CallResult<RefundResult>> {
  const body = {
    transaction_id: request.payment.providerReference ?? '',
    amount_cents: String(request.amount.minor),
  };
  const reply = await postWithSecretKey(paymob, PATH, body);
  const asked = { method: 'POST', url: `${paymob.baseUrl}${PATH}`, ...body };
  return { result: readRefund(reply, request), exchange: adapterExchange(PAYMOB, asked, reply) };
}

function readRefund(reply: ProviderReply, request: RefundRequest): RefundResult {
  if (reply.kind === 'unknown') return withoutResponse(reply);
  const { fields, httpStatus } = reply;
  if (httpStatus >= 400) {
    const description = textOf(fields, 'message') || textOf(fields, 'detail');
    return description === ''
      ? { outcome: 'unknown', reason: `HTTP ${httpStatus}` }
      : { outcome: 'refused', code: String(httpStatus), description: cutText(description, 300) };
  }
  if (!isAbout(fields, request)) return { outcome: 'unknown', reason: 'The answer is about another refund' };
  const providerReference = textOf(fields, 'id');
  if (isTrue(fields, 'pending')) return { outcome: 'pending', providerReference };
  if (isTrue(fields, 'success')) return { outcome: 'succeeded', providerReference };
  const description = textOf(asFields(fields.data) ?? {}, 'message');
  return { outcome: 'refused', code: 'declined', description: cutText(description, 300) };
}

function isAbout(fields: Fields, { payment, amount }: RefundRequest): boolean {
  const stated = centsOf(fields, 'amount_cents');
  return (
    /^\d{1,25}$/.test(textOf(fields, 'id')) &&
    textOf(fields, 'parent_transaction') === payment.providerReference &&
    stated?.currency === amount.currency &&
    stated.minor === amount.minor
  );
}

/** Requests the refund's own transaction. */
async function askRefund(paymob: PaymobConnection, keys: RefundKeys): Promise<CallResult<RefundStatus>> {
  const { reply, exchange } = await askById(paymob, keys.providerReference ?? '');
  return { result: readTransaction(reply, keys), exchange };
}

function readTransaction(reply: ProviderReply, keys: RefundKeys): RefundStatus {
  const read = readRefund(reply, keys);
  switch (read.outcome) {
    case 'succeeded':
      return { state: 'succeeded', providerReference: read.providerReference };
    case 'pending':
      return { state: 'pending' };
    case 'refused':
      return read.code === 'declined'
        ? { state: 'failed', reason: read.description || 'Refused at Paymob' }
        : { state: 'unknown', reason: `HTTP ${read.code}` };
    case 'unknown':
    case 'unsent':
      return { state: 'unknown', reason: read.reason };
  }
}

/** Requests the payment's refunded amount, for a refund whose id was lost with Paymob's response. */
async function askPayment(paymob: PaymobConnection, keys: RefundKeys): Promise<CallResult<RefundStatus>> {
  const { reply, exchange } = await askTransaction(paymob, keys.payment);
  if (reply.kind === 'unknown') return { result: { state: 'unknown', reason: reply.reason }, exchange };
  const doubt = doubtOf(reply, keys.payment, paymob);
  if (doubt) return { result: { state: 'unknown', reason: doubt }, exchange };
  const status = transactionStatus(reply.fields);
  const isWhole = status.state === 'failed' && status.refunded !== undefined;
  const refunded = isWhole ? keys.payment.amount : centsOf(reply.fields, 'refunded_amount_cents');
  return {
    result: refunded
      ? { state: 'stated', refunded }
      : { state: 'unknown', reason: 'Paymob does not tell this refund' },
    exchange,
  };
}
