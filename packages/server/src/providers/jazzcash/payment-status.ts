import { type Money, money } from '@daftar/domain';
import { textOf } from '../json-digits.ts';
import type { ProviderStatus } from '../payment-status.ts';
import { type Fields, JAZZCASH_CURRENCY } from './connection.ts';

/** 121 ('marked confirmed') occurs in inquiries and notices (IPN) about a completed payment. */
const PAID = ['000', '121'];
/** The wallet's owner has not confirmed yet. */
const PENDING = ['124', '157'];
const EXPIRED = ['116', '134'];
/** Code of JazzCash for a payment that it does not know. */
const UNKNOWN_PAYMENT = '109';
/** An internal error of JazzCash: the outcome is unknown. */
const SYSTEM_ERROR = '199';

/**
 * Translates the code of a payment; only 000 and 121 are paid. The response to an inquiry of version 1.1 has no amount. Then
 * `expected` counts, the amount of our signed request.
 */
export function paymentStatus(code: string, fields: Fields, expected?: Money): ProviderStatus {
  if (PAID.includes(code)) return paid(fields, expected);
  if (PENDING.includes(code)) return { state: 'pending' };
  if (EXPIRED.includes(code)) return { state: 'expired' };
  if (code === UNKNOWN_PAYMENT) return { state: 'absent' };
  if (!/^\d{3}$/.test(code) || code === SYSTEM_ERROR)
    return { state: 'unknown', reason: `Code '${code.slice(0, 10)}'` };
  return { state: 'failed', reason: descriptionOf(fields) || `Code ${code}` };
}

const descriptionOf = (fields: Fields): string =>
  (textOf(fields, 'pp_PaymentResponseMessage') || textOf(fields, 'pp_ResponseMessage')).slice(0, 200);

function paid(fields: Fields, expected: Money | undefined): ProviderStatus {
  const amount = amountOf(fields) ?? expected;
  // Only inquiries spell the field's name correctly; all other messages have `Retreival`.
  const providerReference =
    textOf(fields, 'pp_RetreivalReferenceNo') || textOf(fields, 'pp_RetrievalReferenceNo');
  const currency = textOf(fields, 'pp_TxnCurrency');
  const isRupees = currency === JAZZCASH_CURRENCY || (currency === '' && expected !== undefined);
  if (!isRupees || !amount || !/^\w{1,40}$/.test(providerReference))
    return { state: 'unknown', reason: 'Paid without amount, currency or number' };
  return { state: 'paid', amount, providerReference };
}

/** Returns the amount; undefined when the message has none. Returns zero, which no payment matches, for an invalid amount. */
function amountOf(fields: Fields): Money | undefined {
  const paisa = textOf(fields, 'pp_Amount');
  if (paisa === '') return undefined;
  return money(/^\d{1,14}$/.test(paisa) ? BigInt(paisa) : 0n, JAZZCASH_CURRENCY);
}
