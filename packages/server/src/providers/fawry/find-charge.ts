import type { ChargeRequest, ChargeResult } from '../charge.ts';
import { textOf } from '../json-digits.ts';
import { readFawryAmount } from './fawry-amount.ts';
import { statusWord } from './order-status.ts';
import type { ReadStep } from './read-charge.ts';
import { readInstant } from './read-instant.ts';
import type { OrderReading } from './read-order.ts';

/** Codes of refusals that mean that no charge exists: wrong merchant, blank number, wrong signature. */
const CERTAIN_REFUSALS = new Set(['9901', '9944', '9946']);

/**
 * Tells whether the charge may exist although the response has no next step: the response was lost, or Fawry refused only a
 * repeated request.
 */
export const mayExist = (result: ChargeResult): boolean =>
  result.outcome === 'unknown' || (result.outcome === 'refused' && !CERTAIN_REFUSALS.has(result.code));

/** Returns the charge that the status call found, the original refusal when there is no charge, otherwise `unknown`. */
export function foundCharge(
  order: OrderReading,
  result: ChargeResult,
  request: ChargeRequest,
  readStep: ReadStep,
): ChargeResult {
  if (!order.isKnown) {
    return order.absent
      ? result
      : { outcome: 'unknown', reason: `${reasonOf(result)}; then ${order.reason}` };
  }
  const { fields } = order;
  const asked = textOf(fields, 'orderAmount') || textOf(fields, 'paymentAmount');
  const isWaiting = ['NEW', 'UNPAID'].includes(statusWord(fields));
  const isOurs = readFawryAmount(asked)?.minor === request.amount.minor;
  const step = readStep(fields);
  if (!isWaiting || !isOurs || !step)
    return { outcome: 'unknown', reason: `${reasonOf(result)}; then ${statusWord(fields)}` };
  const expiry = textOf(fields, 'orderExpiryDate') || textOf(fields, 'expirationTime');
  const expiresAt = readInstant(expiry) ?? request.expiresAt;
  const charge = textOf(fields, 'fawryRefNumber') || textOf(fields, 'referenceNumber') || undefined;
  return { outcome: 'accepted', step, expiresAt, charge, code: '200', description: 'Found by its status' };
}

function reasonOf(result: ChargeResult): string {
  if (result.outcome === 'unknown') return result.reason;
  return result.outcome === 'refused' ? `statusCode ${result.code}` : '';
}
