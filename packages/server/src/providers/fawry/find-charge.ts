import { textOf } from '../json-digits.ts';
import type { ReferenceAnswer, ReferenceRequest } from '../provider.ts';
import { readFawryAmount } from './fawry-amount.ts';
import { statusWord } from './order-status.ts';
import { readInstant } from './read-instant.ts';
import type { OrderReading } from './read-order.ts';

/** Fawry looked at these and made nothing: merchant, blank number, signature. */
const CERTAIN_REFUSALS = new Set([9901, 9944, 9946]);

/** Tells whether the charge may exist although its answer gives no number: lost answers, and refusals such as a repeat's. */
export const mayExist = (answer: ReferenceAnswer): boolean =>
  !answer.ok && (answer.outcome === 'unknown' || !CERTAIN_REFUSALS.has(answer.statusCode));

/** The charge as the status call found it: its number, the refusal when there is none, else still unknown. */
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
