import { businessDay } from '@daftar/domain';
import { historyMessage } from '../../audit/history-message.ts';
import { audit } from '../../audit/record.ts';
import { conflict } from '../../basics/problems.ts';
import type { Body } from '../../contract/operation-types.ts';
import type { Trx } from '../../db/transaction.ts';
import type { Gateway } from '../../gateway.ts';
import type { Actor } from '../../records/actor.ts';
import { zoneOf } from '../../records/business-zone.ts';
import { findServiceById, lockPayment } from '../checkout/public.ts';
import { assertPayableCovers, bookCorrection } from './correction-entry.ts';
import { enqueueCorrectionWebhook } from './correction-webhook.ts';
import type { TransactionRow } from './wire.ts';

/**
 * Changes a transaction's status manually: books or reverses its money, marks its row and sends the merchant a webhook. Leaves
 * the checkout session unchanged. Does nothing when the transaction already has the status.
 */
export async function correctTransaction(
  trx: Trx,
  gateway: Gateway,
  actor: Actor,
  { id, status, reason }: Body<'updateTransactionStatus'>,
  requestId: string,
) {
  const row = await lockPayment(trx, id);
  if (row.status === status) return { id, status };
  if (row.settlement_id !== null) throw conflict('settled');
  if (status === 'Failed') await assertPayableCovers(trx, row);
  const now = gateway.now();
  await trx
    .updateTable('transactions')
    .set({ status, manual: true, business_day: await dayOf(trx, gateway, row, status) })
    .where('user_type_id', '=', row.user_type_id)
    .where('id', '=', id)
    .execute();
  const service = await findServiceById(trx, row.service_id);
  const carrierId = row.carrier_id ?? service?.service_provider ?? row.provider;
  await bookCorrection(trx, row, carrierId, status, now);
  if (service) await enqueueCorrectionWebhook(trx, { row, service, status, reason, now });
  await audit(trx, {
    userTypeId: row.user_type_id,
    actor,
    action: 'updateTransactionStatus',
    kind: 'transaction',
    recordId: id,
    ...historyMessage('history.corrected', {
      order: row.order_id,
      before: row.status,
      after: status,
      reason: reason.trim(),
    }),
    before: { status: row.status },
    after: { status, reason: reason.trim() },
    requestId,
    at: now,
  });
  return { id, status };
}

/**
 * Returns the transaction's business day: its own, or today when it becomes successful and its own day is already settled,
 * so that the next settlement includes it.
 */
async function dayOf(
  trx: Trx,
  gateway: Gateway,
  row: TransactionRow,
  status: 'Success' | 'Failed',
): Promise<string> {
  if (status === 'Failed') return row.business_day;
  const settled = await trx
    .selectFrom('settlements')
    .select('id')
    .where('user_type_id', '=', row.user_type_id)
    .where('local_currency', '=', row.currency)
    .where('date_from', '<=', row.business_day)
    .where('date_to', '>=', row.business_day)
    .limit(1)
    .executeTakeFirst();
  return settled ? businessDay(gateway.now(), zoneOf(gateway, row.country)) : row.business_day;
}
