import type { Trx } from '../db/transaction.ts';
import { endpointOff } from './endpoint-off.ts';

/** Marks all pending deliveries to an endpoint as failed, because it is switched off or deleted. Their jobs then do nothing. */
export async function giveUpWaiting(
  trx: Trx,
  { id, user_type_id }: { id: string; user_type_id: string },
): Promise<void> {
  await trx
    .updateTable('webhook_deliveries')
    .set({
      status: 'failed',
      last_error: endpointOff.error,
      error_code: endpointOff.code,
      error_values: null,
    })
    .where('user_type_id', '=', user_type_id)
    .where('endpoint_id', '=', id)
    .where('status', '=', 'pending')
    .execute();
}
