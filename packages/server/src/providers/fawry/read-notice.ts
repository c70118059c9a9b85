import { createHash } from 'node:crypto';
import type { Money } from '@daftar/domain';
import { asFields, type DigitJson, parseJsonDigits, textOf } from '../json-digits.ts';
import type { ProviderNotice, RawNotice } from '../provider.ts';
import { messageIsGenuine } from './message-is-genuine.ts';
import { orderStatus, paidAmount, statusWord } from './order-status.ts';

/** Reads a notification V2. Returns undefined when its signature is wrong or a required field is missing. */
export function readNotice({ body }: RawNotice, secureKey: string): ProviderNotice | undefined {
  const fields = asFields(parseJsonDigits(body));
  if (!fields || !messageIsGenuine(fields, secureKey)) return undefined;
  const merchantRefNumber = textOf(fields, 'merchantRefNumber');
  const reference = textOf(fields, 'fawryRefNumber');
  if (merchantRefNumber === '' || reference === '') return undefined;
  const refunded = refundedAmount(fields);
  return {
    merchantRefNumber,
    // Derived from the content, because Fawry sends no event id.
    dedupeKey: `${reference}:${statusWord(fields)}:${createHash('sha256').update(body).digest('hex')}`,
    status: orderStatus(fields),
    ...(refunded && { refunded }),
  };
}

/**
 * Returns the amount of a full refund. Undefined for a partial one, because the signed values do not contain its amount.
 */
function refundedAmount(fields: Record<string, DigitJson>): Money | undefined {
  return statusWord(fields) === 'REFUNDED' ? paidAmount(fields) : undefined;
}
