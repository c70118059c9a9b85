import { isCurrency, type Money, montyStatusMessage, parseMoney } from '@daftar/domain';
import { adapterExchange } from '../adapter-exchange.ts';
import type { ProviderReply } from '../call-provider.ts';
import { asFields, type DigitJson, textOf } from '../json-digits.ts';
import type { PaymentKeys, ProviderStatus } from '../payment-status.ts';
import { askMontypay, MONTYPAY, type MontypayConnection } from './connection.ts';
import { errorOf } from './read-error.ts';

const PATH = '/api/v1/payment/status';
/** Code of MontyPay for a payment that it does not know. */
const NOT_FOUND = '110001';

/** Requests a payment's status by MontyPay's number; while that is unknown here, by our reference number. */
export async function askPayment(
  montypay: MontypayConnection,
  { merchantRefNumber, providerReference }: PaymentKeys,
) {
  const isKnown = providerReference !== undefined;
  const body = isKnown ? { payment_id: providerReference } : { order_id: merchantRefNumber };
  const message = montyStatusMessage(providerReference ?? merchantRefNumber, montypay.password);
  const reply = await askMontypay(montypay, PATH, body, message);
  const asked = { method: 'POST', url: `${montypay.baseUrl}${PATH}`, ...body };
  return { reply, exchange: adapterExchange(MONTYPAY, asked, reply) };
}

export async function askStatus(montypay: MontypayConnection, keys: PaymentKeys) {
  const { reply, exchange } = await askPayment(montypay, keys);
  return { status: readStatus(reply, keys), exchange };
}

function readStatus(reply: ProviderReply, keys: PaymentKeys): ProviderStatus {
  if (reply.kind === 'unknown') return { state: 'unknown', reason: reply.reason };
  const { fields, httpStatus } = reply;
  if (httpStatus >= 400) {
    const { code } = errorOf(fields);
    return code === NOT_FOUND
      ? { state: 'absent' }
      : { state: 'unknown', reason: `HTTP ${httpStatus}, ${code}` };
  }
  return isAbout(fields, keys)
    ? paymentStatus(fields)
    : { state: 'unknown', reason: 'The answer is about another payment' };
}

/** Tells whether a response is about our payment. Another currency counts as another amount. */
export function isAbout(
  fields: Record<string, DigitJson>,
  { merchantRefNumber, providerReference }: PaymentKeys,
): boolean {
  const order = asFields(fields.order) ?? {};
  return (
    textOf(order, 'number') === merchantRefNumber &&
    (providerReference === undefined || textOf(fields, 'payment_id') === providerReference)
  );
}

export const statusWord = (fields: Record<string, DigitJson>): string =>
  textOf(fields, 'status').toLowerCase();

/** Reads the order's amount, in its currency. */
function amountOf(fields: Record<string, DigitJson>): Money | undefined {
  const order = asFields(fields.order) ?? {};
  const [amount, currency] = [textOf(order, 'amount'), textOf(order, 'currency')];
  return isCurrency(currency) && amount !== '' ? parseMoney(amount, currency) : undefined;
}

/** Reads the total that was refunded; undefined when the response does not state it. */
export function refundedTotal(fields: Record<string, DigitJson>): Money | undefined {
  const amount = amountOf(fields);
  const stated = textOf(fields, 'refunded_amount');
  return amount && stated !== '' ? parseMoney(stated, amount.currency) : undefined;
}

/** Returns the status of a payment of which something was refunded: then MontyPay's status is `refund`. */
function refunded(fields: Record<string, DigitJson>, amount: Money | undefined): ProviderStatus {
  const given = refundedTotal(fields) ?? amount;
  if (!amount || !given) return { state: 'unknown', reason: 'Refunded without an amount' };
  return given.minor < amount.minor
    ? paid(fields, amount)
    : { state: 'failed', reason: 'Refunded at MontyPay', refunded: amount };
}

function paid(fields: Record<string, DigitJson>, amount: Money | undefined): ProviderStatus {
  const providerReference = textOf(fields, 'payment_id');
  const given = refundedTotal(fields);
  return amount && /^[\w-]{1,64}$/.test(providerReference)
    ? { state: 'paid', amount, providerReference, ...(given && { refunded: given }) }
    : { state: 'unknown', reason: 'Paid without amount or number' };
}

/** Translates MontyPay's status; only `settled` is paid. */
function paymentStatus(fields: Record<string, DigitJson>): ProviderStatus {
  const word = statusWord(fields);
  const amount = amountOf(fields);
  switch (word) {
    case 'settled':
      return paid(fields, amount);
    case 'prepare':
    case 'pending':
    case '3ds':
    case 'redirect':
      return { state: 'pending' };
    case 'decline':
      return { state: 'failed', reason: textOf(fields, 'reason').slice(0, 200) || 'Declined at MontyPay' };
    case 'refund':
      return refunded(fields, amount);
    case 'void':
    case 'reversal':
      return { state: 'failed', reason: `A ${word} at MontyPay`, ...(amount && { refunded: amount }) };
    default:
      return { state: 'unknown', reason: `Status '${word.slice(0, 40)}'` };
  }
}
