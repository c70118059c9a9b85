import { maskCardNumbers } from '@daftar/domain';
import type { Selectable } from 'kysely';
import { type HistoryMessage, historyMessage } from '../../../audit/history-message.ts';
import { audit } from '../../../audit/record.ts';
import { cutText } from '../../../basics/cut-text.ts';
import type { TransactionTable } from '../../../db/tables.ts';
import type { Trx } from '../../../db/transaction.ts';
import type { Gateway } from '../../../gateway.ts';
import type { Actor } from '../../../records/actor.ts';
import { findServiceById, findSession } from '../store.ts';
import { enqueueRefundEndWebhook } from './enqueue-refund-webhooks.ts';
import type { RefundRow } from './refund-store.ts';

/** The contract's limit for the reason of a failure. */
const LONGEST = 300;

/**
 * Marks a refund as failed, and sends the merchant an event if the refund was requested. The caller holds the locks of session
 * and refund.
 */
export async function failRefund(
  trx: Trx,
  gateway: Gateway,
  refund: RefundRow,
  reason: string,
  actor: Actor = { id: refund.provider, name: refund.provider },
): Promise<void> {
  const now = gateway.now();
  const failed = await trx
    .updateTable('refunds')
    .set({
      status: 'failed',
      failure: cutText(maskCardNumbers(reason), LONGEST),
      closed_by: refund.closed_by,
      closing_reason: refund.closing_reason,
      ended_at: now,
    })
    .where('id', '=', refund.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  const row = await transactionOf(trx, refund);
  const session = refund.session_id === null ? undefined : await findSession(trx, refund.session_id);
  if (session && refund.origin === 'request') {
    const service = await findServiceById(trx, refund.service_id);
    await enqueueRefundEndWebhook(
      trx,
      { session, service, row, refundedAmount: Number(row.refunded_amount), now },
      failed,
    );
  }
  await audit(trx, {
    userTypeId: refund.user_type_id,
    actor,
    action: 'payment.refundFailed',
    kind: 'transaction',
    recordId: refund.transaction_id,
    ...historyText(refund, failed.failure ?? ''),
    before: { status: refund.status },
    after: { status: 'failed', refund: refund.id },
    ...(refund.amount === null && { seenBy: 'provider' as const }),
    at: now,
  });
}

const historyText = ({ order_id: order, amount, currency }: RefundRow, reason: string): HistoryMessage =>
  amount === null
    ? historyMessage('history.openRefundClosed', { order, reason })
    : historyMessage('history.refundFailed', { order, amount, currency, reason });

const transactionOf = (trx: Trx, refund: RefundRow): Promise<Selectable<TransactionTable>> =>
  trx
    .selectFrom('transactions')
    .selectAll()
    .where('user_type_id', '=', refund.user_type_id)
    .where('id', '=', refund.transaction_id)
    .executeTakeFirstOrThrow();
