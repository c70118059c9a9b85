import { sql } from 'kysely';
import { cutText } from '../../../basics/cut-text.ts';
import { conflict, notFound, Problem, unavailable } from '../../../basics/problems.ts';
import { type Trx, withRetries } from '../../../db/transaction.ts';
import type { Gateway } from '../../../gateway.ts';
import type { ChargeResult, ChargeWay } from '../../../providers/charge.ts';
import type { ProviderExchange } from '../../../providers/exchange.ts';
import { askAttemptLater, askLaterIfEnded } from '../attempts/ask-attempt.ts';
import { isEnded, logOf, proofOf } from '../attempts/check-attempt.ts';
import { endAttempt } from '../attempts/end-attempt.ts';
import { commitOtherAmount } from '../attempts/note-other-amount.ts';
import { isChargedAgain, type OpenedAttempt } from '../attempts/open-attempt.ts';
import { type AttemptRow, findAttempt, findSession } from '../store.ts';
import type { Charged, StoredResponse } from './stored-response.ts';

const RETRY_SECONDS = 2;

/** The contract's limit for the code of an error. */
const LONGEST_CODE = 100;
/** Message for a payment provider that declines a payment without a word. */
const DECLINED = 'The payment provider declined this payment';

/** Returns the 409 for a payment that the payment provider declined. */
export const paymentFailed = (code: string, description: string): Problem =>
  new Problem(409, 'Payment-Failed', [
    { message: description.trim() || DECLINED, code: cutText(code, LONGEST_CODE) },
  ]);

type ResultOf<Outcome> = Extract<ChargeResult, { outcome: Outcome }>;

/**
 * Stores the payment provider's decision, which ends the attempt. Throws 409 for a refusal, and 503 when the outcome is
 * unknown. An attempt with an unknown outcome stays open until the next submit or status request.
 */
export async function storeDecision(
  gateway: Gateway,
  opened: OpenedAttempt,
  result: ResultOf<'unknown' | 'refused' | 'ended'>,
): Promise<Charged> {
  switch (result.outcome) {
    case 'unknown':
      return release(gateway, opened);
    case 'refused': {
      const reason = `${result.code} ${result.description}`;
      const failure = paymentFailed(result.code, result.description);
      await endAttempt(gateway, opened.attempt, { state: 'failed', reason }, async (trx) => {
        if (!(await isLastCharge(trx, opened.attempt))) throw failure;
        await askAboutEarlier(trx, opened.attempt);
      });
      throw failure;
    }
    case 'ended':
      return storeEnd(gateway, opened, result);
  }
}

/** Adds a job that asks the provider what became of the charge of an earlier submit of this attempt, if there was one. */
const askAboutEarlier = async (trx: Trx, attempt: AttemptRow): Promise<void> => {
  if (isChargedAgain(attempt)) await askAttemptLater(trx, attempt);
};

/**
 * Lets the next submit charge the attempt again, and throws 503. Does not end the reservation of a later submit, which began
 * after this one's reservation had run out.
 */
async function release(gateway: Gateway, { attempt }: OpenedAttempt): Promise<never> {
  await gateway.db
    .updateTable('payment_attempts')
    .set({ charging_until: null })
    .where('id', '=', attempt.id)
    .where('charging_until', '=', attempt.charging_until)
    .execute();
  const now = await findAttempt(gateway.db, attempt.merchant_ref_number);
  if (now) await askLaterIfEnded(gateway, now);
  throw unavailable('checkout.providerSilent', {}, RETRY_SECONDS);
}

/**
 * Tells whether no other submit has charged the attempt since this one reserved it. A failure counts only for the charge that
 * failed: a later one may have been accepted.
 */
async function isLastCharge(trx: Trx, { id, charging_until }: AttemptRow): Promise<boolean> {
  const row = await trx
    .selectFrom('payment_attempts')
    .select('id')
    .where('id', '=', id)
    .where('charging_until', 'is not distinct from', charging_until)
    .executeTakeFirst();
  return row !== undefined;
}

async function storeEnd(
  gateway: Gateway,
  opened: OpenedAttempt,
  { code, description, charge, status }: ResultOf<'ended'>,
): Promise<Charged> {
  const response: StoredResponse = { code, description };
  const proof = proofOf(gateway, opened.session, status);
  if (!proof) {
    await commitOtherAmount(gateway, opened, status);
    return release(gateway, opened);
  }
  const { numUpdatedRows } = await gateway.db
    .updateTable('payment_attempts')
    .set({ provider_charge: charge ?? null, answer: JSON.stringify(response), charging_until: null })
    .where('id', '=', opened.attempt.id)
    .$if(proof.state !== 'paid', (update) =>
      update.where('charging_until', 'is not distinct from', opened.attempt.charging_until),
    )
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw paymentFailed(code, description);
  const { session, attempt } = await endAttempt(gateway, opened.attempt, proof, (trx) =>
    proof.state === 'paid' ? Promise.resolve() : askAboutEarlier(trx, opened.attempt),
  );
  // No other attempt is possible, so the page shows that the session has expired, not that the customer can try again.
  if (session.status === 'expired') throw conflict('session-expired');
  if (proof.state !== 'paid') throw paymentFailed(code, description);
  return { session, attempt, response };
}

/**
 * SQL condition: the session stays open as long as the attempt's reference. It does not if the customer has given the attempt
 * up meanwhile: then another way of payment decides.
 */
const prolongs = (way: ChargeWay, { id }: AttemptRow) => sql<boolean>`${way === 'reference'}::boolean
  and exists (select 1 from payment_attempts where id = ${id} and abandoned_at is null)`;

/**
 * Stores the customer's next step and the log of the provider's response, in one statement. It locks the session first, as
 * every change of a payment does. A notice may have ended the attempt before the response arrived.
 */
export async function storeStep(
  gateway: Gateway,
  opened: OpenedAttempt,
  way: ChargeWay,
  { code, description, step, expiresAt, charge }: ResultOf<'accepted'>,
  exchange: ProviderExchange,
): Promise<Charged> {
  const response: StoredResponse = { code, description, step, expiresAt: expiresAt.toISOString() };
  const log = logOf(opened.session, exchange, gateway.now());
  const store = gateway.db
    .with('session', (db) =>
      db
        .selectFrom('checkout_sessions')
        .select(['id', 'status'])
        .where('id', '=', opened.session.id)
        .forUpdate(),
    )
    .with('log', (db) => db.insertInto('checkout_logs').values(log))
    .with('moved', (db) =>
      db
        .updateTable('checkout_sessions')
        .from('session')
        .set({ expires_at: expiresAt })
        .whereRef('checkout_sessions.id', '=', 'session.id')
        .where('session.status', '=', 'pending')
        .where(prolongs(way, opened.attempt)),
    )
    .updateTable('payment_attempts')
    .from('session')
    .set({
      status: sql<AttemptRow['status']>`
        case when payment_attempts.status = 'created' then 'pending' else payment_attempts.status end`,
      provider_charge: charge ?? null,
      reference_number: step.kind === 'reference' ? step.referenceNumber : null,
      reference_expires_at: step.kind === 'reference' ? expiresAt : null,
      answer: JSON.stringify(response),
      charging_until: null,
    })
    .where('payment_attempts.id', '=', opened.attempt.id)
    .whereRef('payment_attempts.session_id', '=', 'session.id')
    .returningAll('payment_attempts');
  const attempt = await withRetries(() => store.executeTakeFirst());
  const session =
    attempt && isEnded(attempt) ? await findSession(gateway.db, attempt.session_id) : opened.session;
  if (!attempt || !session) throw notFound();
  await askLaterIfEnded(gateway, attempt);
  return { session, attempt, response };
}
