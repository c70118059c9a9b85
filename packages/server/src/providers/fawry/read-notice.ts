import { asFields, parseJsonDigits, textOf } from '../json-digits.ts';
import type { ProviderNotice } from '../notice.ts';
import { messageIsGenuine } from './message-is-genuine.ts';
import { orderStatus, statusWord } from './order-status.ts';

/** Reads a notification V2. Returns undefined when its signature is wrong or a required field is missing. */
export function readNotice(body: Uint8Array, secureKey: string): ProviderNotice | undefined {
  const fields = asFields(parseJsonDigits(Buffer.from(body).toString('utf8')));
  if (!fields || !messageIsGenuine(fields, secureKey)) return undefined;
  const merchantRefNumber = textOf(fields, 'merchantRefNumber');
  const reference = textOf(fields, 'fawryRefNumber');
  // Ignore notices without orderStatus: `statusWord` would read paymentStatus, which is not signed.
  if (merchantRefNumber === '' || reference === '' || textOf(fields, 'orderStatus') === '') return undefined;
  const word = statusWord(fields);
  return {
    merchantRefNumber,
    charge: reference,
    // Fawry sends no event id, so the signature identifies the values that it covers.
    dedupeKey: `${reference}:${word}:${textOf(fields, 'messageSignature')}`,
    status: orderStatus(fields),
    tellsOfRefund: word === 'REFUNDED' || word === 'PARTIAL_REFUNDED',
  };
}
