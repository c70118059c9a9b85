import type { Gateway } from '../../../gateway.ts';
import { findOpen } from '../attempts/open-attempt.ts';
import { storedResponse } from '../responses/stored-response.ts';
import { refreshAttempt } from './payment-status.ts';

/**
 * Requests the status of a session's open payment if a notice may never arrive: the payment provider sends none, or its
 * response to the charge was lost. Does nothing while the charge is in progress.
 */
export async function followUp(gateway: Gateway, sessionId: string): Promise<void> {
  const attempt = await findOpen(gateway.db, sessionId);
  const provider = attempt && gateway.providerFor(attempt.provider);
  if (!attempt || !provider) return;
  const isUnderWay = attempt.charging_until !== null && attempt.charging_until > gateway.now();
  const tells = provider.readNotice !== undefined && storedResponse(attempt) !== undefined;
  if (!isUnderWay && !tells) await refreshAttempt(gateway, gateway.db, attempt);
}
