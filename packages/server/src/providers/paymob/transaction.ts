import { compareMoney, isCurrency, type Money, money, paymobSignedOrder } from '@daftar/domain';
import { asFields, type DigitJson, textOf } from '../json-digits.ts';
import type { ProviderStatus } from '../payment-status.ts';
import type { PaymobConnection } from './connection.ts';

export type Fields = Record<string, DigitJson>;

export type PaymobAccount = Pick<PaymobConnection, 'hmacSecret' | 'cardIntegration' | 'walletIntegration'>;

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
  return isId(id) ? id : '';
}

/** Tells whether the text can be an id of Paymob. */
export const isId = (text: string): boolean => /^\d{1,25}$/.test(text);

/** Returns the ids of our integrations. */
export const ownIntegrations = ({
  cardIntegration,
  walletIntegration,
}: Pick<PaymobConnection, 'cardIntegration' | 'walletIntegration'>): string[] => [
  cardIntegration,
  walletIntegration,
];

/** Tells whether the transaction belongs to one of our integrations. */
export const isOwnIntegration = (
  fields: Fields,
  account: Pick<PaymobConnection, 'cardIntegration' | 'walletIntegration'>,
): boolean => ownIntegrations(account).includes(textOf(fields, 'integration_id'));

/** A transaction that belongs to another one, its parent: a capture, a refund or a void. */
export const isChild = (fields: Fields): boolean => isTrue(fields, 'has_parent_transaction');

export const isCapture = (fields: Fields): boolean => isChild(fields) && isTrue(fields, 'is_capture');

/** Tells whether a child gives money back or releases it. */
export const givesBack = (fields: Fields): boolean => isChild(fields) && !isCapture(fields);

/** Tells whether the transaction only holds money on the card, or did so before its capture. */
export const isAuthorisation = (fields: Fields): boolean => !isChild(fields) && isTrue(fields, 'is_auth');

/**
 * Translates a payment's transaction, or the capture of an authorisation. It is paid only if it succeeded, is not pending and was
 * neither voided nor given back as a whole. Money that is only authorised can lapse, so that payment is pending.
 */
export function transactionStatus(fields: Fields): ProviderStatus {
  const isDecided = isFalse(fields, 'pending');
  if (isTrue(fields, 'pending')) return { state: 'pending' };
  if (isDecided && isFalse(fields, 'success'))
    return { state: 'failed', reason: messageOf(fields) || 'Declined at Paymob' };
  const amount = amountOf(fields);
  const isDone = isDecided && isTrue(fields, 'success') && !givesBack(fields);
  const providerReference = paidReference(fields);
  if (!isDone || !amount || !isId(providerReference))
    return { state: 'unknown', reason: 'Neither paid, pending nor failed' };
  const isHeld = isAuthorisation(fields) && !isTrue(fields, 'is_capture');
  if (isTrue(fields, 'is_voided'))
    return {
      ...{ state: 'failed', reason: 'Voided at Paymob' },
      // Of money that was only held, nothing was taken.
      ...(!isHeld && { refunded: amount, providerReference }),
    };
  if (isHeld) return { state: 'pending', reason: 'Authorised at Paymob, not captured' };
  return paid(fields, amount, providerReference);
}

function paid(fields: Fields, amount: Money, providerReference: string): ProviderStatus {
  const stated = centsOf(fields, 'refunded_amount_cents');
  const refunded = stated ?? (isTrue(fields, 'is_refunded') ? amount : undefined);
  if (refunded && refunded.minor > 0n && compareMoney(refunded, amount) >= 0)
    return { state: 'failed', reason: 'Refunded at Paymob', refunded: amount, providerReference };
  return { state: 'paid', amount, providerReference, ...(refunded && { refunded }) };
}

/** Returns the transaction's amount; of a captured authorisation the captured amount, which may be less. */
function amountOf(fields: Fields): Money | undefined {
  const amount = centsOf(fields, 'amount_cents');
  const captured = isAuthorisation(fields) ? centsOf(fields, 'captured_amount') : undefined;
  return captured && captured.minor > 0n ? captured : amount;
}

/**
 * Returns the id under which a payment is stored: its transaction's. A capture is stored as its authorisation, so that both are
 * one payment in whichever order Paymob tells of them.
 */
function paidReference(fields: Fields): string {
  const parent = textOf(fields, 'parent_transaction');
  return isCapture(fields) && isId(parent) ? parent : textOf(fields, 'id');
}

const messageOf = (fields: Fields): string => textOf(asFields(fields.data) ?? {}, 'message').slice(0, 200);
