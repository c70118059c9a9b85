import { isCurrency, type MontyOrder, montyCallbackMessage } from '@daftar/domain';
import { equalSecret } from '../../security/equal-secret.ts';
import type { ProviderNotice, RawNotice } from '../notice.ts';
import { isOurReference } from '../our-reference.ts';
import { readForm } from '../read-form.ts';
import { montypayHash } from './connection.ts';

/** Types of callbacks that tell that money was given back. */
const GIVEN_BACK = ['refund', 'reversal', 'void', 'chargeback'];

/**
 * Reads a callback. Its hash covers the order but not the status, so the status is `unknown`, and the gateway must request it
 * from MontyPay. The unsigned status only becomes part of the deduplication key.
 */
export function readNotice({ body }: RawNotice, password: string): ProviderNotice | undefined {
  const fields = readForm(body);
  if (!fields) return undefined;
  const { id = '', hash = '', type = '', status = '' } = fields;
  const order = {
    number: fields.order_number ?? '',
    amount: fields.order_amount ?? '',
    currency: fields.order_currency ?? '',
    description: fields.order_description ?? '',
  };
  const expected = montypayHash(montyCallbackMessage(id, order, password));
  if (!equalSecret(expected, hash.toLowerCase()) || !hasSignedForms(id, order)) return undefined;
  const kind = /^[a-z0-9_]{1,20}$/.test(type) ? type : 'other';
  return {
    merchantRefNumber: order.number,
    payment: id,
    dedupeKey: `${id}:${kind}:${status === 'success' ? status : 'other'}:${expected}`,
    status: { state: 'unknown', reason: `A callback of ${kind}` },
    tellsOfRefund: GIVEN_BACK.includes(kind),
    ...(kind === 'chargeback' && { isDispute: true }),
  };
}

/**
 * Tells whether each signed value has the form in which MontyPay writes it. MontyPay joins the values without separators: the
 * fixed lengths of our number and of the currency, and the amount's decimals, leave no border that can move.
 */
const hasSignedForms = (id: string, { number, amount, currency }: MontyOrder): boolean =>
  /^[\w-]{1,64}$/.test(id) &&
  isOurReference(number) &&
  /^(?:0|[1-9]\d{0,14})(?:\.\d{1,3})?$/.test(amount) &&
  isCurrency(currency);
