import { parseMoney } from '@daftar/domain';
import { adapterExchange } from '../adapter-exchange.ts';
import type { ProviderReply } from '../call-provider.ts';
import { textOf } from '../json-digits.ts';
import type { PaymentKeys, ProviderStatus } from '../payment-status.ts';
import {
  askEasypaisa,
  EASYPAISA,
  EASYPAISA_CURRENCY,
  type EasypaisaConnection,
  urlOf,
} from './connection.ts';

/** Code of easypaisa for an order that it does not know. */
const UNKNOWN_ORDER = '0003';

/** Requests a payment's status by our reference number. */
export async function askStatus(
  easypaisa: EasypaisaConnection,
  keys: Pick<PaymentKeys, 'merchantRefNumber'>,
) {
  const body = { orderId: keys.merchantRefNumber, accountNum: easypaisa.accountNum };
  const reply = await askEasypaisa(easypaisa, 'inquire-transaction', body);
  const asked = { method: 'POST', url: urlOf(easypaisa, 'inquire-transaction'), ...body };
  return {
    status: readStatus(reply, keys.merchantRefNumber, easypaisa.storeId),
    exchange: adapterExchange(EASYPAISA, asked, reply),
  };
}

/**
 * Reads the response to an inquiry. The payment counts as paid only if the response contains our order and store and the
 * status PAID.
 */
function readStatus(reply: ProviderReply, merchantRefNumber: string, storeId: string): ProviderStatus {
  if (reply.kind === 'unknown') return { state: 'unknown', reason: reply.reason };
  const { fields } = reply;
  const code = textOf(fields, 'responseCode');
  if (textOf(fields, 'orderId') !== merchantRefNumber || textOf(fields, 'storeId') !== storeId)
    return { state: 'unknown', reason: 'The answer is about another payment or store' };
  if (code === UNKNOWN_ORDER) return { state: 'absent' };
  if (code !== '0000') return { state: 'unknown', reason: `responseCode ${code.slice(0, 10)}` };
  const word = textOf(fields, 'transactionStatus').toUpperCase();
  switch (word) {
    case 'PAID':
      // The documented example of an inquiry about a mobile account has no transactionId.
      return paid(textOf(fields, 'transactionAmount'), textOf(fields, 'transactionId') || merchantRefNumber);
    case 'PENDING':
      return { state: 'pending' };
    case 'FAILED':
    case 'DROPPED':
    case 'BLOCKED':
      return {
        state: 'failed',
        reason: textOf(fields, 'errorReason').slice(0, 200) || `${word} at easypaisa`,
      };
    case 'EXPIRED':
      return { state: 'expired' };
    case 'REVERSED':
      return { state: 'failed', reason: 'Reversed at easypaisa' };
    default:
      return { state: 'unknown', reason: `transactionStatus '${word.slice(0, 40)}'` };
  }
}

function paid(text: string, providerReference: string): ProviderStatus {
  const amount = text === '' ? undefined : parseMoney(text, EASYPAISA_CURRENCY);
  return amount && /^\w{1,40}$/.test(providerReference)
    ? { state: 'paid', amount, providerReference }
    : { state: 'unknown', reason: 'Paid without amount or number' };
}
