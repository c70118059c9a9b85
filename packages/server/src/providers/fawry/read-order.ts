import type { ProviderReply } from '../call-provider.ts';
import { type DigitJson, textOf } from '../json-digits.ts';
import { messageIsGenuine } from './message-is-genuine.ts';

export type OrderReading =
  | { isKnown: true; fields: Record<string, DigitJson> }
  /** `absent`: Fawry responded that it has no such payment. */
  | { isKnown: false; absent: boolean; reason: string };

const NOT_FOUND = '9938';

/** Reads a status response. `isKnown` is false for an error, another payment or a wrong signature. */
export function readOrder(reply: ProviderReply, merchantRefNumber: string, secureKey: string): OrderReading {
  if (reply.kind === 'unknown') return nothing(reply.reason);
  const { fields } = reply;
  const statusCode = textOf(fields, 'statusCode') || textOf(fields, 'code');
  if (statusCode === NOT_FOUND) return { ...nothing(`statusCode ${NOT_FOUND}`), absent: true };
  if (statusCode !== '' && statusCode !== '200') return nothing(`statusCode ${statusCode.slice(0, 10)}`);
  if (textOf(fields, 'merchantRefNumber') !== merchantRefNumber)
    return nothing('The answer is about another payment');
  // The older response has no signature; only the https connection authenticates it.
  const isSigned = textOf(fields, 'messageSignature') !== '';
  if (isSigned && !messageIsGenuine(fields, secureKey)) return nothing('Wrong signature');
  return { isKnown: true, fields };
}

const nothing = (reason: string) => ({ isKnown: false, absent: false, reason }) as const;
