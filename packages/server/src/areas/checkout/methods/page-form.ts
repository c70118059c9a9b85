import { fromMajor, isCurrency } from '@daftar/domain';
import { conflict, notFound } from '../../../basics/problems.ts';
import type { Gateway } from '../../../gateway.ts';
import type { PageForm } from '../../../providers/page-form.ts';
import { isEnded } from '../attempts/check-attempt.ts';
import { pageAddresses } from '../sessions/page-addresses.ts';
import { findAttempt, findServiceById, findSession } from '../store.ts';

/**
 * Returns the form that a customer's browser posts to the payment provider's page. Throws 404 for an unknown number, and 409
 * for a payment that has ended or was abandoned.
 */
export async function pageFormOf(
  gateway: Gateway,
  providerName: string,
  merchantRefNumber: string,
): Promise<PageForm> {
  const attempt = await findAttempt(gateway.db, merchantRefNumber);
  const session = attempt && (await findSession(gateway.db, attempt.session_id));
  const service = session && (await findServiceById(gateway.db, session.service_id));
  const provider = attempt && gateway.providerFor(attempt.provider);
  const isSame = provider?.name.toLowerCase() === providerName.toLowerCase();
  if (!service || !provider?.pageForm || !isSame || attempt.way !== 'cardPage')
    throw notFound('payment.missing');
  if (session.status === 'paid') throw conflict('order-paid');
  if (isEnded(attempt) || attempt.abandoned_at !== null || session.expires_at <= gateway.now())
    throw conflict('session-expired');
  if (!isCurrency(session.currency)) throw new Error(`Unknown currency ${session.currency}`);
  const { returnUrl } = pageAddresses(gateway, { session, service, attempt, provider }, undefined);
  return provider.pageForm({
    merchantRefNumber,
    amount: fromMajor(session.amount, session.currency),
    description: session.product ?? service.service_name,
    startedAt: attempt.created_at,
    expiresAt: session.expires_at,
    returnUrl,
  });
}
