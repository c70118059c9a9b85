import { Problem } from '../../basics/problems.ts';
import type { Gateway } from '../../gateway.ts';
import { chargeSession, findSession } from '../checkout/public.ts';
import type { ChargeRow } from './end-charge.ts';

/**
 * Requests the subscriber's wallet to confirm a charge. A repeated call sends nothing, as with a customer's second submit. A
 * decline or a lost response throws no error: the attempt's outcome ends the charge. Sends nothing for a
 * subscription that was paused or canceled after the charge was claimed: the charge fails when its session expires.
 */
export async function sendCharge(
  gateway: Gateway,
  { session_id, subscription_id }: ChargeRow,
): Promise<void> {
  const session = session_id === null ? undefined : await findSession(gateway.db, session_id);
  if (!session?.msisdn || !(await isActive(gateway, subscription_id))) return;
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

async function isActive({ db }: Gateway, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('subscriptions')
    .select('subscriber_status')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.subscriber_status === 'Active';
}
