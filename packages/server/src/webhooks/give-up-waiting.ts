import { messageOf } from '@daftar/domain';
import type { Trx } from '../db/transaction.ts';

/** Marks all pending deliveries to an endpoint as failed, because it is switched off or deleted. Their jobs then do nothing. */
export async function giveUpWaiting(
  trx: Trx,
  { id, user_type_id }: { id: string; user_type_id: string },
): Promise<void> {
  await trx
    .updateTable('webhook_deliveries')
    .set({
      status: 'failed',
      last_error: messageOf('delivery.endpointOff', {}),
      error_code: 'delivery.endpointOff',
      error_values: null,
    })
    .where('user_type_id', '=', user_type_id)
    .where('endpoint_id', '=', id)
    .where('status', '=', 'pending')
    .execute();
}
