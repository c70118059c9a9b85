import { createHmac } from 'node:crypto';
import { paytabsReturnMessage } from '@daftar/domain';
import { equalSecret } from '../../security/equal-secret.ts';
import { asFields, parseJsonDigits, textOf } from '../json-digits.ts';
import type { ProviderNotice, RawNotice } from '../notice.ts';
import { readForm } from '../read-form.ts';
import { isTranRef, resultOf, saleStatus, typeOf } from './transaction.ts';

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
  if (!isTranRef(reference) || merchantRefNumber === '') return undefined;
  const dedupeKey = `${reference}:${type}:${resultOf(fields).letter}:${hmac(body, serverKey)}`;
  if (type === 'sale')
    return {
      merchantRefNumber,
      charge: reference,
      dedupeKey,
      status: saleStatus(fields),
      tellsOfRefund: false,
    };
  // A refund or void is a transaction of its own. Its cart_id is our refund's id.
  const status = { state: 'unknown', reason: `A ${type.slice(0, 20)}` } as const;
  const charge = textOf(fields, 'previous_tran_ref');
  return isTranRef(charge) ? { charge, dedupeKey, status, tellsOfRefund: true } : undefined;
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
    dedupeKey: `${tranRef}:return:${respStatus.slice(0, 5)}:${signature}`,
    status: { state: 'unknown', reason: 'A return tells no amount' },
    tellsOfRefund: false,
  };
}
