import { notFound } from '../../../basics/problems.ts';
import type { Answer } from '../../../contract/operation-types.ts';
import type { Gateway } from '../../../gateway.ts';
import { payerAgain } from '../attempts/payer-again.ts';
import { findSession, newestAttempt } from '../store.ts';
import { chargeSession } from './charge-session.ts';

/**
 * Begins a payment with the stored details of the session's last attempt, which the customer has given up. So a page that was
 * loaded again can request a new code without knowing what the customer typed.
 */
export async function repeatPayment(gateway: Gateway, sessionId: string): Promise<Answer<'repeatPayment'>> {
  // The attempt first: if another repeat begins a payment between the reads, the session tells its status.
  const attempt = await newestAttempt(gateway.db, sessionId);
  const session = await findSession(gateway.db, sessionId);
  if (!session) throw notFound('session.missing');
  const again = session.status === 'open' && attempt?.abandoned_at ? payerAgain(attempt) : undefined;
  if (!again) return { status: session.status };
  const { payer, walletNumber } = again;
  const order = { which: { sessionId }, payer };
  const { session: now } = await (walletNumber === undefined
    ? chargeSession(gateway, {
        ...order,
        tried: { requestFor: payer.mobile },
        way: 'qr',
        complete: (base) => base,
      })
    : chargeSession(gateway, {
        ...order,
        tried: { wallet: walletNumber },
        way: 'push',
        complete: (base) => ({ ...base, walletNumber }),
      }));
  return { status: now.status };
}
