import { conflict } from '../../basics/problems.ts';
import type { Trx } from '../../db/transaction.ts';

/**
 * Throws 409 when the endpoint of a delivery is deleted or switched off. `lockDelivery` has locked the endpoint, so that neither
 * happens before the commit.
 */
export async function assertTargetActive(trx: Trx, endpointId: string | null): Promise<void> {
  if (endpointId === null) return;
  const endpoint = await trx
    .selectFrom('webhook_endpoints')
    .select('status')
    .where('id', '=', endpointId)
    .executeTakeFirst();
  if (endpoint?.status !== 'Active') throw conflict('endpoint.inactive');
}
