import type { Gateway, SeedOptions } from '@daftar/server';
import type { DemoService } from './find-demo-services.ts';
import { Random } from './random.ts';
import { readShop } from './shop-file.ts';

export const HTTP_PAYMENTS = 50;
const FIRST_ORDER = 20_000_000;

/** Posts JSON. Returns the JSON response, or {} for 409 (the payment already exists). Throws on other errors. */
async function post(
  url: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Record<string, unknown>> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  const read = (await answer.json()) as Record<string, unknown>;
  if (!answer.ok && answer.status !== 409)
    throw new Error(`The demo's ${new URL(url).pathname} answered ${answer.status}`);
  return answer.ok ? read : {};
}

/**
 * Makes today's last payments over HTTP through the sandbox: session, reference, payment at the counter, callback. Can be
 * repeated after an interruption: a paid order responds with 409 and is skipped.
 */
export async function simulateHttpPayments(
  gateway: Gateway,
  services: DemoService[],
  { dataFolder, signal }: Pick<SeedOptions, 'dataFolder' | 'signal'>,
): Promise<void> {
  const random = new Random(50);
  const [first] = services;
  const { backoffice, checkout, sandbox } = gateway.addresses;
  if (!first || sandbox === undefined) return;
  const own = services.filter((service) => service.merchantId === first.merchantId);
  // Uses the shop's key. A new key would make the shop's key invalid one day later.
  const key = readShop(dataFolder).DAFTAR_SECRET_KEY;
  for (let index = 0; index < HTTP_PAYMENTS && !signal.aborted; index += 1) {
    const service = random.pick(own);
    const [product, amount] = random.pick(service.products);
    const customerMobile = `2010${random.whole(10_000_000, 99_999_999)}`;
    const orderId = String(FIRST_ORDER + index);
    const order = { serviceId: service.serviceId, orderId };
    const session = await post(
      `${backoffice}/checkout/sessions`,
      { ...order, amount, currency: service.currency, product },
      { authorization: `Bearer ${key}` },
    );
    if (session.sessionId === undefined) continue;
    const reference = await post(`${checkout}/mena/referance-number`, {
      ...order,
      sessionId: session.sessionId,
      paymentMethod: 'PAYATFAWRY',
      customerName: 'Nora Abdallah',
      customerMobile,
      customerEmail: 'nora@example.com',
    });
    if (reference.referenceNumber === undefined) continue;
    await fetch(`${sandbox}/fawry/${reference.referenceNumber}/pay`, { method: 'POST', redirect: 'manual' });
  }
}
