import { montyCallbackMessage } from '@daftar/domain';
import { equalSecret } from '../../security/equal-secret.ts';
import type { ProviderNotice, RawNotice } from '../notice.ts';
import { readForm } from '../read-form.ts';
import { montypayHash } from './connection.ts';

/**
 * Reads a callback. Its hash covers the order but not the status, so the status is `unknown`, and the gateway must request it
 * from MontyPay. The unsigned status only becomes part of the deduplication key.
 */
export function readNotice({ body }: RawNotice, password: string): ProviderNotice | undefined {
  const fields = readForm(body);
  if (!fields) return undefined;
  const { id = '', hash = '', order_number: number = '', type = '', status = '' } = fields;
  const order = {
    number,
    amount: fields.order_amount ?? '',
    currency: fields.order_currency ?? '',
    description: fields.order_description ?? '',
  };
  const expected = montypayHash(montyCallbackMessage(id, order, password));
  if (id === '' || number === '' || !equalSecret(expected, hash.toLowerCase())) return undefined;
  const kind = /^[a-z0-9_]{1,20}$/.test(type) ? type : 'other';
  return {
    merchantRefNumber: number,
    dedupeKey: `${id}:${kind}:${status === 'success' ? status : 'other'}:${expected}`,
    status: { state: 'unknown', reason: `A callback of ${kind}` },
    tellsOfRefund: kind === 'refund' || kind === 'reversal' || kind === 'void' || kind === 'chargeback',
  };
}
