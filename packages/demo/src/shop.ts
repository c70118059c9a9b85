import type { Gateway } from '@daftar/server';
import { createService, rotateSecret, type Trx } from '@daftar/server/fill';
import { SETUP } from '@daftar/server/setup';

const SHOP = 'http://127.0.0.1:4100';

/**
 * Adds the example shop's service. Returns the shop's environment variables, including its private key and webhook secret.
 */
export async function addShopService(
  trx: Trx,
  gateway: Gateway,
  merchantId: string,
): Promise<Record<string, string>> {
  const service = await createService(trx, gateway, SETUP, {
    merchant: merchantId,
    country: 'Egypt',
    currency: 'EGP',
    serviceName: 'Example shop',
    serviceProvider: 'Fawry',
    serviceType: 'Others',
    carrierShare: 0,
    merchantShare: 96,
    waleeShare: 4,
    paymentMethods: ['FawryRef', 'Credit Card', 'MWallet'],
    portalUrl: `${SHOP}/return`,
    notificationApi: `${SHOP}/webhooks`,
  });
  const now = gateway.now();
  const secretKey = await rotateSecret(trx, gateway.keys.data, merchantId, 'privateKey', now);
  await allowRefunds(trx, merchantId);
  return {
    DAFTAR_API_URL: gateway.addresses.backoffice,
    DAFTAR_CHECKOUT_URL: gateway.addresses.checkout,
    DAFTAR_SERVICE_ID: service.service_id,
    DAFTAR_SECRET_KEY: secretKey,
    DAFTAR_WEBHOOK_SECRET: await rotateSecret(trx, gateway.keys.data, merchantId, 'token', now),
  };
}

/** Allows the shop's key to make refunds; at first it may only create sessions. */
async function allowRefunds(trx: Trx, merchantId: string): Promise<void> {
  await trx
    .updateTable('api_keys')
    .set({ scopes: ['sessions:write', 'payments:read', 'refunds:write'] })
    .where('user_type_id', '=', merchantId)
    .where('main', '=', true)
    .execute();
}
