import {
  fillDemo,
  startTestGateway,
  type TestGateway,
  type TestGatewayOptions,
} from '@daftar/server/testing';

type Demo = Awaited<ReturnType<typeof fillDemo>>;

/** Starts a product with a part of the demo; returns it with the environment variables that describe it to the tests. */
export async function startDemo(
  files: NonNullable<TestGatewayOptions['files']>,
): Promise<{ product: TestGateway; environment: Record<string, string> }> {
  let demo: Demo = { logins: [], shop: {} };
  const product = await startTestGateway({
    files,
    prepare: async (gateway) => {
      demo = await fillDemo(gateway, 12);
    },
  });
  const environment = {
    DEMO_BACKOFFICE_URL: product.backofficeUrl,
    DEMO_CHECKOUT_URL: product.checkoutUrl,
    DEMO_SANDBOX_URL: product.sandboxUrl,
    DEMO_LOGINS: JSON.stringify(demo.logins),
    DEMO_SHOP: JSON.stringify(demo.shop),
    DEMO_EXPIRED_SESSION: await expiredSession(product),
  };
  return { product, environment };
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
