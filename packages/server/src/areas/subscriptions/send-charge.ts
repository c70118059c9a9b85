import { Problem } from '../../basics/problems.ts';
import type { Gateway } from '../../gateway.ts';
import { chargeSession, findSession } from '../checkout/public.ts';
import type { ChargeRow } from './end-charge.ts';

/**
 * Requests the subscriber's wallet to confirm a charge. A repeated call sends nothing, as with a customer's second submit. A
 * decline or a lost response throws no error: the attempt's outcome ends the charge. Sends nothing if the subscription was
 * paused or canceled after the charge was claimed, even if it was resumed: then the charge fails when its session expires.
 */
export async function sendCharge(gateway: Gateway, charge: ChargeRow): Promise<void> {
  const { session_id } = charge;
  const session = session_id === null ? undefined : await findSession(gateway.db, session_id);
  if (!session?.msisdn || !(await isDue(gateway, charge))) return;
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

/** Tells whether the subscription is active and in the charge's period. Resuming it begins a later period. */
async function isDue({ db }: Gateway, { subscription_id, period }: ChargeRow): Promise<boolean> {
  const row = await db
    .selectFrom('subscriptions')
    .select('id')
    .where('id', '=', subscription_id)
    .where('subscriber_status', '=', 'Active')
    .where('period', '=', period)
    .executeTakeFirst();
  return row !== undefined;
}
