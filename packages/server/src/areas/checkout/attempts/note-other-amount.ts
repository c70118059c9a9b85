import { toDecimalString, toMajorNumber } from '@daftar/domain';
import { sql } from 'kysely';
import { inTransaction, type Trx } from '../../../db/transaction.ts';
import type { Gateway } from '../../../gateway.ts';
import type { PaidTransaction, ProviderStatus } from '../../../providers/payment-status.ts';
import { enqueueSessionEvent } from '../enqueue-session-event.ts';
import { type Attempted, lockSession, type SessionRow } from '../store.ts';
import { addFurtherPayment } from './end-attempt.ts';
import { otherAmount } from './other-amount.ts';

/**
 * Stores what the provider has received for an attempt that is not paid, if that is not the amount due or another currency. Sends the
 * merchant's endpoints one event for each new amount. Repeated reports of the same amount change nothing. If the attempt is paid by
 * another transaction, the order was paid twice: stores the further payment.
 */
export async function noteOtherAmount(
  trx: Trx,
  gateway: Gateway,
  { attempt: { id }, session }: Attempted,
  status: ProviderStatus,
): Promise<void> {
  const received = otherAmount(session, status);
  if (received === undefined) return;
  await lockSession(trx, session.id);
  const attempt = await trx
    .selectFrom('payment_attempts')
    .select(['id', 'session_id', 'status'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (attempt.status === 'paid') return addFurtherPayment(trx, gateway, attempt, received);
  if (await storeReceived(trx, id, session, received))
    await enqueueOtherAmountWebhook(trx, session, received, gateway.now());
}

/** Returns false if the amount is stored already. */
async function storeReceived(
  trx: Trx,
  id: string,
  session: SessionRow,
  { amount, providerReference }: PaidTransaction,
): Promise<boolean> {
  const received = toDecimalString(amount);
  const currency = amount.currency === session.currency ? null : amount.currency;
  const { numUpdatedRows } = await trx
    .updateTable('payment_attempts')
    .set({ received_amount: received, received_currency: currency, received_reference: providerReference })
    .where('id', '=', id)
    .where(
      sql<boolean>`(received_amount, received_currency) is distinct from (${received}::numeric, ${currency}::text)`,
    )
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Does the same as `noteOtherAmount`, in a transaction of its own. */
export const commitOtherAmount = (
  gateway: Gateway,
  found: Attempted,
  status: ProviderStatus,
): Promise<void> => inTransaction(gateway.db, (trx) => noteOtherAmount(trx, gateway, found, status));

const enqueueOtherAmountWebhook = (
  trx: Trx,
  session: SessionRow,
  { amount }: PaidTransaction,
  now: Date,
): Promise<void> =>
  enqueueSessionEvent(trx, session, now, (common) => ({
    type: 'payment.otherAmount',
    data: {
      ...common,
      receivedAmount: toMajorNumber(amount),
      ...(amount.currency !== session.currency && { receivedCurrency: amount.currency }),
    },
  }));
