import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expireSessions } from '../src/areas/checkout/sessions/expire.ts';
import { type Answer, call, token } from './support/api.ts';
import { newBlacklisted, newMsisdn, newPackage, packageForm } from './support/catalogue.ts';
import {
  actAtCounter,
  newSession,
  readSession,
  takeReference,
  waitForSessionStatus,
} from './support/payments.ts';
import { startReceiver } from './support/receiver.ts';
import { newService, newTenant, signedInUser, startWorld, unique, type World } from './support/world.ts';

let world: World;
let shop: Awaited<ReturnType<typeof startReceiver>>;
let service: Awaited<ReturnType<typeof startReceiver>>;
let nileUser: Record<string, string>;
let viewlessUser: Record<string, string>;
beforeAll(async () => {
  [shop, service] = [await startReceiver(), await startReceiver()];
  world = await startWorld({ service: { notificationApi: service.url } });
  nileUser = token(await signedInUser(world, 'nile-all', world.nile.merchantId));
  viewlessUser = token(await signedInUser(world, 'nile-less', world.nile.merchantId, {}));
});
afterAll(async () => {
  await world.close();
  await Promise.all([shop.close(), service.close()]);
});

const refusal = ({ status, problem }: Answer) => [status, problem.errors[0]?.field, problem.errors[0]?.code];
const add = (changes: object = {}, headers = {}) =>
  world.asOwner('addPackage', { body: { ...packageForm(world.nile), ...changes }, headers });

let orders = 10_000_000;
const newOrderId = () => {
  orders += 1;
  return String(orders);
};
const linkBody = (id: string, changes: object = {}) => ({
  msisdn: newMsisdn(),
  id,
  serviceId: world.nile.service.serviceId,
  orderId: newOrderId(),
  ...changes,
});
const link = (body: object, headers = {}) => world.asCustomer('generatePaymentLink', { body, headers });
const sessionOf = (address: string) => address.split('/').at(-1) ?? '';

test('a package is added, edited and deleted, each with a history entry', async () => {
  const form = packageForm(world.nile, { amount: '0450' });
  const added = await add(form);
  expect(added.body).toEqual({
    ...form,
    amount: '450',
    _id: expect.stringMatching(/^pkg_/),
    serviceName: expect.any(String),
    userTypeId: world.nile.merchantId,
    merchantName: world.nile.name,
    active: true,
    link: { enabled: true, openAmount: false },
    linkAddress: expect.stringContaining('/checkout/via-link/pkg_'),
    createdDate: expect.any(String),
  });
  const params = { id: added.body._id };
  const { callbackUrl: _, ...without } = added.body;
  const edited = await world.asOwner('editPackage', { params, body: { ...without, amount: '475' } });
  expect(edited.body).toEqual({ ...without, amount: '475' });
  expect((await world.asOwner('deletePackage', { params })).status).toBe(204);
  for (const id of ['getPackage', 'deletePackage'] as const)
    expect((await world.asOwner(id, { params })).status).toBe(404);
  const entries = await world.gateway.db
    .selectFrom('audit_entries')
    .select(['action', 'user_type_id'])
    .where('record_id', '=', params.id)
    .orderBy('seq')
    .execute();
  const user_type_id = world.nile.merchantId;
  expect(entries).toEqual(
    ['addPackage', 'editPackage', 'deletePackage'].map((action) => ({ action, user_type_id })),
  );
});

test("rejects a package in a currency that is not its country's", async () => {
  const cases = [{ country: 'Pakistan' }, { country: 'Egypt', currency: 'USD' }];
  for (const changes of cases)
    expect(refusal(await add(changes)).slice(0, 2), JSON.stringify(changes)).toEqual([400, 'currency']);
});

test("a package belongs to its service's merchant, whichever service id is sent", async () => {
  for (const changes of [
    { serviceId: world.nile.service.id },
    { userTypeId: 'Walee' },
    { userTypeId: world.nile.merchantId },
  ]) {
    const { body } = await add(changes);
    expect(body).toMatchObject({
      serviceId: world.nile.service.serviceId,
      userTypeId: world.nile.merchantId,
    });
  }
  expect(refusal(await add({ userTypeId: world.delta.merchantId }))).toEqual([
    400,
    'serviceId',
    'package.otherAccount',
  ]);
});

test.each([
  [{ amount: '0' }, 'amount'],
  [{ amount: '000' }, 'amount'],
  [{ amount: '4.5' }, 'amount'],
  [{ amount: '٤٥٠' }, 'amount'],
  [{ amount: '-450' }, 'amount'],
  [{ amount: 450 }, 'amount'],
  [{ amount: '1234567890123' }, 'amount'],
  [{ currency: 'USD' }, 'currency'],
  [{ currency: 'ABC' }, 'currency'],
  [{ country: 'Atlantis' }, 'country'],
  [{ callbackUrl: 'http://shop.example/hook' }, 'callbackUrl'],
  [{ callbackUrl: 'javascript:alert(1)' }, 'callbackUrl'],
  [{ callbackUrl: 'https://user:secret@shop.example/' }, 'callbackUrl'],
  [{ name: ' x ' }, 'name'],
])('rejects a package with %j and names the field', async (changes, field) => {
  expect(refusal(await add(changes)).slice(0, 2)).toEqual([400, field]);
});

test("an edit cannot change a package's owner or read-only fields", async () => {
  const { id } = await newPackage(world.gateway, world.nile);
  const edit = (changes: object) =>
    world.asOwner('editPackage', { params: { id }, body: { ...packageForm(world.nile), ...changes } });
  for (const [field, value] of Object.entries({
    _id: 'pkg_other',
    userTypeId: world.delta.merchantId,
    active: false,
    createdDate: '2020-01-01T00:00:00.000Z',
  }))
    expect(refusal(await edit({ [field]: value }))).toEqual([400, field, 'read-only']);
  expect((await edit({ serviceId: world.delta.service.serviceId })).status).toBe(404);
  expect(refusal(await edit({ currency: 'USD' }))).toEqual([400, 'currency', 'service.currency']);
});

test('a merchant sees and adds only its own packages', async () => {
  const foreign = await newPackage(world.gateway, world.delta);
  await newPackage(world.gateway, world.nile);
  const { body } = await call(world.backofficeUrl, 'listPackages', {
    headers: nileUser,
    query: '?limit=500',
  });
  expect(new Set(body.data.map(({ userTypeId }) => userTypeId))).toEqual(new Set([world.nile.merchantId]));
  const asNile = async (id: Parameters<typeof call>[1], request: object) => {
    const answer = await call(world.backofficeUrl, id, { headers: nileUser, ...request });
    return [answer.status, answer.problem?.message];
  };
  const params = { id: foreign.id };
  expect(await asNile('editPackage', { params, body: packageForm(world.delta) })).toEqual([
    404,
    'Package not found',
  ]);
  expect(await asNile('deletePackage', { params })).toEqual([404, 'Package not found']);
  const mine = packageForm(world.nile);
  expect(await asNile('addPackage', { body: packageForm(world.delta) })).toEqual([404, 'Service not found']);
  for (const userTypeId of [world.delta.merchantId, 'Walee', 'mer_nobody'])
    expect(await asNile('addPackage', { body: { ...mine, userTypeId } })).toEqual([
      404,
      'Merchant not found',
    ]);
  expect((await asNile('addPackage', { body: mine }))[0]).toBe(200);
});

test('the package list sorts by amount numerically, filters and searches', async () => {
  const word = unique('Sorted').replace(' ', '');
  for (const amount of ['9', '100', '20'])
    await newPackage(world.gateway, world.nile, { name: `${word} ${amount}`, amount });
  const list = async (query: string) =>
    (await world.asOwner('listPackages', { query: `?q=${word.toUpperCase()}&${query}` })).body;
  expect((await list('sort=-amount')).data.map(({ amount }) => amount)).toEqual(['100', '20', '9']);
  expect((await list('country=Pakistan')).total).toBe(0);
  expect((await list('country=Egypt&currency=EGP')).total).toBe(3);
});

describe('getPackage', () => {
  const PUBLIC = [
    'active',
    'amount',
    'country',
    'currency',
    'merchantName',
    'name',
    'openAmount',
    'sandbox',
    'serviceId',
  ];
  const fieldsFor = async (id: string, headers: Record<string, string>, base = world.backofficeUrl) => {
    const answer = await call(base, 'getPackage', { params: { id }, headers });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    return Object.keys(answer.body).sort();
  };

  test('returns all fields to permitted users in scope and the public fields to others', async () => {
    const own = await newPackage(world.gateway, world.nile);
    const foreign = await newPackage(world.gateway, world.delta);
    const shared = PUBLIC.filter((field) => field !== 'openAmount' && field !== 'sandbox');
    const whole = [
      ...shared,
      '_id',
      'callbackUrl',
      'createdDate',
      'link',
      'linkAddress',
      'serviceName',
      'userTypeId',
    ].sort();
    const owner = token(world.ownerToken);
    expect(await fieldsFor(own.id, owner)).toEqual(whole);
    expect(await fieldsFor(own.id, nileUser)).toEqual(whole);
    for (const [id, headers] of [
      [own.id, {}],
      [own.id, viewlessUser],
      [foreign.id, nileUser],
    ] as const)
      expect(await fieldsFor(id, headers)).toEqual(PUBLIC);
    expect(await fieldsFor(own.id, {}, world.checkoutUrl)).toEqual(PUBLIC);
  });

  test('returns 401 for an invalid token', async () => {
    const { id } = await newPackage(world.gateway, world.nile);
    const answer = await call(world.backofficeUrl, 'getPackage', { params: { id }, headers: token('old') });
    expect([answer.status, answer.problem.status]).toEqual([401, 'Invalid-Token']);
  });
});

test('the rate limit for public calls applies to addresses without a token, not to signed-in users', async () => {
  const environment = { PUBLIC_CALLS_PER_MINUTE: '10', PRODUCTS_BASIC: 'shop-client:old-secret-word' };
  const small = await startWorld({ environment });
  try {
    const { id } = await newPackage(small.gateway, small.nile);
    const statuses = async (ask: () => Promise<Answer>) =>
      (await Promise.all(Array.from({ length: 12 }, ask))).map(({ status }) => status).sort();
    const getPackageAs = (headers: Record<string, string>) => () =>
      call(small.backofficeUrl, 'getPackage', { params: { id }, headers });
    expect(await statuses(getPackageAs(token(small.ownerToken)))).toEqual(Array(12).fill(200));
    // The owner's login counts as one of the ten calls.
    expect(await statuses(getPackageAs({}))).toEqual([...Array(9).fill(200), 429, 429, 429]);
    // The limit also counts calls with wrong Basic credentials.
    const guess = await call(small.backofficeUrl, 'listProducts', {
      headers: { authorization: `Basic ${Buffer.from('shop-client:guess').toString('base64')}` },
    });
    expect(guess.status).toBe(429);
  } finally {
    await small.close();
  }
});

describe('a payment link', () => {
  test("opens a session with the package's amount and the customer's number", async () => {
    const row = await newPackage(world.gateway, world.nile, { amount: '475', name: 'اشتراك شهري' });
    const body = linkBody(row.id);
    const { body: answer } = await link({ ...body, msisdn: `+${body.msisdn}` });
    expect(answer).toEqual({
      link: expect.stringMatching(/\/hosted-checkout\/eg\/cs_[2-9a-hj-km-np-z]{27}$/),
      orderId: body.orderId,
    });
    expect(answer.link.startsWith(world.checkoutUrl)).toBe(true);
    expect(await readSession(world, sessionOf(answer.link))).toMatchObject({
      amount: 475,
      currency: 'EGP',
      orderId: body.orderId,
      serviceId: world.nile.service.serviceId,
      msisdn: body.msisdn,
      product: 'اشتراك شهري',
      paymentMethods: ['FawryRef'],
      status: 'open',
    });
  });

  test('keeps its amount when the package changes', async () => {
    const row = await newPackage(world.gateway, world.nile, { amount: '100' });
    const { body } = await link(linkBody(row.id));
    const params = { id: row.id };
    await world.asOwner('editPackage', { params, body: packageForm(world.nile, { amount: '999' }) });
    expect(await readSession(world, sessionOf(body.link))).toMatchObject({ amount: 100 });
    expect((await readSession(world, sessionOf((await link(linkBody(row.id))).body.link))).amount).toBe(999);
  });

  test('rejects an amount or another extra field from the customer', async () => {
    const row = await newPackage(world.gateway, world.nile);
    for (const field of ['amount', 'currency', 'userTypeId'])
      expect(refusal(await link({ ...linkBody(row.id), [field]: '1' })).slice(0, 2)).toEqual([400, field]);
  });

  test("is rejected for another service than the package's", async () => {
    const row = await newPackage(world.gateway, world.nile);
    const other = await newService(world.gateway, world.nile.merchantId);
    const deleted = await newPackage(world.gateway, world.nile);
    await world.asOwner('deletePackage', { params: { id: deleted.id } });
    for (const body of [
      linkBody(row.id, { serviceId: world.delta.service.serviceId }),
      linkBody(row.id, { serviceId: other.service_id }),
      linkBody(row.id, { serviceId: 'nowhere' }),
      linkBody('pkg_nowhere'),
      linkBody(deleted.id),
    ]) {
      const answer = await link(body);
      expect([answer.status, answer.problem.message]).toEqual([404, 'Package not found']);
    }
    expect((await link(linkBody(row.id, { serviceId: world.nile.service.id }))).status).toBe(200);
  });

  test.each(['01', '12345678', 'no number', '0501112233', '+', '+٠'.padEnd(9, '0')])(
    'is rejected for %j, which is no mobile number',
    async (msisdn) => {
      const row = await newPackage(world.gateway, world.nile);
      expect(refusal(await link(linkBody(row.id, { msisdn }))).slice(0, 2)).toEqual([400, 'msisdn']);
    },
  );

  test('is rejected for a blacklisted number in any spelling', async () => {
    const row = await newPackage(world.gateway, world.nile);
    const { msisdn } = await newBlacklisted(world.gateway);
    for (const spelling of [msisdn, `+${msisdn}`, `00${msisdn}`, `0${msisdn.slice(2)}`])
      expect(refusal(await link(linkBody(row.id, { msisdn: spelling })))).toEqual([
        409,
        'msisdn',
        'blacklisted',
      ]);
  });

  test('is rejected while service or merchant is suspended, and the package is shown as inactive', async () => {
    const tenant = await newTenant(world.gateway, unique('Shop'));
    const row = await newPackage(world.gateway, tenant);
    const body = () => linkBody(row.id, { serviceId: tenant.service.serviceId });
    const isActive = async () =>
      (await world.asCustomer('getPackage', { params: { id: row.id } })).body.active;
    const status = (value: string) =>
      world.asOwner('setMerchantStatus', { params: { id: tenant.merchantId }, body: { status: value } });
    expect(await isActive()).toBe(true);
    await status('Inactive');
    expect([await isActive(), ...refusal(await link(body()))]).toEqual([
      false,
      409,
      undefined,
      'package.suspended',
    ]);
    await status('Active');
    await world.asOwner('setServiceStatus', { params: { id: tenant.service.id }, body: { status: false } });
    expect([await isActive(), ...refusal(await link(body()))]).toEqual([
      false,
      409,
      undefined,
      'package.suspended',
    ]);
  });

  test('replaces an order number that the merchant already uses in any service', async () => {
    const row = await newPackage(world.gateway, world.nile);
    const other = await newService(world.gateway, world.nile.merchantId);
    const orderId = newOrderId();
    await newSession(world, { orderId, serviceId: other.service_id });
    const { body } = await link(linkBody(row.id, { orderId }));
    expect(body.orderId).toMatch(/^[1-9]\d{7}$/);
    expect(body.orderId).not.toBe(orderId);
    // Another merchant can use the same order number.
    const foreign = await newPackage(world.gateway, world.delta);
    const serviceId = world.delta.service.serviceId;
    expect((await link(linkBody(foreign.id, { orderId, serviceId }))).body.orderId).toBe(orderId);
  });

  test('gets a different order number for each of twenty concurrent requests', async () => {
    const other = await newService(world.gateway, world.nile.merchantId);
    const first = await newPackage(world.gateway, world.nile);
    const second = await newPackage(world.gateway, {
      ...world.nile,
      service: { id: other.id, serviceId: other.service_id },
    });
    const orderId = newOrderId();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        index % 2 === 0
          ? link(linkBody(first.id, { orderId }))
          : link(linkBody(second.id, { orderId, serviceId: other.service_id })),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    const made = answers.map(({ body }) => body.orderId);
    expect(new Set(made).size).toBe(20);
    expect(made.filter((one) => one === orderId)).toHaveLength(1);
  });

  test('is replayed for the same idempotency key', async () => {
    const row = await newPackage(world.gateway, world.nile);
    const body = linkBody(row.id);
    const headers = { 'idempotency-key': `link-${body.orderId}` };
    const [first, second] = [await link(body, headers), await link(body, headers)];
    expect(second.body).toEqual(first.body);
    expect(second.headers.get('idempotency-replayed')).toBe('true');
  });
});

describe('the webhook of a package payment', () => {
  test("goes to the package's callback address, even after the package is deleted", async () => {
    const row = await newPackage(world.gateway, world.nile, { callbackUrl: shop.url });
    const body = linkBody(row.id);
    const sessionId = sessionOf((await link(body)).body.link);
    await world.asOwner('deletePackage', { params: { id: row.id } });
    const session = { sessionId, serviceId: body.serviceId, orderId: body.orderId };
    const { referenceNumber } = await takeReference(world, session, { customerMobile: body.msisdn });
    await actAtCounter(world, referenceNumber);
    await waitForSessionStatus(world, sessionId, 'paid');
    const [webhook] = await shop.waitForWebhooks(body.orderId, 1);
    expect(webhook?.data).toMatchObject({
      type: 'payment.succeeded',
      data: { sessionId, amount: 450, status: 'SUCCESS' },
    });
    await actAtCounter(world, referenceNumber, 'refund');
    const [, refunded] = await shop.waitForWebhooks(body.orderId, 2);
    expect(refunded?.data.type).toBe('transaction.refunded');
    expect(service.webhooksOf(body.orderId)).toEqual([]);
  });

  test('is not sent for a session that expires before anybody began to pay', async () => {
    const row = await newPackage(world.gateway, world.nile, { callbackUrl: shop.url });
    const sessionId = sessionOf((await link(linkBody(row.id))).body.link);
    const { now } = world.gateway;
    world.gateway.now = () => new Date(Date.now() + 61 * 60_000);
    try {
      await expireSessions(world.gateway);
    } finally {
      world.gateway.now = now;
    }
    await waitForSessionStatus(world, sessionId, 'expired');
    const sent = world.gateway.db.selectFrom('webhook_deliveries').select('type');
    expect(await sent.where('order_key', '=', sessionId).execute()).toEqual([]);
  });

  test('reports an expired payment', async () => {
    const row = await newPackage(world.gateway, world.nile, { callbackUrl: shop.url });
    const body = linkBody(row.id);
    const sessionId = sessionOf((await link(body)).body.link);
    await takeReference(world, { sessionId, serviceId: body.serviceId, orderId: body.orderId });
    const { db, now } = world.gateway;
    const over = { status: 'failed', ended_at: new Date() } as const;
    await db.updateTable('payment_attempts').set(over).where('session_id', '=', sessionId).execute();
    const open = { status: 'open', expires_at: new Date() } as const;
    await db.updateTable('checkout_sessions').set(open).where('id', '=', sessionId).execute();
    world.gateway.now = () => new Date(Date.now() + 61 * 60_000);
    try {
      await expireSessions(world.gateway);
    } finally {
      world.gateway.now = now;
    }
    const [webhook] = await shop.waitForWebhooks(body.orderId, 1);
    expect(webhook?.data.type).toBe('payment.expired');
    expect(service.webhooksOf(body.orderId)).toEqual([]);
  });

  test("goes to the service's address if the package has none", async () => {
    const { callbackUrl: _, ...form } = packageForm(world.nile);
    const { body: made } = await world.asOwner('addPackage', { body: form });
    const body = linkBody(made._id);
    const sessionId = sessionOf((await link(body)).body.link);
    const session = { sessionId, serviceId: body.serviceId, orderId: body.orderId };
    const { referenceNumber } = await takeReference(world, session);
    await actAtCounter(world, referenceNumber);
    await service.waitForWebhooks(body.orderId, 1);
    expect(shop.webhooksOf(body.orderId)).toEqual([]);
  });
});
