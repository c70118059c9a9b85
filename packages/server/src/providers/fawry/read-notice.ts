import { asFields, parseJsonDigits, textOf } from '../json-digits.ts';
import type { ProviderNotice } from '../notice.ts';
import { hasSignedForms, messageIsGenuine } from './message-is-genuine.ts';
import { orderStatus, statusWord } from './order-status.ts';

/** Reads a notification V2. Returns undefined when its signature is wrong or a required field is missing. */
export function readNotice(body: Uint8Array, secureKey: string): ProviderNotice | undefined {
  const fields = asFields(parseJsonDigits(Buffer.from(body).toString('utf8')));
  if (!fields || !messageIsGenuine(fields, secureKey) || !hasSignedForms(fields)) return undefined;
  const reference = textOf(fields, 'fawryRefNumber');
  const word = statusWord(fields);
  return {
    merchantRefNumber: textOf(fields, 'merchantRefNumber'),
    charge: reference,
    payment: reference,
    // Fawry sends no event id, so the signature identifies the values that it covers.
    dedupeKey: `${reference}:${word}:${textOf(fields, 'messageSignature')}`,
    status: orderStatus(fields),
    tellsOfRefund: word === 'REFUNDED' || word === 'PARTIAL_REFUNDED',
  };
}
