import { type DemoAccounts, fillDemo } from '@daftar/demo';
import { startTestGateway, type TestGateway, type TestGatewayOptions } from '@daftar/server/testing';
import { startControls } from './controls.ts';

/** Starts a product with a part of the demo; returns it with the environment variables that describe it to the tests. */
export async function startDemo(
  files: NonNullable<TestGatewayOptions['files']>,
  options: Pick<TestGatewayOptions, 'environment' | 'onLogLine'> = {},
): Promise<{ product: TestGateway; environment: Record<string, string> }> {
  let demo: DemoAccounts = { logins: [], shop: {} };
  const product = await startTestGateway({
    runsSchedule: true,
    ...options,
    files,
    prepare: async (gateway) => {
      demo = await fillDemo(gateway, 12);
      await addDelivery(gateway);
    },
  });
  const controls = await startControls(product.gateway.pool);
  const environment = {
    DEMO_CONTROLS: controls.url,
    DEMO_BACKOFFICE_URL: product.backofficeUrl,
    DEMO_CHECKOUT_URL: product.checkoutUrl,
    DEMO_SANDBOX_URL: product.sandboxUrl,
    DEMO_LOGINS: JSON.stringify(demo.logins),
    DEMO_SHOP: JSON.stringify(demo.shop),
    DEMO_EXPIRED_SESSION: await expiredSession(product),
  };
  const close = () => {
    controls.close();
    return product.close();
  };
  return { product: { ...product, close }, environment };
}

/** Adds a webhook delivery that failed for good; the demo's payments send no webhooks. */
async function addDelivery({ db, now }: TestGateway['gateway']): Promise<void> {
  const service = await db
    .selectFrom('services')
    .select(['id', 'user_type_id'])
    .limit(1)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('webhook_deliveries')
    .values({
      ...{ id: 'whd_e2e', event_id: 'evt_e2e', type: 'payment.succeeded' },
      ...{ user_type_id: service.user_type_id, service_id: service.id },
      ...{ url: 'https://shop.example/webhooks', payload: '{}' },
      ...{ status: 'failed', attempts: 9, last_status: 500, last_error: null, created_at: now() },
    })
    .execute();
}

/** Expires one of the demo's checkout sessions; returns its id. */
async function expiredSession({ gateway }: TestGateway): Promise<string> {
  const { id } = await gateway.db
    .updateTable('checkout_sessions')
    .set({ status: 'expired', ended_at: gateway.now() })
    .where('id', '=', (query) =>
      query.selectFrom('checkout_sessions').select('id').where('status', 'in', ['open', 'expired']).limit(1),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
