import { isCurrency, type Money, parseMoney } from '@daftar/domain';
import { asFields, type DigitJson, textOf } from '../json-digits.ts';
import type { ProviderStatus } from '../payment-status.ts';

export type Fields = Record<string, DigitJson>;

/** Tells whether the text can be an id of PayTabs (tran_ref), such as TST2016700000692. */
export const isTranRef = (text: string): boolean => /^[A-Za-z0-9]{5,40}$/.test(text);

/** Reads the requested amount, in the order's currency. */
export const cartAmount = (fields: Fields): Money | undefined =>
  amountOf(textOf(fields, 'cart_amount'), textOf(fields, 'cart_currency'));

/** Reads the amount that was moved, in its own currency. */
export const totalOf = (fields: Fields): Money | undefined =>
  amountOf(textOf(fields, 'tran_total'), textOf(fields, 'tran_currency') || textOf(fields, 'cart_currency'));

const amountOf = (major: string, currency: string): Money | undefined =>
  isCurrency(currency) && major !== '' ? parseMoney(major, currency) : undefined;

/** Returns a transaction's result: PayTabs' letter, message and code. */
export function resultOf(fields: Fields): { letter: string; message: string; code: string } {
  const result = asFields(fields.payment_result) ?? {};
  return {
    letter: textOf(result, 'response_status').toUpperCase(),
    message: textOf(result, 'response_message').slice(0, 200),
    code: textOf(result, 'response_code').slice(0, 20),
  };
}

export const typeOf = (fields: Fields): string => textOf(fields, 'tran_type').toLowerCase();

/** Translates a sale's result; only A is paid. A letter that is not documented is `unknown`. */
export function saleStatus(fields: Fields): ProviderStatus {
  const { letter, message } = resultOf(fields);
  switch (letter) {
    case 'A':
      return paid(fields);
    case 'H':
    case 'P':
      return { state: 'pending' };
    case 'V':
      return { state: 'failed', reason: 'Voided at PayTabs' };
    case 'E':
    case 'D':
      return { state: 'failed', reason: message || 'Declined at PayTabs' };
    case 'X':
      return { state: 'expired' };
    default:
      return { state: 'unknown', reason: `response_status '${letter.slice(0, 10)}'` };
  }
}

/**
 * Translates a transaction that only holds or registers money (`auth`, `register`): pending, until its capture. A type that is not
 * documented is `unknown`.
 */
export function heldStatus(fields: Fields, type: string): ProviderStatus {
  const status = saleStatus(fields);
  if (type !== 'auth') return { state: 'unknown', reason: `A ${type.slice(0, 20)}` };
  return status.state === 'paid'
    ? { state: 'pending', reason: 'Authorised at PayTabs, not captured' }
    : status;
}

/**
 * Returns the status of a paid sale, with the smaller of the requested and the paid amount. If it was paid in another currency
 * than requested, the amount is the paid one.
 */
function paid(fields: Fields): ProviderStatus {
  const cart = cartAmount(fields);
  const total = totalOf(fields) ?? cart;
  const providerReference = textOf(fields, 'tran_ref');
  if (!cart || !total || !isTranRef(providerReference))
    return { state: 'unknown', reason: 'Paid without amount, currency or reference' };
  const isLess = total.currency !== cart.currency || total.minor < cart.minor;
  return { state: 'paid', amount: isLess ? total : cart, providerReference };
}
