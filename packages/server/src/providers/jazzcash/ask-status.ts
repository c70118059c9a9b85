import { adapterExchange } from '../adapter-exchange.ts';
import type { ProviderReply } from '../call-provider.ts';
import { textOf } from '../json-digits.ts';
import type { PaymentKeys, ProviderStatus } from '../payment-status.ts';
import { askJazzcash, type Fields, JAZZCASH, type JazzcashConnection, txnRefNo } from './connection.ts';
import { paymentStatus } from './payment-status.ts';

const PATH = '/ApplicationAPI/API/PaymentInquiry/Inquire';
/** JazzCash has no such payment. */
const UNKNOWN_PAYMENT = '109';

/** Asks for a payment by our number. */
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

/**
 * Reads the answer to an inquiry: pp_ResponseCode says whether the inquiry worked, pp_PaymentResponseCode how the payment stands.
 */
export function readStatus(reply: ProviderReply, keys: PaymentKeys): ProviderStatus {
  if (reply.kind === 'unknown') return { state: 'unknown', reason: reply.reason };
  const { fields } = reply;
  if (!isAbout(fields, keys)) return { state: 'unknown', reason: 'The answer is about another payment' };
  const code = textOf(fields, 'pp_ResponseCode');
  if (code === UNKNOWN_PAYMENT) return { state: 'absent' };
  if (code !== '000') return { state: 'unknown', reason: `Inquiry code ${code.slice(0, 10)}` };
  return paymentStatus(textOf(fields, 'pp_PaymentResponseCode'), fields, keys.amount);
}

/** Inquiries of version 1.1 do not repeat our number; one that does must have it right. */
export function isAbout(fields: Fields, { merchantRefNumber }: PaymentKeys): boolean {
  const told = textOf(fields, 'pp_TxnRefNo');
  return told === '' || told === txnRefNo(merchantRefNumber);
}
