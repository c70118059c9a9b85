import { createHmac } from 'node:crypto';
import { type Money, paytabsReturnMessage } from '@daftar/domain';
import { equalSecret } from '../../security/equal-secret.ts';
import { asFields, parseJsonDigits, textOf } from '../json-digits.ts';
import type { ProviderNotice, RawNotice } from '../notice.ts';
import { readForm } from '../read-form.ts';
import {
  cartAmount,
  type Fields,
  heldStatus,
  isTranRef,
  resultOf,
  saleStatus,
  totalOf,
  typeOf,
} from './transaction.ts';

const hmac = (message: string | Uint8Array, serverKey: string): string =>
  createHmac('sha256', serverKey).update(message).digest('hex');

/** Reads a callback. Its signature covers the body's bytes. */
export function readNotice({ headers, body }: RawNotice, serverKey: string): ProviderNotice | undefined {
  const { signature } = headers;
  const isGenuine =
    typeof signature === 'string' && equalSecret(hmac(body, serverKey), signature.toLowerCase());
  const fields = isGenuine ? asFields(parseJsonDigits(Buffer.from(body).toString('utf8'))) : undefined;
  if (!fields) return undefined;
  const [reference, type] = [textOf(fields, 'tran_ref'), typeOf(fields)];
  const merchantRefNumber = textOf(fields, 'cart_id');
  if (!isTranRef(reference)) return undefined;
  const dedupeKey = `${reference}:${type}:${resultOf(fields).letter}:${hmac(body, serverKey)}`;
  if (GIVEN_BACK.includes(type)) return refundNotice(fields, reference, dedupeKey);
  if (merchantRefNumber === '') return undefined;
  const status = type === 'sale' || type === 'capture' ? saleStatus(fields) : heldStatus(fields, type);
  return {
    merchantRefNumber,
    charge: reference,
    payment: reference,
    dedupeKey,
    status,
    tellsOfRefund: false,
  };
}

/** Types of transactions that give money back. */
const GIVEN_BACK = ['refund', 'void'];

/**
 * Reads a refund or void, which is a transaction of its own. Its cart_id is our refund's id, or empty when somebody refunded in
 * PayTabs' own portal: previous_tran_ref is the payment's.
 */
function refundNotice(fields: Fields, reference: string, dedupeKey: string): ProviderNotice | undefined {
  const payment = textOf(fields, 'previous_tran_ref');
  if (!isTranRef(payment)) return undefined;
  const { letter } = resultOf(fields);
  const states = { A: 'succeeded', H: 'pending', P: 'pending' } as const;
  const isDecided = ['A', 'H', 'P', 'V', 'E', 'D', 'X'].includes(letter);
  const state = states[letter as keyof typeof states] ?? 'failed';
  const refundNumber = textOf(fields, 'cart_id') || undefined;
  return {
    charge: payment,
    payment,
    dedupeKey,
    status: { state: 'unknown', reason: `A ${typeOf(fields)}` },
    tellsOfRefund: true,
    ...(isDecided && { refund: { reference, refundNumber, amount: refundedAmount(fields), state } }),
  };
}

/** Returns the refunded amount in the order's currency. PayTabs may have given it back in the card's. */
function refundedAmount(fields: Fields): Money | undefined {
  const [cart, total] = [cartAmount(fields), totalOf(fields)];
  return total && (!cart || total.currency === cart.currency) ? total : cart;
}

/**
 * Reads the form with which the browser returns. It contains neither amount nor currency, so the status is `unknown`, and the
 * gateway must request it from PayTabs.
 */
export function readReturn({ body }: RawNotice, serverKey: string): ProviderNotice | undefined {
  const fields = readForm(body);
  const signature = fields?.signature?.toLowerCase() ?? '';
  if (!fields || !equalSecret(hmac(paytabsReturnMessage(fields), serverKey), signature)) return undefined;
  const { cartId: merchantRefNumber = '', tranRef = '', respStatus = '' } = fields;
  if (merchantRefNumber === '' || !isTranRef(tranRef)) return undefined;
  return {
    merchantRefNumber,
    charge: tranRef,
    payment: tranRef,
    dedupeKey: `${tranRef}:return:${respStatus.slice(0, 5)}:${signature}`,
    status: { state: 'unknown', reason: 'A return tells no amount' },
    tellsOfRefund: false,
  };
}
