import { newId } from '../../src/basics/ids.ts';
import { type Cast, MISSING, type Target, tenantOf } from './sample-request.ts';
import { newService } from './world.ts';

let numbers = 10_000_000;
/** Returns a wallet number that no other subscription has. */
export const newNumber = (): string => {
  numbers += 1;
  return `2010${numbers}`;
};

/**
 * Creates a service of the target's tenant that wallets can pay. Returns its public id, which requests for subscriptions
 * contain.
 */
export async function walletService(cast: Cast, target: Target): Promise<{ serviceId: string }> {
  if (target.which === 'missing') return { serviceId: MISSING };
  const service = await newService(cast.gateway, tenantOf(cast, target).merchantId, {
    paymentMethods: ['MWallet'],
  });
  return { serviceId: service.service_id };
}

/** Creates a subscription of the target's tenant whose first charge is due in the far future. */
export async function newSubscription(cast: Cast, target: Target): Promise<{ id: string }> {
  const { merchantId, name, service } = tenantOf(cast, target);
  const id = newId('sub');
  const due = new Date(Date.now() + 300 * 86_400_000);
  await cast.gateway.db
    .insertInto('subscriptions')
    .values({
      id,
      user_type_id: merchantId,
      carrier_id: cast.carrierId,
      country: 'Egypt',
      operator: 'Fawry',
      merchant_name: name,
      service_name: 'Books',
      msisdn: newNumber(),
      subscription_type: 'monthly',
      subscription_amount: '35.50',
      currency: 'EGP',
      subscriber_status: 'Active',
      created_at: new Date(),
      service_id: service.id,
      first_charge_at: due,
      next_charge_at: due,
    })
    .execute();
  return { id };
}
