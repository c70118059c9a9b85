import { compareMoney, fromMajor, isCurrency } from '@daftar/domain';
import { newId } from '../../../basics/ids.ts';
import { later } from '../../../db/send-together.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { Gateway } from '../../../gateway.ts';
import type { ProviderExchange } from '../../../providers/exchange.ts';
import type { ProviderStatus } from '../../../providers/payment-status.ts';
import type { PaymentProvider } from '../../../providers/provider.ts';
import { redactFields } from '../../../providers/redact.ts';
import { keysOf, orderKeysOf } from '../keys-of.ts';
import type { Proof } from '../proof.ts';
import { keepOpenRefund } from '../refunds/keep-open-refund.ts';
import { reconcileTotal } from '../refunds/reconcile-total.ts';
import { isPart } from '../refunds/refund-of-notice.ts';
import { type Attempted, type AttemptRow, findSession, type SessionRow } from '../store.ts';
import { type Ended, endAttempt } from './end-attempt.ts';
import { commitOtherAmount } from './note-other-amount.ts';

export const isEnded = (attempt: Pick<AttemptRow, 'status'>): boolean =>
  attempt.status !== 'created' && attempt.status !== 'pending';

/** Tells whether a proof of payment would change the attempt: it also counts after a failure or expiry, but only once. */
export const canBePaid = (attempt: Pick<AttemptRow, 'status'>): boolean => attempt.status !== 'paid';

/**
 * Stores a request to a payment provider and its response for Checkout Logs. Redacts them here too, in case the provider's
 * adapter missed a field.
 */
export async function logExchange(
  gateway: Pick<Gateway, 'db' | 'now'>,
  session: Pick<SessionRow, 'id' | 'user_type_id'>,
  exchange: ProviderExchange,
): Promise<void> {
  const log = logOf(session, exchange, gateway.now());
  await gateway.db.insertInto('checkout_logs').values(log).modifyEnd(later).execute();
}

/** Returns the row that `logExchange` stores. */
export const logOf = (
  session: Pick<SessionRow, 'id' | 'user_type_id'>,
  { provider, request, response }: ProviderExchange,
  now: Date,
) => ({
  id: newId('log'),
  user_type_id: session.user_type_id,
  session_id: session.id,
  provider,
  request: JSON.stringify(redactFields(request)),
  response: JSON.stringify(redactFields(response)),
  created_at: now,
});

/**
 * Returns the proof that a payment provider's status contains; undefined while the outcome is open, or when the amount differs
 * from the session's.
 */
export function proofOf(gateway: Gateway, session: SessionRow, status: ProviderStatus): Proof | undefined {
  const given = givenBackWhole(status);
  if (given) return proofOf(gateway, session, given);
  if (status.state === 'failed' || status.state === 'expired') return status;
  if (status.state !== 'paid') return undefined;
  const expected = isCurrency(session.currency) && fromMajor(session.amount, session.currency);
  const matches =
    expected && status.amount.currency === expected.currency && compareMoney(status.amount, expected) === 0;
  if (matches) return { state: 'paid', providerReference: status.providerReference, amount: status.amount };
  gateway.log.error(
    { session: session.id },
    'a payment provider reports another amount than the session has: the payment stays pending',
  );
  return undefined;
}

/**
 * Returns the paid status of a payment that the provider calls failed because it was given back as a whole; undefined if the provider
 * does not tell which payment that was.
 */
function givenBackWhole(status: ProviderStatus) {
  if (status.state !== 'failed' || !status.refunded || status.providerReference === undefined)
    return undefined;
  const { refunded, providerReference } = status;
  return { state: 'paid', amount: refunded, providerReference, refunded } as const;
}

/** Time after an attempt's start in which its charge may still be on its way to the provider. */
const UNDER_WAY_MS = 60_000;

/**
 * Tells whether the attempt is charged no more: its session has expired, and no submit is charging it. Must be called before
 * the status is requested, because a submit may end in between.
 */
async function isChargeOver(
  gateway: Gateway,
  session: SessionRow,
  { id, created_at }: AttemptRow,
): Promise<boolean> {
  const now = gateway.now();
  if (session.expires_at > now || now.getTime() - created_at.getTime() < UNDER_WAY_MS) return false;
  const charging = await gateway.db
    .selectFrom('payment_attempts')
    .select('id')
    .where('id', '=', id)
    .where('charging_until', '>', now)
    .executeTakeFirst();
  return charging === undefined;
}

interface Checked extends Ended {
  /** The state that the provider reports; `unknown` when it gave no usable response. */
  reported: ProviderStatus['state'];
  /** The whole status that the provider reports. */
  status: ProviderStatus;
}

interface Asked {
  /** The provider's id of the payment to request the status of, if a notice has named one. */
  payment?: string | undefined;
  /** Requests the status of all payments of the attempt's order, as far as the provider lists them. */
  wholeOrder?: boolean;
}

/** Requests an attempt's status from the payment provider, and ends the attempt if the status proves its outcome. */
export async function checkAttempt(
  gateway: Gateway,
  provider: PaymentProvider,
  attempt: AttemptRow,
  { payment, wholeOrder = false }: Asked = {},
): Promise<Checked> {
  const session = await findSession(gateway.db, attempt.session_id);
  if (!session) throw new Error(`Attempt ${attempt.id} has no session`);
  const isOver = !isEnded(attempt) && (await isChargeOver(gateway, session, attempt));
  const keys = wholeOrder ? orderKeysOf(session, attempt) : keysOf(session, attempt, payment);
  const { status, exchange } = await provider.status(keys);
  const isNamed = payment !== undefined || wholeOrder;
  const proof = proofOfStatus(gateway, session, status, { isOver, isNamed });
  // Log only new outcomes and unusable responses: polling would fill the log with 'still pending', and reloads of a return page
  // with an end that is stored already.
  const isNew = proof?.state === 'paid' ? canBePaid(attempt) : proof && !isEnded(attempt);
  if (isNew || status.state === 'unknown') await logExchange(gateway, session, exchange);
  const reported = status.state;
  if (proof) {
    const ended = await endAttempt(gateway, attempt, proof);
    await noteOthers(gateway, ended, status);
    // A part was refunded before the payment was known here.
    if (ended.changed && isPart({ status }))
      await inTransaction(gateway.db, (trx) => keepOpenRefund(trx, ended.attempt, gateway.now()));
    return { ...ended, reported, status };
  }
  const now = gateway.now();
  await gateway.db
    .updateTable('payment_attempts')
    .set({ checked_at: now })
    .where('id', '=', attempt.id)
    .execute();
  if (status.state === 'paid') await commitOtherAmount(gateway, { attempt, session }, status);
  await noteOthers(gateway, { session, attempt }, status);
  return { session, attempt, changed: false, reported, status };
}

/** A named payment, or the last one of an order, that failed does not fail the order, which may be paid by another one. */
function proofOfStatus(
  gateway: Gateway,
  session: SessionRow,
  status: ProviderStatus,
  { isOver, isNamed }: { isOver: boolean; isNamed: boolean },
): Proof | undefined {
  if (isNamed && status.state !== 'paid' && !givenBackWhole(status)) return undefined;
  return isOver && status.state === 'absent' ? { state: 'expired' } : proofOf(gateway, session, status);
}

/** Stores the further payments of the order that a status lists, and what of the payment was refunded before it was known here. */
async function noteOthers(gateway: Gateway, found: Attempted, reported: ProviderStatus): Promise<void> {
  const status = givenBackWhole(reported) ?? reported;
  if (status.state !== 'paid') return;
  for (const other of ('others' in status && status.others) || []) {
    const proof = proofOf(gateway, found.session, { state: 'paid', ...other });
    if (proof) await endAttempt(gateway, found.attempt, proof);
    else await commitOtherAmount(gateway, found, { state: 'paid', ...other });
  }
  const { refunded } = status;
  const isSame =
    found.attempt.status === 'paid' && found.attempt.provider_reference === status.providerReference;
  if (refunded && refunded.minor > 0n && isSame)
    await inTransaction(gateway.db, (trx) => reconcileTotal(trx, gateway, found.attempt, refunded));
}
