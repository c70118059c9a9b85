import { setTimeout as sleep } from 'node:timers/promises';
import { maskCardNumbers, type PaymentMethod } from '@daftar/domain';
import { unavailable } from '../../../basics/problems.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { Gateway } from '../../../gateway.ts';
import type { ChargeRequest, ChargeRequests, ChargeResult, ChargeWay } from '../../../providers/charge.ts';
import type { CallResult } from '../../../providers/exchange.ts';
import { logExchange } from '../attempts/check-attempt.ts';
import { type AttemptRequest, type OpenedAttempt, openAttempt } from '../attempts/open-attempt.ts';
import { noteRefusal, TooManyTries, type Tried } from '../attempts/payment-tries.ts';
import { paymentFailed, storeDecision, storeStep } from '../responses/store-response.ts';
import { type Charged, storedResponse } from '../responses/stored-response.ts';
import { type AttemptRow, findAttempt, findSession } from '../store.ts';
import { chargeRequest, type Payer, withDialledWallet } from './charge-request.ts';

/** Seconds after which a customer may submit again when the payment provider did not respond. */
const RETRY_SECONDS = 2;
const LOOK_EVERY_MS = 100;

/** The payment method, as sessions name it, for each way to charge. */
const METHOD: Readonly<Record<ChargeWay, PaymentMethod>> = {
  reference: 'FawryRef',
  qr: 'MWallet',
  push: 'MWallet',
  walletPage: 'MWallet',
  card: 'Credit Card',
  cardPage: 'Credit Card',
};

/** How a customer wants to pay a session. */
export interface ChargeOrder<Way extends ChargeWay> {
  /** The session's id, and further ids that must match the session. */
  which: Pick<AttemptRequest, 'sessionId' | 'serviceId' | 'orderId' | 'sid' | 'provider'>;
  way: Way;
  payer: Payer;
  /** What the customer tries, for the limits of attempts; absent when no customer asks: a subscription is charged. */
  tried?: Tried | undefined;
  /** Adds the fields that this way to charge needs. May throw, because it runs before anything is written. */
  complete(base: ChargeRequest, opened: OpenedAttempt): ChargeRequests[Way];
}

/**
 * Charges a session's customer. Commits the attempt before it calls the payment provider, so that after a crash the attempt's
 * status can still be requested. A second submit waits for the first one and gets its result.
 */
export async function chargeSession<Way extends ChargeWay>(
  gateway: Gateway,
  order: ChargeOrder<Way>,
): Promise<Charged> {
  const { which, way, payer } = order;
  const { opened, request } = await inTransaction(gateway.db, async (trx) => {
    const opened = await openAttempt(trx, gateway, {
      ...which,
      way,
      method: METHOD[way],
      customer: customerOf(gateway, payer),
      tried: order.tried,
    });
    const base = chargeRequest(gateway, opened, payer, way);
    return { opened, request: withDialledWallet(order.complete(base, opened), opened) };
  }).catch(async (error: unknown) => {
    if (error instanceof TooManyTries) await noteRefusal(gateway, which.sessionId, error);
    throw error;
  });
  const response = storedResponse(opened.attempt);
  if (response) return { session: opened.session, attempt: opened.attempt, response };
  if (opened.isBusy) return resultOfOther(gateway, opened.attempt);
  const { result, exchange } = await send(opened, way, request);
  // The customer's next step is stored in the same commit as its log.
  if (result.outcome === 'accepted') return storeStep(gateway, opened, way, result, exchange);
  await logExchange(gateway, opened.session, exchange);
  return storeDecision(gateway, opened, result);
}

/**
 * Returns the customer's data that the attempt stores. The email address is stored only for the receipt, until the attempt
 * ends.
 */
const customerOf = ({ mailer }: Gateway, { name, mobile, wallet, email, language }: Payer) => ({
  ...(name && { name }),
  ...(mobile && { mobile }),
  ...(wallet && { wallet }),
  ...(mailer && email && { email }),
  ...(language && { language }),
});

async function send<Way extends ChargeWay>(
  { provider }: OpenedAttempt,
  way: Way,
  request: ChargeRequests[Way],
): Promise<CallResult<ChargeResult>> {
  const charge = provider.charges[way] as
    | ((request: ChargeRequests[Way]) => Promise<CallResult<ChargeResult>>)
    | undefined;
  // Cannot happen, because `openAttempt` has checked it.
  if (!charge) throw new Error(`${provider.name} has no ${way}`);
  const { result, exchange } = await charge(request);
  return { result: withoutCards(result), exchange };
}

/** Masks card numbers in the provider's words, which are stored and shown: they may quote the card. */
const withoutCards = (result: ChargeResult): ChargeResult =>
  'description' in result ? { ...result, description: maskCardNumbers(result.description) } : result;

/** Waits for the response to the charge that another submit has sent. Throws 503 when it does not arrive in time. */
async function resultOfOther(gateway: Gateway, { merchant_ref_number, charging_until }: AttemptRow) {
  const until = charging_until ?? gateway.now();
  while (gateway.now() < until) {
    await sleep(LOOK_EVERY_MS);
    const attempt = await findAttempt(gateway.db, merchant_ref_number);
    const session = attempt && (await findSession(gateway.db, attempt.session_id));
    if (!attempt || !session) break;
    const response = storedResponse(attempt);
    if (response) return { session, attempt, response };
    if (attempt.status === 'failed') throw paymentFailed('failed', attempt.failure ?? '');
    if (attempt.charging_until === null) break;
  }
  throw unavailable('checkout.providerSilent', {}, RETRY_SECONDS);
}
