import { createHmac } from 'node:crypto';
import { parsePaymobReturn, paymobSignatureMessage } from '@daftar/domain';
import { equalSecret } from '../../security/equal-secret.ts';
import { asFields, parseJsonDigits, textOf } from '../json-digits.ts';
import type { NoticedRefund, ProviderNotice, RawNotice } from '../notice.ts';
import { hasSignedForms, otherOrders } from './signed-values.ts';
import {
  centsOf,
  type Fields,
  givesBack,
  isAuthorisation,
  isCapture,
  isId,
  isTrue,
  orderOf,
  type PaymobAccount,
  transactionStatus,
} from './transaction.ts';

/** Reads a callback. Its body contains the transaction, its query the hmac. */
export function readNotice({ query, body }: RawNotice, account: PaymobAccount): ProviderNotice | undefined {
  const message = asFields(parseJsonDigits(Buffer.from(body).toString('utf8')));
  const fields = message && textOf(message, 'type') === 'TRANSACTION' ? asFields(message.obj) : undefined;
  return fields && noticeOf(fields, parsePaymobReturn(query)?.hmac, account);
}

/** Reads the flat parameters with which the browser returns. */
export function readReturn({ query }: RawNotice, account: PaymobAccount): ProviderNotice | undefined {
  const fields = parsePaymobReturn(query);
  return (
    fields && (noticeOf(fields, fields.hmac, account) ?? noticeOf(withBlanks(fields), fields.hmac, account))
  );
}

/**
 * Returns the parameters with each + read as a blank, except in the time, whose offset has a +. Paymob writes most values as they
 * are, but a browser or proxy may write a blank as +; the signature tells which it was.
 */
const withBlanks = (fields: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      name === 'created_at' ? value : value.replaceAll('+', ' '),
    ]),
  );

/** Identifies the attempt by Paymob's order id, because the signature does not cover our reference number. */
function noticeOf(
  fields: Fields,
  hmac: string | undefined,
  account: PaymobAccount,
): ProviderNotice | undefined {
  const expected = signatureOf(fields, account.hmacSecret);
  if (!expected || !equalSecret(expected, hmac?.toLowerCase() ?? '')) return undefined;
  if (!hasSignedForms(fields, account)) return undefined;
  const isParent = !givesBack(fields);
  const tellsOfRefund = !isParent || isTrue(fields, 'is_refunded') || isTrue(fields, 'is_voided');
  const id = textOf(fields, 'id');
  return {
    charge: orderOf(fields),
    otherCharges: otherOrders(fields),
    ...paymentOf(fields),
    dedupeKey: `${id}:${expected}`,
    status: tellsOfRefund ? { state: 'unknown', reason: 'A refund or void' } : statusOf(fields),
    tellsOfRefund,
    ...(!isParent && { refund: refundOf(fields, id) }),
    ...(isParent && tellsOfRefund && { isSummary: true }),
    ...(isCapture(fields) && { isCapture: true }),
  };
}

/** Returns the id of the payment that a notice is about, or gives back. */
function paymentOf(fields: Fields): Pick<ProviderNotice, 'payment'> {
  const id = textOf(fields, givesBack(fields) ? 'parent_transaction' : 'id');
  return isId(id) ? { payment: id } : {};
}

/** Returns the refund or void that a child is. */
function refundOf(fields: Fields, reference: string): NoticedRefund | undefined {
  const amount = centsOf(fields, 'amount_cents');
  if (!amount) return undefined;
  const isDone = isTrue(fields, 'success');
  return {
    reference,
    amount,
    state: isTrue(fields, 'pending') ? 'pending' : isDone ? 'succeeded' : 'failed',
  };
}

/**
 * Returns the status that the signature proves. It covers neither the captured amount of an authorisation, which may be less than the
 * authorised one, nor the authorisation of a capture: then the status must be requested.
 */
function statusOf(fields: Fields): ProviderNotice['status'] {
  if (isCapture(fields)) return { state: 'unknown', reason: 'A capture' };
  if (isAuthorisation(fields) && isTrue(fields, 'is_capture'))
    return { state: 'unknown', reason: 'A captured authorisation' };
  const status = transactionStatus(fields);
  if (status.state !== 'paid') return status;
  // Neither refunded_amount_cents nor is_refund is signed.
  const { refunded: _, ...signed } = status;
  return signed;
}

/** Returns the signature of the fields; undefined when a value has a type that Paymob does not sign. */
function signatureOf(fields: Fields, hmacSecret: string): string | undefined {
  try {
    return createHmac('sha512', hmacSecret).update(paymobSignatureMessage(fields)).digest('hex');
  } catch {
    return undefined;
  }
}
