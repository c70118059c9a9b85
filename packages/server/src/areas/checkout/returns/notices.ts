import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { notFound } from '../../../basics/problems.ts';
import { later } from '../../../db/send-together.ts';
import { inTransaction, type Trx } from '../../../db/transaction.ts';
import type { Gateway } from '../../../gateway.ts';
import { queryOf } from '../../../http/query-of.ts';
import type { NoticeResponse, ProviderNotice } from '../../../providers/notice.ts';
import type { PaymentProvider } from '../../../providers/provider.ts';
import { askAttemptLater, askRefundsLater, isOpenQuestion } from '../attempts/ask-attempt.ts';
import { canBePaid, logExchange, logOf, proofOf } from '../attempts/check-attempt.ts';
import { endAttempt } from '../attempts/end-attempt.ts';
import { noteOtherAmount } from '../attempts/note-other-amount.ts';
import type { Attempted, Notified } from '../store.ts';
import { exchangeOf, keepNotice } from './keep-notice.ts';
import { receiveRefund } from './receive-refund.ts';
import { findNotifiedPayment, forged } from './take-return.ts';

/**
 * Receives a payment provider's notice of a payment's outcome. Uses only values that the signature covers, and handles each
 * notice once. Throws 503 when the provider must send the notice again. Returns the response that the provider expects; undefined
 * for the default one.
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
  const found = await findNotifiedPayment(gateway, provider, notice);
  await (notice.tellsOfRefund
    ? receiveRefund(gateway, provider, notice, found)
    : receivePayment(gateway, provider, notice, found));
  return response;
}

async function receivePayment(
  gateway: Gateway,
  provider: PaymentProvider,
  notice: ProviderNotice,
  found: Notified,
): Promise<void> {
  const { attempt, session, isOther } = found;
  const proof = proofOf(gateway, session, notice.status);
  // Another transaction of the order that failed says nothing about this one.
  const counts = proof && (proof.state === 'paid' || !isOther);
  if (counts) {
    // The notice is stored in the same commit as the changes that it causes.
    await endAttempt(gateway, attempt, proof, (trx) => keepProof(trx, gateway, provider.name, notice, found));
    return;
  }
  await inTransaction(gateway.db, async (trx) => {
    const isNew = await keepNotice(trx, gateway, provider.name, notice);
    if (notice.mayTellOfRefund && !canBePaid(attempt)) await askRefundsLater(trx, attempt);
    if (!isNew) return;
    await askStatus(trx, provider, notice, found);
    await noteOtherAmount(trx, gateway, found, notice.status);
    await logExchange({ db: trx, now: gateway.now }, session, exchangeOf(provider.name, notice, attempt));
  });
}

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
 * Adds the job that requests the payment's status, if the notice's signature does not cover it. An attempt that failed or expired
 * may have been paid late, and one that is paid may be paid again by another transaction. The response to the notice does not wait.
 */
async function askStatus(
  trx: Trx,
  provider: PaymentProvider,
  { status, payment, isCapture }: ProviderNotice,
  { attempt }: Notified,
): Promise<void> {
  if (status.state !== 'unknown') return;
  const named = isCapture || provider.takesOrdersTwice ? payment : undefined;
  if (isOpenQuestion(attempt, named)) await askAttemptLater(trx, attempt, named);
}
