import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { notFound, unavailable } from '../../../basics/problems.ts';
import { later } from '../../../db/send-together.ts';
import { inTransaction, type Trx } from '../../../db/transaction.ts';
import type { Gateway } from '../../../gateway.ts';
import { queryOf } from '../../../http/query-of.ts';
import type { ProviderExchange } from '../../../providers/exchange.ts';
import type { NoticeResponse, ProviderNotice } from '../../../providers/notice.ts';
import type { ProviderStatus } from '../../../providers/payment-status.ts';
import { askAttemptLater } from '../attempts/ask-attempt.ts';
import { canBePaid, logExchange, logOf, proofOf } from '../attempts/check-attempt.ts';
import { endAttempt } from '../attempts/end-attempt.ts';
import { noteOtherAmount } from '../attempts/note-other-amount.ts';
import { askOwnRefunds } from '../refunds/ask-own-refunds.ts';
import { keepOpenRefund } from '../refunds/keep-open-refund.ts';
import { refundOfNotice } from '../refunds/refund-of-notice.ts';
import { refundWhole } from '../refunds/refund-whole.ts';
import type { Attempted, AttemptRow } from '../store.ts';
import { findNotifiedPayment, forged } from './take-return.ts';

/** Time after which the payment provider should repeat a notice that its own status does not confirm yet. */
const RETRY_SECONDS = 60;

/**
 * Receives a payment provider's notice of a payment's outcome. Uses only values that the signature covers, and handles each
 * notice once. A notice of a refund does not contain the amount, so the payment's status is requested; if that does not confirm
 * the refund and none of ours is pending, throws 503, so that the provider sends the notice again. Returns the response that the
 * provider expects; undefined for the default one.
 */
export async function receiveNotice(
  gateway: Gateway,
  providerName: string,
  request: FastifyRequest,
): Promise<NoticeResponse | undefined> {
  const provider = gateway.providerFor(providerName);
  if (!provider) throw notFound('provider.missing');
  const notice = provider.readNotice?.({
    headers: request.headers,
    query: queryOf(request),
    body: request.rawBytes ?? Buffer.alloc(0),
  });
  if (!notice) throw forged();
  const response = provider.noticeResponse?.();
  const { attempt, session } = await findNotifiedPayment(gateway, provider, notice);
  const proof = proofOf(gateway, session, notice.status);
  // Except for refunds, a notice is stored in the same commit as the changes that it causes.
  if (proof && !notice.tellsOfRefund) {
    await endAttempt(gateway, attempt, proof, (trx) =>
      keepProof(trx, gateway, provider.name, notice, { attempt, session }),
    );
    return response;
  }
  if (proof) await endAttempt(gateway, attempt, proof);
  // Requests the status for new notices only, because that takes time.
  if (notice.tellsOfRefund && (await isKnown(gateway, provider.name, notice))) {
    // It may be about another refund: MontyPay's notices of two partial refunds are equal.
    await inTransaction(gateway.db, (trx) => askOwnRefunds(trx, attempt));
    return response;
  }
  const refund = notice.tellsOfRefund && (await refundOfNotice(provider, notice, session, attempt));
  await inTransaction(gateway.db, async (trx) => {
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('provider_notices')
      .values({ provider: provider.name, dedupe_key: notice.dedupeKey, received_at: gateway.now() })
      .onConflict((on) => on.doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows === 0n) return;
    if (refund === 'whole') await refundWhole(trx, gateway, session, attempt);
    if (refund === 'open') await keepOpenRefund(trx, attempt, gateway.now());
    if (refund === 'unconfirmed' && !(await askOwnRefunds(trx, attempt)))
      throw unavailable('checkout.providerSilent', {}, RETRY_SECONDS);
    if (needsStatus(notice, attempt)) await askAttemptLater(trx, attempt);
    await noteOtherAmount(trx, attempt, session, notice.status, gateway.now());
    await logExchange({ db: trx, now: gateway.now }, session, exchangeOf(provider.name, notice, attempt));
  });
  return response;
}

const exchangeOf = (provider: string, { status }: ProviderNotice, attempt: AttemptRow): ProviderExchange => ({
  provider,
  request: { notice: attempt.merchant_ref_number },
  response: loggedStatus(status),
});

/** Stores a notice and its log, unless the notice is stored already. */
async function keepProof(
  trx: Trx,
  gateway: Gateway,
  provider: string,
  notice: ProviderNotice,
  { attempt, session }: Attempted,
): Promise<void> {
  const now = gateway.now();
  const log = logOf(session, exchangeOf(provider, notice, attempt), now);
  await sql`
    with kept as (
      insert into provider_notices (provider, dedupe_key, received_at)
      values (${provider}, ${notice.dedupeKey}, ${now}) on conflict do nothing returning provider
    )
    insert into checkout_logs (id, user_type_id, session_id, provider, request, response, created_at)
    select ${log.id}, ${log.user_type_id}, ${log.session_id}, provider, ${log.request}::jsonb, ${log.response}::jsonb, ${now}
    from kept${later}`.execute(trx);
}

/**
 * Tells whether the payment's status must be requested, because the notice's signature does not cover it. An attempt that failed
 * or expired may have been paid late. The response to the notice does not wait for the request.
 */
const needsStatus = ({ status, tellsOfRefund }: ProviderNotice, attempt: AttemptRow): boolean =>
  status.state === 'unknown' && !tellsOfRefund && canBePaid(attempt);

/** Tells whether the notice was handled before. */
async function isKnown(
  { db }: Gateway,
  provider: string,
  { dedupeKey }: Pick<ProviderNotice, 'dedupeKey'>,
): Promise<boolean> {
  const row = await db
    .selectFrom('provider_notices')
    .select('provider')
    .where('provider', '=', provider)
    .where('dedupe_key', '=', dedupeKey)
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns the notice's state for the log, with the reason if there is one. */
const loggedStatus = (status: ProviderStatus) => ({
  state: status.state,
  ...('reason' in status && { reason: status.reason }),
});
