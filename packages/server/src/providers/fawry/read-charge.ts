import { cutText } from '../../basics/cut-text.ts';
import type { ProviderReply } from '../call-provider.ts';
import type { ChargeRequest, ChargeResult, NextStep } from '../charge.ts';
import { type DigitJson, textOf } from '../json-digits.ts';
import { readFawryAmount } from './fawry-amount.ts';
import { readInstant } from './read-instant.ts';

type Fields = Record<string, DigitJson>;

/** Reads the customer's next step from a response's fields; undefined when it is missing. */
export type ReadStep = (fields: Fields) => NextStep | undefined;

const SUCCESS = 200;
const LONGEST_DESCRIPTION = 300;

/** Reads Fawry's response to a charge. A response about another payment or amount, or without a next step, is `unknown`. */
export function readCharge(reply: ProviderReply, request: ChargeRequest, readStep: ReadStep): ChargeResult {
  if (reply.kind === 'unknown') return { outcome: 'unknown', reason: reply.reason };
  const { fields } = reply;
  const code = textOf(fields, 'statusCode') || textOf(fields, 'code');
  const description = cutText(
    textOf(fields, 'statusDescription') || textOf(fields, 'description'),
    LONGEST_DESCRIPTION,
  );
  const doubt = doubtOf(fields, code, request);
  if (doubt !== undefined) return { outcome: 'unknown', reason: doubt };
  if (Number(code) !== SUCCESS) return { outcome: 'refused', code, description };
  const step = readStep(fields);
  if (!step) return { outcome: 'unknown', reason: 'Accepted without a next step' };
  const charge = textOf(fields, 'referenceNumber') || undefined;
  const expiresAt = readInstant(textOf(fields, 'expirationTime')) ?? request.expiresAt;
  return { outcome: 'accepted', step, expiresAt, code, description, charge };
}

/**
 * Returns why the response proves nothing; undefined if it proves something. Fawry sends errors as HTTP 200 with a statusCode.
 * After a missing statusCode, or one of 500 to 599, the charge may or may not exist.
 */
function doubtOf(fields: Fields, code: string, request: ChargeRequest): string | undefined {
  if (!/^\d{1,5}$/.test(code)) return 'No statusCode';
  const statusCode = Number(code);
  if (statusCode >= 500 && statusCode < 600) return `statusCode ${statusCode}`;
  if (statusCode !== SUCCESS) return undefined;
  if (textOf(fields, 'merchantRefNumber') !== request.merchantRefNumber)
    return 'The answer is about another payment';
  const amount = textOf(fields, 'orderAmount');
  if (amount !== '' && readFawryAmount(amount)?.minor !== request.amount.minor)
    return 'The answer is about another amount';
  return undefined;
}
