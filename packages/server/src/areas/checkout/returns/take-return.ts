import { notFound, Problem, problemDetail } from '../../../basics/problems.ts';
import type { Gateway } from '../../../gateway.ts';
import type { ProviderNotice, RawNotice } from '../../../providers/notice.ts';
import type { PaymentProvider } from '../../../providers/provider.ts';
import { proofOf } from '../attempts/check-attempt.ts';
import { endAttempt } from '../attempts/end-attempt.ts';
import { commitOtherAmount } from '../attempts/note-other-amount.ts';
import { type Attempted, findNotified, type Notified } from '../store.ts';

/** Returns the 401 for a message with a wrong signature. */
export const forged = (): Problem =>
  new Problem(401, 'Invalid-Signature', [problemDetail('checkout.signature')]);

/** Finds the attempt and session of a notice. Throws 404 when there is none, and 401 when they are another provider's. */
export async function findNotifiedPayment(
  gateway: Gateway,
  provider: PaymentProvider,
  notice: ProviderNotice,
): Promise<Notified> {
  const found = await findNotified(gateway.db, provider.name, notice);
  if (!found) throw notFound('payment.missing');
  if (found.attempt.provider !== provider.name) throw forged();
  return found;
}

/**
 * Handles the signed parameters with which a payment provider sent a customer back. Ends the attempt if they prove its
 * outcome; stores another amount than is due. Throws 401 for a wrong signature, and then stores nothing.
 */
export async function takeReturn(gateway: Gateway, name: string, raw: RawNotice): Promise<Attempted> {
  const provider = gateway.providerFor(name);
  if (!provider) throw notFound('provider.missing');
  const notice = provider.readReturn?.(raw);
  if (!notice) throw forged();
  const { attempt, session, isOther } = await findNotifiedPayment(gateway, provider, notice);
  const proof = proofOf(gateway, session, notice.status);
  // Another transaction of the order that failed says nothing about this one.
  if (proof && (proof.state === 'paid' || !isOther)) return endAttempt(gateway, attempt, proof);
  await commitOtherAmount(gateway, { attempt, session }, notice.status);
  return { attempt, session };
}
