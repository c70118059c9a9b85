import { textOf } from '../json-digits.ts';
import type { ReferenceAnswer, ReferenceRequest } from '../provider.ts';
import { readFawryAmount } from './fawry-amount.ts';
import { statusWord } from './order-status.ts';
import { readInstant } from './read-instant.ts';
import type { OrderReading } from './read-order.ts';

/** Refusals after which no charge exists: wrong merchant, blank number, wrong signature. */
const CERTAIN_REFUSALS = new Set([9901, 9944, 9946]);

/**
 * Whether the charge may exist although the answer has no number: lost answers, and refusals such as of a repeated charge.
 */
export const mayExist = (answer: ReferenceAnswer): boolean =>
  !answer.ok && (answer.outcome === 'unknown' || !CERTAIN_REFUSALS.has(answer.statusCode));

/** Returns the charge that the status call found, the original refusal when there is no charge, otherwise `unknown`. */
export function foundCharge(
  order: OrderReading,
  answer: ReferenceAnswer,
  request: ReferenceRequest,
): ReferenceAnswer {
  if (!order.told) {
    return order.absent
      ? answer
      : { ok: false, outcome: 'unknown', reason: `${reasonOf(answer)}; then ${order.reason}` };
  }
  const { fields } = order;
  const referenceNumber = textOf(fields, 'fawryRefNumber') || textOf(fields, 'referenceNumber');
  const asked = textOf(fields, 'orderAmount') || textOf(fields, 'paymentAmount');
  const isWaiting = ['NEW', 'UNPAID'].includes(statusWord(fields));
  const isOurs = readFawryAmount(asked)?.minor === request.amount.minor && /^\d{1,30}$/.test(referenceNumber);
  if (!isWaiting || !isOurs)
    return { ok: false, outcome: 'unknown', reason: `${reasonOf(answer)}; then ${statusWord(fields)}` };
  const expiry = textOf(fields, 'orderExpiryDate') || textOf(fields, 'expirationTime');
  const expiresAt = readInstant(expiry) ?? request.expiresAt;
  return { ok: true, referenceNumber, expiresAt, statusCode: 200, statusDescription: 'Found by its status' };
}

function reasonOf(answer: ReferenceAnswer): string {
  if (answer.ok) return '';
  return answer.outcome === 'unknown' ? answer.reason : `statusCode ${answer.statusCode}`;
}
