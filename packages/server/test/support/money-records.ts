import { lastDays, paidPayment } from './payments.ts';
import type { Cast } from './sample-request.ts';
import { EGYPT, newTenant, type Tenant, unique } from './world.ts';

/** Creates a payment of a new tenant, which no other call uses, and returns its transaction. */
export async function newTransaction(cast: Cast): Promise<{ id: string }> {
  const tenant = await newTenant(cast.gateway, unique('Corrected'));
  const sessionId = await paidPayment(cast, 100, tenant);
  return cast.gateway.db
    .selectFrom('transactions')
    .select('id')
    .where('session_id', '=', sessionId)
    .executeTakeFirstOrThrow();
}

/** Returns the tenant's billing row of the last days. */
export async function billingRow(cast: Cast, tenant: Tenant): Promise<{ id: string; serviceName: string }> {
  const { body } = await cast.asOwner('reportBilling', { body: { ...lastDays(), ...EGYPT, limit: 500 } });
  const row = body.data.find(({ userTypeId }) => userTypeId === tenant.merchantId);
  return { id: row?._id ?? '', serviceName: row?.serviceName ?? '' };
}
