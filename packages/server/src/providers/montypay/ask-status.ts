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

/** Requests a payment's status by our reference number. */
export async function askPayment(montypay: MontypayConnection, { merchantRefNumber }: PaymentKeys) {
  const body = { order_id: merchantRefNumber };
  const message = montyStatusMessage(merchantRefNumber, montypay.password);
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
    : { state: 'unknown', reason: 'The answer is about another payment or currency' };
}

/** Tells whether a response is about our payment, in its currency. */
export function isAbout(fields: Record<string, DigitJson>, keys: PaymentKeys): boolean {
  const order = asFields(fields.order) ?? {};
  return (
    textOf(order, 'number') === keys.merchantRefNumber && textOf(order, 'currency') === keys.amount.currency
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

/** Returns the status of a payment that was refunded completely: then MontyPay's status is `refund`. */
function refunded(fields: Record<string, DigitJson>, amount: Money | undefined): ProviderStatus {
  const stated = textOf(fields, 'refunded_amount');
  const given = amount && stated !== '' ? parseMoney(stated, amount.currency) : amount;
  if (!amount || given?.minor !== amount.minor)
    return { state: 'unknown', reason: 'Refunded without the whole amount' };
  return { state: 'failed', reason: 'Refunded at MontyPay', refunded: amount };
}

/** Translates MontyPay's status; only `settled` is paid. */
function paymentStatus(fields: Record<string, DigitJson>): ProviderStatus {
  const word = statusWord(fields);
  const amount = amountOf(fields);
  const providerReference = textOf(fields, 'payment_id');
  switch (word) {
    case 'settled':
      return amount && /^[\w-]{1,64}$/.test(providerReference)
        ? { state: 'paid', amount, providerReference }
        : { state: 'unknown', reason: 'Paid without amount or number' };
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
      return { state: 'failed', reason: `A ${word} at MontyPay` };
    default:
      return { state: 'unknown', reason: `Status '${word.slice(0, 40)}'` };
  }
}
