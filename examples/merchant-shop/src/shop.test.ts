import { createHmac } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { createShop } from './create-shop.ts';

const KEY = Buffer.from('a secret of the test').toString('base64');
const WEBHOOK_SECRET = `whsec_${KEY}`;
const gatewayCalls: { path: string; body: Record<string, unknown>; key: string | undefined }[] = [];
let refundStatus = 200;
let gateway: Server;
let shopServer: Server;
let shop: ReturnType<typeof createShop>['shop'];
let url = '';

const addressOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const listen = (server: Server) => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

beforeAll(async () => {
  gateway = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk) => {
      text += chunk;
    });
    request.on('end', () => {
      const path = request.url ?? '';
      const key = request.headers['idempotency-key'];
      gatewayCalls.push({ path, body: text ? JSON.parse(text) : {}, key: String(key) });
      const refused = path === '/refunds/add' && refundStatus !== 200;
      response.writeHead(refused ? refundStatus : 200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(refused ? refusal : answers(path)));
    });
  });
  await listen(gateway);
});
beforeEach(async () => {
  gatewayCalls.length = 0;
  refundStatus = 200;
  shopServer?.close();
  const config = readConfig({
    DAFTAR_SECRET_KEY: 'sk_test_1',
    DAFTAR_WEBHOOK_SECRET: WEBHOOK_SECRET,
    DAFTAR_SERVICE_ID: 's1',
    DAFTAR_API_URL: addressOf(gateway),
    OFFICE_PASSWORD: 'open sesame',
  });
  const made = createShop(config);
  shop = made.shop;
  shopServer = made.server;
  await listen(shopServer);
  url = addressOf(shopServer);
});
afterAll(() => {
  gateway.close();
  shopServer.close();
});

const refusal = {
  status: 'Refused',
  message: 'Nothing is left',
  errors: [{ message: 'Nothing is left to refund' }],
  requestId: 'req_1',
};

function answers(path: string): object {
  if (path === '/checkout/sessions')
    return { sessionId: 'cs_1', url: 'https://pay.example.com/hosted-checkout/eg/cs_1', expiresAt: '' };
  return { _id: 'ref_1', status: path === '/refunds/add' ? 'pending' : 'succeeded' };
}

const get = (path: string, headers = {}) => fetch(`${url}${path}`, { headers, redirect: 'manual' });
const post = (path: string, form: Record<string, string>, headers = {}) =>
  fetch(`${url}${path}`, { method: 'POST', body: new URLSearchParams(form), headers, redirect: 'manual' });
const staff = { authorization: `Basic ${Buffer.from('office:open sesame').toString('base64')}` };

async function placeOrder() {
  const { headers } = await post('/buy', { book: 'letters-from-aswan' });
  return (headers.get('location') ?? '').split('/').at(-1) ?? '';
}

let events = 0;
function webhook(type: string, data: object) {
  events += 1;
  const id = `evt_${events}`;
  const time = String(Math.floor(Date.now() / 1000));
  const body = JSON.stringify({ id, type, timestamp: new Date().toISOString(), data });
  const mac = createHmac('sha256', Buffer.from(KEY, 'base64'))
    .update(`${id}.${time}.${body}`)
    .digest('base64');
  const headers = { 'webhook-id': id, 'webhook-timestamp': time, 'webhook-signature': `v1,${mac}` };
  return fetch(`${url}/webhooks`, { method: 'POST', body, headers });
}
const paid = (orderId: string, amount = 185) =>
  webhook('payment.succeeded', {
    ...{ orderId, amount, currency: 'EGP', status: 'SUCCESS', serviceId: 's1' },
    ...{ sessionId: 'cs_1', transactionId: 'txn_1' },
  });

function returnAddress(outcome: Record<string, string>) {
  const signed = new URLSearchParams({ ...outcome, ts: String(Math.floor(Date.now() / 1000)) });
  signed.sort();
  const mac = createHmac('sha256', Buffer.from(KEY, 'base64')).update(signed.toString()).digest('hex');
  return `/return?${signed}&signature=${mac}`;
}

test('a cart keeps books and quantities, counts them and takes prices from the shop’s own list', async () => {
  const first = await post('/cart/add', { book: 'letters-from-aswan' });
  const cookie = () => ({ cookie: (first.headers.get('set-cookie') ?? '').split(';')[0] ?? '' });
  const second = await post('/cart/add', { book: 'a-year-of-sand', price: '1' }, cookie());
  const both = { cookie: (second.headers.get('set-cookie') ?? '').split(';')[0] ?? '' };
  const page = await (await get('/cart', both)).text();
  expect(page).toContain('350.25');
  const order = await post('/checkout', { how: 'redirect' }, both);
  expect(order.headers.get('location')).toBe('https://pay.example.com/hosted-checkout/eg/cs_1');
  expect(gatewayCalls.at(-1)?.body).toMatchObject({ amount: 350.25, currency: 'EGP' });
  expect(order.headers.get('set-cookie')).toContain('cart=;');
});

test.each(['nothing', 'unknown_3', 'letters-from-aswan_0', '<script>_1'])(
  'a cart cookie of %s is an empty cart',
  async (value) => {
    const page = await (await get('/cart', { cookie: `cart=${value}` })).text();
    expect(page).toContain('Your cart is empty');
  },
);

test('an order is paid only when the signed webhook says so', async () => {
  const id = await placeOrder();
  expect(await (await get(`/orders/${id}`)).json()).toMatchObject({ status: 'open' });
  const forged = { method: 'POST', body: '{"type":"payment.succeeded"}' };
  expect((await fetch(`${url}/webhooks`, forged)).status).toBe(400);
  expect((await paid(id)).status).toBe(204);
  expect(await (await get(`/orders/${id}`)).json()).toMatchObject({ status: 'paid', transactionId: 'txn_1' });
});

test('a webhook with another amount pays nothing', async () => {
  const id = await placeOrder();
  expect((await paid(id, 1)).status).toBe(204);
  expect(await (await get(`/orders/${id}`)).json()).toMatchObject({ status: 'open' });
});

test('a signed return with success pays the order and never shows it as waiting', async () => {
  const id = await placeOrder();
  const page = await (await get(returnAddress({ status: 'SUCCESS', orderId: id, amount: '185.00' }))).text();
  expect(page).toContain('Your payment arrived.');
  expect(page).not.toContain('Waiting for your payment');
  expect(await (await get(`/orders/${id}`)).json()).toMatchObject({ status: 'paid' });
});

test('a signed return of a pending payment shows the reference, and hides it once the order is paid', async () => {
  const id = await placeOrder();
  const address = returnAddress({ status: 'PENDING', orderId: id, referenceNumber: '931600239' });
  const before = await (await get(address)).text();
  expect(before).toContain('931600239');
  expect(before).not.toContain('Your payment arrived');
  await paid(id);
  const after = await (await get(address)).text();
  expect(after).toContain('Your payment arrived.');
  expect(after).not.toContain('931600239');
  expect(after).not.toContain('Waiting for your payment');
});

test('a changed or unsigned return address pays nothing', async () => {
  const id = await placeOrder();
  const signed = returnAddress({ status: 'PENDING', orderId: id });
  for (const address of [signed.replace('PENDING', 'SUCCESS'), `/return?status=SUCCESS&orderId=${id}`])
    expect((await get(address)).status).toBe(400);
  expect(await (await get(`/orders/${id}`)).json()).toMatchObject({ status: 'open' });
});

test('the office refunds a paid order once, with the secret key, and shows the result of the refund', async () => {
  const id = await placeOrder();
  await paid(id);
  expect((await get('/office')).status).toBe(401);
  expect((await post('/office/refund', { order: id })).status).toBe(401);
  expect(await (await get('/office', staff)).text()).toContain(`Refund<span class="sr"> order ${id}`);
  expect((await post('/office/refund', { order: id }, staff)).status).toBe(303);
  const [asked] = gatewayCalls.filter(({ path }) => path === '/refunds/add');
  expect(asked?.body).toMatchObject({ transactionId: 'txn_1' });
  expect(asked?.key).toBe(`refund-${id}-first`);
  expect(shop.orders.get(id)?.refund).toBe('pending');
  const office = await (await get('/office', staff)).text();
  expect(office).toContain('Refunded.');
  expect(office).not.toContain('/office/refund');
});

test.each([false, true])(
  'the refund of a second payment leaves the order paid, with its own payment (the second is told first: %s)',
  async (secondFirst) => {
    const id = await placeOrder();
    const common = { orderId: id, amount: 185, currency: 'EGP', serviceId: 's1', sessionId: 'cs_1' };
    const second = { ...common, transactionId: 'txn_2', duplicate: true, status: 'SUCCESS' };
    if (secondFirst) await webhook('payment.late', second);
    await paid(id);
    if (!secondFirst) await webhook('payment.late', second);
    const back = { ...common, transactionId: 'txn_2', refundId: 'ref_9', refundedAmount: 185 };
    await webhook('transaction.refunded', { ...back, status: 'SUCCESS' });
    await webhook('refund.succeeded', { ...back, status: 'SUCCEEDED' });
    expect(shop.orders.get(id)).toMatchObject({
      status: 'paid',
      transactionId: 'txn_1',
      duplicates: ['txn_2'],
    });
    expect(await (await get('/office', staff)).text()).not.toContain('Refunded.');
    await webhook('refund.succeeded', { ...back, transactionId: 'txn_1', status: 'SUCCEEDED' });
    expect(await (await get('/office', staff)).text()).toContain('Refunded.');
  },
);

test('a refund that fails by webhook can be requested again', async () => {
  const id = await placeOrder();
  await paid(id);
  shop.orders.noteRefund(id, 'pending', 'ref_0');
  await webhook('refund.failed', {
    refundId: 'ref_0',
    transactionId: 'txn_1',
    orderId: id,
    status: 'FAILED',
  });
  expect(await (await get('/office', staff)).text()).toContain('The last refund failed.');
  await post('/office/refund', { order: id }, staff);
  expect(gatewayCalls.find(({ path }) => path === '/refunds/add')?.key).toBe(`refund-${id}-ref_0`);
});

test('the office shows why the gateway refuses a refund', async () => {
  const id = await placeOrder();
  await paid(id);
  refundStatus = 409;
  const answer = await post('/office/refund', { order: id }, staff);
  expect(answer.status).toBe(409);
  expect(await answer.text()).toContain('Nothing is left to refund');
});

test('a form sent from another site is refused', async () => {
  const headers = { ...staff, 'sec-fetch-site': 'cross-site' };
  for (const path of ['/buy', '/checkout', '/office/refund'])
    expect((await post(path, { book: 'letters-from-aswan' }, headers)).status).toBe(403);
  expect(gatewayCalls).toEqual([]);
});

test('every page has a strict policy without inline code', async () => {
  const { headers } = await get('/');
  const policy = headers.get('content-security-policy') ?? '';
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).not.toContain('unsafe');
  // Browsers block a form's redirect to another origin otherwise.
  expect(policy).toContain("form-action 'self' http://127.0.0.1:4001");
});
