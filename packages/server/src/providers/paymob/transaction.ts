import { isCurrency, type Money, money, paymobSignedOrder } from '@daftar/domain';
import { asFields, type DigitJson, textOf } from '../json-digits.ts';
import type { ProviderStatus } from '../payment-status.ts';
import type { PaymobConnection } from './connection.ts';

export type Fields = Record<string, DigitJson>;

/** Tells whether a field is true: a boolean in callbacks, the text 'true' in returns. */
export const isTrue = (fields: Fields, name: string): boolean =>
  fields[name] === true || fields[name] === 'true';

const isFalse = (fields: Fields, name: string): boolean => fields[name] === false || fields[name] === 'false';

/** Reads an amount in cents, in the transaction's currency. */
export function centsOf(fields: Fields, name: string): Money | undefined {
  const [text, currency] = [textOf(fields, name), textOf(fields, 'currency')];
  return /^\d{1,15}$/.test(text) && isCurrency(currency) ? money(BigInt(text), currency) : undefined;
}

/** Returns Paymob's order id, of which a message may contain several: the one that the signature covers. */
export function orderOf(fields: Fields): string {
  const id = paymobSignedOrder(fields);
  return /^\d{1,25}$/.test(id) ? id : '';
}

/** Tells whether the transaction belongs to one of our integrations. */
export const isOwnIntegration = (
  fields: Fields,
  { cardIntegration, walletIntegration }: Pick<PaymobConnection, 'cardIntegration' | 'walletIntegration'>,
): boolean => [cardIntegration, walletIntegration].includes(textOf(fields, 'integration_id'));

/** Translates a payment's transaction. It is paid only if it succeeded, is not pending and was not voided. */
export function transactionStatus(fields: Fields): ProviderStatus {
  const isDecided = isFalse(fields, 'pending');
  if (isTrue(fields, 'pending')) return { state: 'pending' };
  if (isDecided && isTrue(fields, 'is_voided')) return { state: 'failed', reason: 'Voided at Paymob' };
  if (isDecided && isFalse(fields, 'success'))
    return { state: 'failed', reason: messageOf(fields) || 'Declined at Paymob' };
  const providerReference = textOf(fields, 'id');
  const amount = centsOf(fields, 'amount_cents');
  const isPaid = isDecided && isTrue(fields, 'success') && isFalse(fields, 'has_parent_transaction');
  if (!isPaid || !amount || !/^\d{1,25}$/.test(providerReference))
    return { state: 'unknown', reason: 'Neither paid, pending nor failed' };
  if (isTrue(fields, 'is_refunded'))
    return { state: 'failed', reason: 'Refunded at Paymob', refunded: amount };
  return { state: 'paid', amount, providerReference };
}

const messageOf = (fields: Fields): string => textOf(asFields(fields.data) ?? {}, 'message').slice(0, 200);
