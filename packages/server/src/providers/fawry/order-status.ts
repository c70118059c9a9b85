import type { Money } from '@daftar/domain';
import { type DigitJson, textOf } from '../json-digits.ts';
import type { ProviderStatus } from '../payment-status.ts';
import { readFawryAmount } from './fawry-amount.ts';

/** Translates Fawry's payment status; returns `unknown` for a status that is not documented. */
export function orderStatus(fields: Record<string, DigitJson>): ProviderStatus {
  const word = statusWord(fields);
  switch (word) {
    case 'PAID':
      return paid(fields);
    case 'NEW':
    case 'UNPAID':
      return { state: 'pending' };
    case 'EXPIRED':
      return { state: 'expired' };
    case 'CANCELED':
    case 'CANCELLED':
      return { state: 'failed', reason: 'Cancelled at Fawry' };
    case 'FAILED':
      return { state: 'failed', reason: textOf(fields, 'failureReason') || 'Failed at Fawry' };
    case 'REFUNDED':
      return refunded(fields);
    case 'PARTIAL_REFUNDED':
      return { ...undocumented(word), refundedInPart: true };
    default:
      return undocumented(word);
  }
}

const undocumented = (word: string) =>
  ({ state: 'unknown', reason: `Order status '${word.slice(0, 40)}'` }) as const;

function refunded(fields: Record<string, DigitJson>): ProviderStatus {
  const amount = paidAmount(fields);
  return { state: 'failed', reason: 'Refunded at Fawry', ...(amount && { refunded: amount }) };
}

/** Tells whether a response is about another payment of the order than the one with Fawry's number `providerReference`. */
export function isAnother(fields: Record<string, DigitJson>, providerReference: string | undefined): boolean {
  const stated = textOf(fields, 'fawryRefNumber') || textOf(fields, 'referenceNumber');
  return providerReference !== undefined && stated !== '' && stated !== providerReference;
}

/** Returns Fawry's status: `orderStatus` in V2, `paymentStatus` in the older response. */
export const statusWord = (fields: Record<string, DigitJson>): string =>
  (textOf(fields, 'orderStatus') || textOf(fields, 'paymentStatus')).toUpperCase();

function paid(fields: Record<string, DigitJson>): ProviderStatus {
  const amount = paidAmount(fields);
  const providerReference = textOf(fields, 'fawryRefNumber') || textOf(fields, 'referenceNumber');
  if (!amount || providerReference === '')
    return { state: 'unknown', reason: 'Paid without amount or reference' };
  return { state: 'paid', amount, providerReference };
}

/**
 * Returns the smaller of payment and order amount, because the payment amount includes Fawry's fee when the customer bears it.
 */
function paidAmount(fields: Record<string, DigitJson>): Money | undefined {
  const paymentAmount = readFawryAmount(textOf(fields, 'paymentAmount'));
  const order = textOf(fields, 'orderAmount');
  if (order === '' || !paymentAmount) return paymentAmount;
  const orderAmount = readFawryAmount(order);
  if (!orderAmount) return undefined;
  return orderAmount.minor < paymentAmount.minor ? orderAmount : paymentAmount;
}
