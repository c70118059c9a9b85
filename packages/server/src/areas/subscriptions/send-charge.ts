import type { Selectable } from 'kysely';
import { Problem } from '../../basics/problems.ts';
import type { SubscriptionTable } from '../../db/tables-figures.ts';
import type { Gateway } from '../../gateway.ts';
import { chargeSession, findSession } from '../checkout/public.ts';
import type { ChargeRow } from './end-charge.ts';

/** Tells whether the subscription is active and in the charge's period. Resuming it begins a later period. */
export const isInPeriod = (
  { subscriber_status, period }: Pick<Selectable<SubscriptionTable>, 'subscriber_status' | 'period'>,
  charge: Pick<ChargeRow, 'period'>,
): boolean => subscriber_status === 'Active' && period === charge.period;

/**
 * Requests the subscriber's wallet to confirm a charge. A repeated call sends nothing, as with a customer's second submit. A
 * decline or a lost response throws no error: the attempt's outcome ends the charge. Sends nothing if the subscription was
 * paused or canceled after the charge was claimed, even if it was resumed: the next run ends the charge.
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

async function isDue({ db }: Gateway, charge: ChargeRow): Promise<boolean> {
  const row = await db
    .selectFrom('subscriptions')
    .select(['subscriber_status', 'period'])
    .where('id', '=', charge.subscription_id)
    .executeTakeFirst();
  return row !== undefined && isInPeriod(row, charge);
}
