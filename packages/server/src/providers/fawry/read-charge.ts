import { cutText } from '../../basics/cut-text.ts';
import type { ProviderReply } from '../call-provider.ts';
import { type DigitJson, textOf } from '../json-digits.ts';
import type { ReferenceAnswer, ReferenceRequest } from '../provider.ts';
import { readFawryAmount } from './fawry-amount.ts';
import { readInstant } from './read-instant.ts';

const SUCCESS = 200;
const LONGEST_DESCRIPTION = 300;

/** Reads Fawry's answer to a charge; an answer with another payment or amount is `unknown`. */
export function readCharge(reply: ProviderReply, request: ReferenceRequest): ReferenceAnswer {
  if (reply.kind === 'unknown') return { ok: false, outcome: 'unknown', reason: reply.reason };
  const { fields } = reply;
  const statusCode = Number(textOf(fields, 'statusCode') || textOf(fields, 'code') || Number.NaN);
  const statusDescription = cutText(
    textOf(fields, 'statusDescription') || textOf(fields, 'description'),
    LONGEST_DESCRIPTION,
  );
  const doubt = doubtOf(fields, statusCode, request);
  if (doubt !== undefined) return { ok: false, outcome: 'unknown', reason: doubt };
  if (statusCode !== SUCCESS) return { ok: false, outcome: 'refused', statusCode, statusDescription };
  const expiresAt = readInstant(textOf(fields, 'expirationTime')) ?? request.expiresAt;
  return {
    ok: true,
    referenceNumber: textOf(fields, 'referenceNumber'),
    expiresAt,
    statusCode,
    statusDescription,
  };
}

/**
 * Returns why the answer cannot be trusted, or undefined. Fawry sends errors as HTTP 200 with a statusCode; a missing
 * statusCode or one of 500 to 599 does not tell whether the charge exists.
 */
function doubtOf(
  fields: Record<string, DigitJson>,
  statusCode: number,
  request: ReferenceRequest,
): string | undefined {
  if (!Number.isInteger(statusCode)) return 'No statusCode';
  if (statusCode >= 500 && statusCode < 600) return `statusCode ${statusCode}`;
  if (statusCode !== SUCCESS) return undefined;
  if (!/^\d{1,30}$/.test(textOf(fields, 'referenceNumber'))) return 'No reference number';
  if (textOf(fields, 'merchantRefNumber') !== request.merchantRefNumber)
    return 'The answer is about another payment';
  const amount = textOf(fields, 'orderAmount');
  if (amount !== '' && readFawryAmount(amount)?.minor !== request.amount.minor)
    return 'The answer is about another amount';
  return undefined;
}
