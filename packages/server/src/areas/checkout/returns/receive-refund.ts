import type { Money } from '@daftar/domain';
import { notFound, unavailable } from '../../../basics/problems.ts';
import { inTransaction, type Trx } from '../../../db/transaction.ts';
import type { Gateway } from '../../../gateway.ts';
import type { ProviderNotice } from '../../../providers/notice.ts';
import type { PaymentProvider } from '../../../providers/provider.ts';
import { canBePaid, checkAttempt, isEnded, logExchange, proofOf } from '../attempts/check-attempt.ts';
import { endAttempt } from '../attempts/end-attempt.ts';
import { keysOf } from '../keys-of.ts';
import { askOwnRefunds } from '../refunds/ask-own-refunds.ts';
import { keepOpenRefund } from '../refunds/keep-open-refund.ts';
import { hasNameless, noteRefund } from '../refunds/note-refund.ts';
import { reconcileTotal } from '../refunds/reconcile-total.ts';
import { isPart, type RefundOfNotice, refundOfNotice, statedTotal } from '../refunds/refund-of-notice.ts';
import { type Attempted, findAttempt, findSession, lockSession, paymentOfOrder } from '../store.ts';
import { exchangeOf, keepNotice, receivedAt } from './keep-notice.ts';

/** Time after which the payment provider should repeat a notice that its own status does not confirm yet. */
const RETRY_SECONDS = 60;
/** Time in which a provider repeats a notice because our response was lost. Later, an equal notice is about another refund. */
const REPEATED_WITHIN_MS = 15 * 60_000;

/**
 * Receives a payment provider's notice that money was given back: a refund, a void or a dispute. A refund with an id is booked once
 * for its id. Without an id, the total that the provider states decides, and without a total a person.
 */
export async function receiveRefund(
  gateway: Gateway,
  provider: PaymentProvider,
  notice: ProviderNotice,
  found: Attempted,
): Promise<void> {
  const proof = proofOf(gateway, found.session, notice.status);
  if (proof) await endAttempt(gateway, found.attempt, proof);
  const refunded = await refundedPayment(gateway, provider, notice, found);
  if (!refunded) return keepOnly(gateway, provider, notice, found);
  if (notice.refund) return receiveNamed(gateway, provider, notice, refunded);
  await receiveNameless(gateway, provider, notice, refunded);
}

/**
 * Returns the payment that was refunded, which may be a further payment of the order. A payment that is not known as paid is asked
 * about first. Returns undefined when no money was taken: an authorisation was voided. Throws 503 when the refund's payment is not
 * known, so that the provider repeats the notice.
 */
async function refundedPayment(
  gateway: Gateway,
  provider: PaymentProvider,
  { payment, refund }: ProviderNotice,
  found: Attempted,
): Promise<Attempted | undefined> {
  const paid = canBePaid(found.attempt) ? await askUnpaid(gateway, provider, found) : found;
  if (!paid) return undefined;
  const { attempt, session } = paid;
  const isOther =
    payment !== undefined && attempt.provider_reference !== null && payment !== attempt.provider_reference;
  if (!isOther || !provider.takesOrdersTwice) return paid;
  const known = await paymentOfOrder(gateway.db, attempt, payment);
  if (known) return { attempt: known, session };
  const { status } = await checkAttempt(gateway, provider, attempt, { payment });
  // A capture is stored under the id of its authorisation.
  const as = 'providerReference' in status ? status.providerReference : undefined;
  const added = await paymentOfOrder(gateway.db, attempt, as ?? payment);
  if (added) return { attempt: added, session };
  if (refund) throw unavailable('checkout.providerSilent', {}, RETRY_SECONDS);
  return paid;
}

/** Asks about a payment that is not stored as paid: the notice of its refund may have overtaken the one of the payment. */
async function askUnpaid(
  gateway: Gateway,
  provider: PaymentProvider,
  { attempt }: Attempted,
): Promise<Attempted | undefined> {
  const { status } = await checkAttempt(gateway, provider, attempt);
  const now = await findAttempt(gateway.db, attempt.merchant_ref_number);
  const session = await findSession(gateway.db, attempt.session_id);
  if (!now || !session) throw notFound('payment.missing');
  const isUntaken =
    isEnded(now) && canBePaid(now) && status.state === 'failed' && status.refunded === undefined;
  return isUntaken ? undefined : { attempt: now, session };
}

/** Stores a notice that changes nothing. */
const keepOnly = (
  gateway: Gateway,
  provider: PaymentProvider,
  notice: ProviderNotice,
  { attempt, session }: Attempted,
): Promise<void> =>
  inTransaction(gateway.db, async (trx) => {
    if (!(await keepNotice(trx, gateway, provider.name, notice))) return;
    await logExchange({ db: trx, now: gateway.now }, session, exchangeOf(provider.name, notice, attempt));
  });

/**
 * Books a refund with an id. A repeated notice changes nothing, because the id is known then. If the payment has refunds that were
 * booked without an id, the total that the provider states tells whether this one is among them.
 */
async function receiveNamed(
  gateway: Gateway,
  provider: PaymentProvider,
  notice: ProviderNotice,
  { attempt, session }: Attempted,
): Promise<void> {
  const keys = keysOf(session, attempt);
  const book = (total: Total) =>
    inTransaction(gateway.db, async (trx) => {
      await lockSession(trx, session.id);
      // Another notice or status may have booked a total while this one waited for the lock.
      if (total === 'not asked' && (await hasNameless(trx, attempt))) return false;
      const isNew = await keepNotice(trx, gateway, provider.name, notice);
      const stated = total === 'not asked' ? undefined : total;
      if (notice.refund) await noteRefund(trx, gateway, attempt, notice.refund, stated);
      if (isNew)
        await logExchange({ db: trx, now: gateway.now }, session, exchangeOf(provider.name, notice, attempt));
      return true;
    });
  if (await book('not asked')) return;
  await book(statedTotal((await provider.status(keys)).status, keys.amount));
}

/** The total that the provider states as refunded; undefined if it states none. */
type Total = Money | undefined | 'not asked';

async function receiveNameless(
  gateway: Gateway,
  provider: PaymentProvider,
  notice: ProviderNotice,
  found: Attempted,
): Promise<void> {
  const { attempt, session } = found;
  const at = await receivedAt(gateway, provider.name, notice);
  // A cardholder's bank takes a payment back once.
  if (at && notice.isDispute) return;
  const keys = keysOf(session, attempt);
  // A provider whose notice of a partial refund has no amount does not tell the amount in its status either.
  const { status } = isPart(notice) ? notice : await provider.status(keys);
  const refund = refundOfNotice(notice, status, keys.amount);
  await inTransaction(gateway.db, async (trx) => {
    const isNew = await keepNotice(trx, gateway, provider.name, notice);
    const isRepeated =
      !isNew && at !== undefined && gateway.now().getTime() - at.getTime() < REPEATED_WITHIN_MS;
    await book(trx, gateway, { notice, found, refund, isRepeated });
    if (isNew)
      await logExchange({ db: trx, now: gateway.now }, session, exchangeOf(provider.name, notice, attempt));
  });
}

interface Nameless {
  notice: ProviderNotice;
  found: Attempted;
  refund: RefundOfNotice;
  /** The provider has sent the same notice a moment ago. */
  isRepeated: boolean;
}

async function book(
  trx: Trx,
  gateway: Gateway,
  { notice, found: { attempt }, refund, isRepeated }: Nameless,
): Promise<void> {
  const { isDispute } = notice;
  const now = gateway.now();
  const isStated = refund.kind === 'stated';
  const isBooked =
    isStated && (await reconcileTotal(trx, gateway, attempt, refund.total, { isDispute, isNotice: true }));
  if (isBooked || (isStated && notice.isSummary)) return;
  if (isRepeated) return void (await askOwnRefunds(trx, attempt, now));
  if (refund.kind !== 'unconfirmed') return keepOpenRefund(trx, attempt, now, { isDispute });
  if (!(await askOwnRefunds(trx, attempt, now)))
    throw unavailable('checkout.providerSilent', {}, RETRY_SECONDS);
}
