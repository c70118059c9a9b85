import { insertRefund, walletPayment } from './refunds.ts';
import { type Cast, MISSING, type Target, tenantOf } from './sample-request.ts';

/** Creates a payment of the target's tenant that can be refunded. */
export const refundablePayment = async (cast: Cast, target: Target): Promise<{ id: string }> =>
  target.which === 'missing' ? { id: MISSING } : walletPayment(cast, 100, tenantOf(cast, target));

/** Creates a pending refund of a new payment of the target's tenant. */
export async function newRefund(cast: Cast, target: Target): Promise<{ id: string }> {
  const tenant = tenantOf(cast, target);
  await walletPayment(cast, 100, tenant);
  return insertRefund(cast.gateway, tenant.merchantId);
}
