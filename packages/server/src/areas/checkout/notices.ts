import type { FastifyRequest } from 'fastify';
import { notFound, Problem, told } from '../../basics/problems.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Gateway } from '../../gateway.ts';
import type { ProviderStatus } from '../../providers/provider.ts';
import { logExchange, proofOf } from './check-attempt.ts';
import { endAttempt } from './end-attempt.ts';
import { refundPayment } from './refund-payment.ts';
import { findAttempt, findSession } from './store.ts';

const forged = () => new Problem(401, 'Invalid-Signature', [told('checkout.signature')]);

/**
 * Receives a provider's notice of how a payment ended. Uses only values that the signature covers, and handles each
 * notice once.
 */
export async function receiveNotice(
  gateway: Gateway,
  providerName: string,
  request: FastifyRequest,
): Promise<void> {
  const provider = gateway.providerFor(providerName);
  if (!provider) throw notFound('provider.missing');
  const notice = provider.readNotice({
    headers: request.headers,
    query: request.query as Record<string, string>,
    body: request.rawBody ?? '',
  });
  if (!notice) throw forged();
  const attempt = await findAttempt(gateway.db, notice.merchantRefNumber);
  if (attempt && attempt.provider !== provider.name) throw forged();
  const session = attempt && (await findSession(gateway.db, attempt.session_id));
  if (!attempt || !session) throw notFound('payment.missing');
  const proof = proofOf(gateway, session, notice.status);
  if (proof) await endAttempt(gateway, attempt, proof);
  const isNew = await inTransaction(gateway.db, async (trx) => {
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('provider_notices')
      .values({ provider: provider.name, dedupe_key: notice.dedupeKey, received_at: gateway.now() })
      .onConflict((on) => on.doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows === 0n) return false;
    const key = `${provider.name}:${notice.dedupeKey}`;
    if (notice.refunded) await refundPayment(trx, gateway, attempt, { key, amount: notice.refunded });
    return true;
  });
  if (!isNew) return;
  await logExchange(gateway, session, {
    provider: provider.name,
    request: { notice: notice.merchantRefNumber },
    response: said(notice.status),
  });
}

/** Returns the notice's state for the log, with the reason if there is one. */
const said = (status: ProviderStatus) => ({
  state: status.state,
  ...('reason' in status && { reason: status.reason }),
});
