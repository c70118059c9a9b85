import { compareMoney, fromMajor, isCurrency } from '@daftar/domain';
import { newId } from '../../basics/ids.ts';
import type { Gateway } from '../../gateway.ts';
import type { PaymentProvider, ProviderExchange, ProviderStatus } from '../../providers/provider.ts';
import { redactFields } from '../../providers/redact.ts';
import { type Ended, endAttempt } from './end-attempt.ts';
import type { Proof } from './proof.ts';
import { type AttemptRow, findSession, type SessionRow } from './store.ts';

export const isEnded = (attempt: Pick<AttemptRow, 'status'>): boolean =>
  attempt.status !== 'created' && attempt.status !== 'pending';

/** Keeps what was said between us and a provider for Checkout Logs; redacted here too, whatever the provider's part forgot. */
export async function logExchange(
  gateway: Gateway,
  session: Pick<SessionRow, 'id' | 'user_type_id'>,
  exchange: ProviderExchange,
): Promise<void> {
  await gateway.db
    .insertInto('checkout_logs')
    .values({
      id: newId('log'),
      user_type_id: session.user_type_id,
      session_id: session.id,
      provider: exchange.provider,
      request: JSON.stringify(redactFields(exchange.request)),
      response: JSON.stringify(redactFields(exchange.response)),
      created_at: gateway.now(),
    })
    .execute();
}

/** The proof in a provider's words; undefined while nothing is proven, or when the amount is not the session's. */
export function proofOf(gateway: Gateway, session: SessionRow, status: ProviderStatus): Proof | undefined {
  if (status.state === 'failed' || status.state === 'expired') return status;
  if (status.state !== 'paid') return undefined;
  const expected = isCurrency(session.currency) && fromMajor(session.amount, session.currency);
  const matches =
    expected && status.amount.currency === expected.currency && compareMoney(status.amount, expected) === 0;
  if (matches) return { state: 'paid', providerReference: status.providerReference };
  gateway.log.error(
    { session: session.id },
    'a provider reports another amount than the session has: left pending',
  );
  return undefined;
}

/** A charge under way may still reach the provider this long after its attempt began. */
const UNDER_WAY_MS = 60_000;

/** The charge never got to the provider and the session's time is over: nobody can pay it any more. */
function neverArrived(
  gateway: Gateway,
  session: SessionRow,
  attempt: AttemptRow,
  status: ProviderStatus,
): boolean {
  const now = gateway.now();
  const isUnderWay = now.getTime() - attempt.created_at.getTime() < UNDER_WAY_MS;
  return status.state === 'absent' && session.expires_at <= now && !isUnderWay;
}

/** Asks the provider how an attempt stands and writes down what is proven. */
export async function checkAttempt(
  gateway: Gateway,
  provider: PaymentProvider,
  attempt: AttemptRow,
): Promise<Ended> {
  const session = await findSession(gateway.db, attempt.session_id);
  if (!session) throw new Error(`Attempt ${attempt.id} has no session`);
  const { status, exchange } = await provider.status(attempt.merchant_ref_number);
  const proof = neverArrived(gateway, session, attempt, status)
    ? ({ state: 'expired' } as const)
    : proofOf(gateway, session, status);
  // A day of 'still pending' is no news; what ended it, or what could not be read, is.
  if (proof || status.state === 'unknown') await logExchange(gateway, session, exchange);
  if (proof) return endAttempt(gateway, attempt, proof);
  await gateway.db
    .updateTable('payment_attempts')
    .set({ checked_at: gateway.now() })
    .where('id', '=', attempt.id)
    .execute();
  return { session, attempt, changed: false };
}
