import { inTransaction } from '../../db/transaction.ts';
import type { Gateway } from '../../gateway.ts';
import { closeUnusedSession, findSession, newestAttempt } from '../checkout/public.ts';
import { type ChargeEnd, type ChargeRow, endCharge } from './end-charge.ts';
import { lockSubscription } from './lock-subscription.ts';
import { paidSession } from './paid-session.ts';
import { isInPeriod, sendCharge } from './send-charge.ts';

/** After this time, a charge without a payment attempt counts as not sent: the process that claimed it was killed. */
const UNSENT_MS = 2 * 60_000;
const NOT_CONFIRMED = 'The customer did not confirm the payment';
/** The subscription was paused or canceled, or the product did not run. */
const NOT_SENT = 'The charge was not sent';

/**
 * Ends a charge whose payment has ended, once. Sends a charge that was claimed but not sent, or ends it if its subscription was
 * paused or canceled meanwhile: it would keep the next charge waiting.
 */
export async function finishCharge(gateway: Gateway, charge: ChargeRow): Promise<void> {
  const end = await endOf(gateway, charge);
  if (!end) return;
  const isMissed = await inTransaction(gateway.db, async (trx) => {
    const row = await lockSubscription(trx, charge.subscription_id);
    const current = await trx
      .selectFrom('subscription_charges')
      .selectAll()
      .where('id', '=', charge.id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (current.status !== 'pending') return false;
    if (end !== 'unsent') await endCharge(trx, gateway, row, current, end);
    else if (isInPeriod(row, current)) return true;
    else if (current.session_id && (await closeUnusedSession(trx, current.session_id, gateway.now())))
      await endCharge(trx, gateway, row, current, { status: 'failed', reason: NOT_SENT });
    return false;
  });
  if (isMissed && isOld(gateway, charge)) await sendCharge(gateway, charge);
}

/** Tells whether the charge's own process must have been killed before it sent the charge. */
const isOld = ({ now }: Gateway, { created_at }: ChargeRow): boolean =>
  now().getTime() - created_at.getTime() > UNSENT_MS;

/** Returns how the charge's payment ended; undefined while the customer can still confirm it. */
async function endOf({ db }: Gateway, { session_id }: ChargeRow): Promise<ChargeEnd | 'unsent' | undefined> {
  const session = session_id === null ? undefined : await findSession(db, session_id);
  if (!session) return { status: 'failed', reason: NOT_CONFIRMED };
  const paid = await paidSession(db, session.id);
  if (paid) return { status: 'paid', ...paid };
  const attempt = await newestAttempt(db, session.id);
  const isOver = session.status === 'failed' || session.status === 'expired';
  if (isOver || attempt?.status === 'failed' || attempt?.status === 'expired')
    return { status: 'failed', reason: attempt ? (attempt.failure ?? NOT_CONFIRMED) : NOT_SENT };
  return attempt ? undefined : 'unsent';
}
