import { adapterExchange } from '../adapter-exchange.ts';
import type { ProviderReply } from '../call-provider.ts';
import { textOf } from '../json-digits.ts';
import type { PaymentKeys, ProviderStatus } from '../payment-status.ts';
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
  return paymentStatus(textOf(fields, 'pp_PaymentResponseCode'), fields, keys.amount);
}

/** Tells whether a response is about our payment. Responses of version 1.1 do not contain our reference number. */
export function isAbout(fields: Fields, { merchantRefNumber }: PaymentKeys): boolean {
  const reference = textOf(fields, 'pp_TxnRefNo');
  return reference === '' || reference === txnRefNo(merchantRefNumber);
}
