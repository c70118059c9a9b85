import { afterAll, beforeAll, expect, test } from 'vitest';
import { rotateSecret } from '../src/security/merchant-secrets.ts';
import { call } from './support/api.ts';
import { newOrder, newSession, paidPayment, readSession } from './support/payments.ts';
import { newService, newTenant, startWorld, unique, type World } from './support/world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

const create = (body: object, key?: string) => world.asServer('createCheckoutSession', { body }, key);

test('a new session returns its checkout address and expiry', async () => {
  const answer = await create(newOrder(world.nile));
  expect(answer.status).toBe(200);
  const { sessionId, url, expiresAt } = answer.body;
  expect(url).toBe(`${world.checkoutUrl}/hosted-checkout/eg/${sessionId}`);
  const minutes = (Date.parse(expiresAt) - Date.now()) / 60_000;
  expect(Math.round(minutes)).toBe(60);
  // 27 characters of an alphabet of 31 are 133 bits.
  expect(sessionId).toMatch(/^cs_[2-9a-hj-km-np-z]{27}$/);
});

test('a repeated request for an order returns the same session; with another body it gets 409', async () => {
  const order = newOrder(world.nile);
  const [first, second] = [await create(order), await create(order)];
  expect(second.body).toEqual(first.body);
  const changed = await create({ ...order, amount: 451 });
  expect([changed.status, changed.problem.errors[0]?.code]).toEqual([409, 'order-exists']);
});

test('ten concurrent requests for an order create one session', async () => {
  const order = newOrder(world.nile);
  const answers = await Promise.all(Array.from({ length: 10 }, () => create(order)));
  expect(new Set(answers.map(({ body }) => body.sessionId)).size).toBe(1);
});

test('the same order number in another service creates another session', async () => {
  const service = await newService(world.gateway, world.nile.merchantId);
  const order = newOrder(world.nile);
  const first = await create(order);
  const second = await create({ ...order, serviceId: service.service_id });
  expect(second.status).toBe(200);
  expect(second.body.sessionId).not.toBe(first.body.sessionId);
});

test('a new session for a paid order gets 409', async () => {
  const sessionId = await paidPayment(world, 70);
  const { orderId } = await readSession(world, sessionId);
  const answer = await create({ ...newOrder(world.nile, { amount: 70 }), orderId });
  expect([answer.status, answer.problem.errors[0]?.code]).toEqual([409, 'order-paid']);
});

test("another merchant's service gets the same response as a missing one", async () => {
  const [foreign, missing] = [
    await create(newOrder(world.delta)),
    await create(newOrder(world.nile, { serviceId: 'srv_nowhere' })),
  ];
  expect([foreign.status, missing.status]).toEqual([404, 404]);
  expect(foreign.problem.message).toBe(missing.problem.message);
});

test.each(['--------', '-------3', '4111111111111111', '=1+1111111'])(
  'a session for the number %j gets 400',
  async (msisdn) => {
    const answer = await create(newOrder(world.nile, { msisdn }));
    expect([answer.status, answer.problem.errors[0]?.field]).toEqual([400, 'msisdn']);
  },
);

test.each([
  [{ currency: 'USD' }, 'currency'],
  [{ currency: 'ABC' }, 'currency'],
  [{ amount: 0 }, 'amount'],
  [{ amount: 0.001 }, 'amount'],
  [{ amount: 10.005 }, 'amount'],
  [{ amount: -1 }, 'amount'],
  [{ amount: 1e12 }, 'amount'],
  [{ paymentMethods: ['Credit Card'] }, 'paymentMethods'],
  [{ paymentMethods: [] }, 'paymentMethods'],
  [{ redirectUrl: 'http://shop.example/thanks' }, 'redirectUrl'],
  [{ redirectUrl: 'javascript:alert(1)' }, 'redirectUrl'],
  [{ redirectUrl: 'https://user:secret@shop.example/' }, 'redirectUrl'],
  [{ cancelUrl: 'http://shop.example/cart' }, 'cancelUrl'],
  [{ cancelUrl: 'javascript:alert(1)' }, 'cancelUrl'],
  [{ cancelUrl: 'https://user:secret@shop.example/' }, 'cancelUrl'],
  [{ locale: 'fr' }, 'locale'],
  [{ allowedOrigins: ['https://shop.example/path'] }, 'allowedOrigins.0'],
  [{ allowedOrigins: ['https://shop.example; script-src *'] }, 'allowedOrigins.0'],
  [{ allowedOrigins: ["https://a.example;script-src'unsafe-inline'"] }, 'allowedOrigins'],
  [{ allowedOrigins: ['https://*'] }, 'allowedOrigins'],
  [{ orderId: 'with space' }, 'orderId'],
  [{ email: 'no email' }, 'email'],
])('rejects a session with %j and names the field', async (changes, field) => {
  const answer = await create(newOrder(world.nile, changes));
  expect([answer.status, answer.problem?.errors?.[0]?.field], answer.text).toEqual([400, field]);
});

test.each([
  [10.005, 'Please provide amount with at most 2 decimals'],
  [0.001, 'Please provide amount with at most 2 decimals'],
  [10.00001, 'Please provide amount with at most 2 decimals'],
  [0, 'Please provide valid amount'],
])('a session for %d EGP gets %j', async (amount, message) => {
  expect((await create(newOrder(world.nile, { amount }))).problem.message).toBe(message);
});

test('a suspended service accepts no new session, and its open sessions show the error', async () => {
  const shop = await newTenant(world.gateway, unique('Shop'));
  const { sessionId } = await newSession(world, {}, shop);
  await world.asOwner('setServiceStatus', { params: { id: shop.service.id }, body: { status: false } });
  const answer = await create(newOrder(shop), shop.privateKey);
  expect([answer.status, answer.problem.errors[0]?.code]).toEqual([409, 'service-suspended']);
  const session = await readSession(world, sessionId);
  expect(session.errors).toMatchObject([{ code: 'service-suspended' }]);
});

test.each([
  ['no key', ''],
  ['a token that is no key', 'Bearer hello'],
  ['an unknown key', `Bearer sk_test_${'x'.repeat(40)}`],
  ['another scheme', `Basic ${Buffer.from('sk_test:x').toString('base64')}`],
])('returns 401 for %s', async (_name, authorization) => {
  const headers: Record<string, string> = authorization ? { authorization } : {};
  for (const request of [
    () => call(world.backofficeUrl, 'createCheckoutSession', { body: newOrder(world.nile), headers }),
    () => call(world.backofficeUrl, 'retrieveCheckoutSession', { params: { id: 'cs_x' }, headers }),
  ]) {
    const answer = await request();
    expect([answer.status, answer.problem.status]).toEqual([401, 'Invalid-Token']);
  }
});

test('rejects the public key, the webhook secret and a login token in place of the private key', async () => {
  const merchant = await world.asOwner('getMerchant', { params: { id: world.nile.merchantId } });
  for (const key of [merchant.body.publicKey, world.nile.webhookSecret, world.ownerToken])
    expect((await create(newOrder(world.nile), key)).status).toBe(401);
  const headers = { 'x-auth-token': world.ownerToken };
  const answer = await call(world.backofficeUrl, 'createCheckoutSession', {
    body: newOrder(world.nile),
    headers,
  });
  expect(answer.status).toBe(401);
});

test("a merchant reads its own session, and another's gets the same response as a missing one", async () => {
  const { sessionId } = await newSession(world);
  const read = (id: string, key: string) =>
    world.asServer('retrieveCheckoutSession', { params: { id } }, key);
  expect((await read(sessionId, world.nile.privateKey)).body.sessionId).toBe(sessionId);
  const [another, missing] = [
    await read(sessionId, world.delta.privateKey),
    await read('cs_nowhere', world.delta.privateKey),
  ];
  expect([another.status, missing.status]).toEqual([404, 404]);
  expect(another.problem.message).toBe(missing.problem.message);
});

test('a rotated key works for exactly 24 more hours', async () => {
  const shop = await newTenant(world.gateway, unique('Shop'));
  const rotated = await world.asOwner('rotateMerchantKey', {
    params: { id: shop.merchantId },
    body: { kind: 'privateKey' },
  });
  expect((await create(newOrder(shop), shop.privateKey)).status).toBe(200);
  expect((await create(newOrder(shop), rotated.body.secret)).status).toBe(200);
  const { now } = world.gateway;
  world.gateway.now = () => new Date(Date.now() + 24 * 3_600_000 + 1000);
  try {
    expect((await create(newOrder(shop), shop.privateKey)).status).toBe(401);
    expect((await create(newOrder(shop), rotated.body.secret)).status).toBe(200);
  } finally {
    world.gateway.now = now;
  }
});

test("a second rotation does not extend the first key's validity", async () => {
  const shop = await newTenant(world.gateway, unique('Shop'));
  const { db, keys } = world.gateway;
  const at = (hours: number) => new Date(Date.now() + hours * 3_600_000);
  await rotateSecret(db, keys.data, shop.merchantId, 'privateKey', at(-23));
  await rotateSecret(db, keys.data, shop.merchantId, 'privateKey', at(0));
  const { now } = world.gateway;
  world.gateway.now = () => at(1.5);
  try {
    expect((await create(newOrder(shop), shop.privateKey)).status).toBe(401);
  } finally {
    world.gateway.now = now;
  }
});

test("an inactive merchant's key is rejected until the merchant is active again", async () => {
  const shop = await newTenant(world.gateway, unique('Shop'));
  const set = (status: string) =>
    world.asOwner('setMerchantStatus', { params: { id: shop.merchantId }, body: { status } });
  await set('Inactive');
  expect((await create(newOrder(shop), shop.privateKey)).status).toBe(401);
  await set('Active');
  expect((await create(newOrder(shop), shop.privateKey)).status).toBe(200);
});

test('the checkout page receives only the public fields of a service', async () => {
  for (const serviceId of [world.nile.service.serviceId, world.nile.service.id]) {
    const answer = await world.asCustomer('getCheckoutService', { params: { serviceId } });
    expect(answer.body).toEqual({
      serviceId: world.nile.service.serviceId,
      sid: world.nile.service.serviceId,
      serviceName: expect.any(String),
      serviceProvider: 'Fawry',
      merchantName: 'Nile Books',
      status: true,
    });
  }
  expect((await world.asCustomer('getCheckoutService', { params: { serviceId: 'nowhere' } })).status).toBe(
    404,
  );
});

test('responses to customers contain no secrets and no shares', async () => {
  const { sessionId } = await newSession(world, { redirectUrl: 'https://shop.example/thanks' });
  const texts = [
    (await world.asCustomer('getCheckoutSession', { query: `?sessionId=${sessionId}` })).text,
    (await world.asCustomer('getCheckoutService', { params: { serviceId: world.nile.service.serviceId } }))
      .text,
  ];
  for (const text of texts)
    expect(text).not.toMatch(/whsec_|sk_test|Share|userTypeId|mer_|body_hash|allowedOrigins/);
});

test('a session keeps its language and cancel address, for the customer and for the merchant', async () => {
  const kept = { locale: 'ur', cancelUrl: 'https://shop.example/cart?of=nora' };
  const { sessionId } = await newSession(world, kept);
  expect(await readSession(world, sessionId)).toMatchObject(kept);
  const { body } = await world.asServer('retrieveCheckoutSession', { params: { id: sessionId } });
  expect(body).toMatchObject(kept);
});

test('an open session past its expiry reads as expired before any job has run', async () => {
  const { sessionId } = await newSession(world);
  await world.gateway.db
    .updateTable('checkout_sessions')
    .set({ expires_at: new Date(Date.now() - 1000) })
    .where('id', '=', sessionId)
    .execute();
  expect(await readSession(world, sessionId)).toMatchObject({
    status: 'expired',
    errors: [{ code: 'session-expired' }],
  });
});

test('a session and a receipt say that payments go to sandboxes, where they do', async () => {
  const { settings } = world.gateway;
  const sessionId = await paidPayment(world, 20);
  const read = async () => {
    const session = await readSession(world, sessionId);
    const params = { receiptId: session.receiptId ?? '' };
    const receipt = (await world.asCustomer('getReceipt', { params })).body;
    return [session.sandbox, receipt.sandbox];
  };
  expect(await read()).toEqual([true, true]);
  settings.sandbox = false;
  try {
    expect(await read()).toEqual([undefined, undefined]);
  } finally {
    settings.sandbox = true;
  }
});
