import type { Money } from '@daftar/domain';
import { adapterExchange } from '../adapter-exchange.ts';
import type { ProviderReply } from '../call-provider.ts';
import { textOf } from '../json-digits.ts';
import type { PaidTransaction, PaymentKeys, ProviderStatus } from '../payment-status.ts';
import { askJazzcash, type Fields, JAZZCASH, type JazzcashConnection, txnRefNo } from './connection.ts';
import { paymentStatus } from './payment-status.ts';

const PATH = '/ApplicationAPI/API/PaymentInquiry/Inquire';
/** Code of JazzCash for a payment that it does not know. */
const UNKNOWN_PAYMENT = '109';

/** Requests a payment's status by our reference number. */
export async function askPayment(jazzcash: JazzcashConnection, { merchantRefNumber }: PaymentKeys) {
  const body = { pp_TxnRefNo: txnRefNo(merchantRefNumber) };
  const reply = await askJazzcash(jazzcash, PATH, body);
  const asked = { method: 'POST', url: `${jazzcash.baseUrl}${PATH}`, ...body };
  return { reply, exchange: adapterExchange(JAZZCASH, asked, reply) };
}

export async function askStatus(jazzcash: JazzcashConnection, keys: PaymentKeys) {
  const { reply, exchange } = await askPayment(jazzcash, keys);
  return { status: readStatus(reply, keys), exchange };
}

/** Reads the response to an inquiry. pp_ResponseCode is the inquiry's result, pp_PaymentResponseCode the payment's status. */
export function readStatus(reply: ProviderReply, keys: PaymentKeys): ProviderStatus {
  if (reply.kind === 'unknown') return { state: 'unknown', reason: reply.reason };
  const { fields } = reply;
  if (!isAbout(fields, keys)) return { state: 'unknown', reason: 'The answer is about another payment' };
  const code = textOf(fields, 'pp_ResponseCode');
  if (code === UNKNOWN_PAYMENT) return { state: 'absent' };
  if (code !== '000') return { state: 'unknown', reason: `Inquiry code ${code.slice(0, 10)}` };
  const status = paymentStatus(textOf(fields, 'pp_PaymentResponseCode'), fields, keys.amount);
  return status.state === 'paid' ? { ...status, ...refundedOf(fields, status) } : status;
}

/** Returns what pp_Status tells of refunds of a paid payment: the code stays that of the payment. */
function refundedOf(
  fields: Fields,
  { amount }: PaidTransaction,
): { state: 'failed'; reason: string; refunded: Money } | { refundedInPart: true } | undefined {
  switch (refundWord(fields)) {
    case 'refunded':
      return { state: 'failed', reason: 'Refunded at JazzCash', refunded: amount };
    case 'partially refunded':
      return { refundedInPart: true };
    default:
      return undefined;
  }
}

/** Returns pp_Status in small letters. Its words for refunds are not documented. */
export const refundWord = (fields: Fields): string => textOf(fields, 'pp_Status').trim().toLowerCase();

/** Tells whether a response is about our payment. Responses of version 1.1 do not contain our reference number. */
export function isAbout(fields: Fields, { merchantRefNumber }: PaymentKeys): boolean {
  const reference = textOf(fields, 'pp_TxnRefNo');
  return reference === '' || reference === txnRefNo(merchantRefNumber);
}
