import { Problem } from '../../basics/problems.ts';
import type { Gateway } from '../../gateway.ts';
import { chargeSession, findSession } from '../checkout/offers.ts';
import type { ChargeRow } from './end-charge.ts';

/**
 * Requests the subscriber's wallet to confirm a charge. A repeated call sends nothing, as with a customer's second submit. A
 * decline or a lost response throws no error: the attempt's outcome ends the charge.
 */
export async function sendCharge(gateway: Gateway, { session_id }: ChargeRow): Promise<void> {
  const session = session_id === null ? undefined : await findSession(gateway.db, session_id);
  if (!session?.msisdn) return;
  const walletNumber = session.msisdn;
  await chargeSession(gateway, {
    which: { sessionId: session.id },
    way: 'push',
    payer: { name: walletNumber, mobile: walletNumber },
    complete: (base) => ({ ...base, walletNumber }),
  }).catch((error: unknown) => {
    if (!(error instanceof Problem)) throw error;
  });
}
