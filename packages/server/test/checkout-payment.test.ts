import { createHmac } from 'node:crypto';
import { fawryNotificationMessage, returnSignatureMessage } from '@daftar/domain';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { expireSessions, sweepAttempts } from '../src/areas/checkout/sessions/expire.ts';
import type { ChargeRequest } from '../src/providers/charge.ts';
import { fawrySignature } from '../src/providers/fawry/fawry-signature.ts';
import { sandboxCredentials } from '../src/providers/registry.ts';
import { expectSoundBooks } from './support/books.ts';
import { eventually } from './support/eventually.ts';
import {
  actAtCounter,
  newSession,
  readSession,
  referenceBody,
  takeReference,
  transactionsOf,
  waitForSessionStatus,
} from './support/payments.ts';
import { type Received, startReceiver } from './support/receiver.ts';
import { expectDescribedWebhooks } from './support/webhooks.ts';
import { newService, newTenant, startWorld, unique, type World } from './support/world.ts';

let world: World;
let shop: Awaited<ReturnType<typeof startReceiver>>;
const clock = () => new Date();

beforeAll(async () => {
  shop = await startReceiver();
  world = await startWorld({
    service: { notificationApi: shop.url, portalUrl: 'https://shop.example/welcome' },
  });
});
afterEach(() => {
  world.gateway.now = clock;
});
afterAll(async () => {
  await world.close();
  await shop.close();
});

const requestReference = (body: object, headers: Record<string, string> = {}) =>
  world.asCustomer('requestReferenceNumber', { body, headers });

const attemptsOf = (sessionId: string) =>
  world.gateway.db
    .selectFrom('payment_attempts')
    .selectAll()
    .where('session_id', '=', sessionId)
    .orderBy('created_at')
    .execute();

const statusOf = (merchantRefNumber: string) =>
  world.asCustomer('getPaymentStatus', { body: { referanceNumber: merchantRefNumber } });

/** Computes a webhook's signature as Standard Webhooks defines it. */
function signatureOf({ headers, body }: Received, secret: string): string {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const message = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
  return `v1,${createHmac('sha256', key).update(message).digest('base64')}`;
}

function expectSignedReturn(address: string | undefined, secret: string): Record<string, string> {
  const params = Object.fromEntries(new URL(address ?? '').searchParams);
  const { signature, ...signed } = params;
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  expect(signature).toBe(createHmac('sha256', key).update(returnSignatureMessage(signed)).digest('hex'));
  return signed;
}

test('a paid reference ends the session, books the transaction and sends a signed webhook', async () => {
  const session = await newSession(world, { amount: 450.5, product: 'A book', msisdn: '01012345678' });
  const reference = await takeReference(world, session);
  expect(reference.referenceNumber).toMatch(/^\d+$/);
  expect(await readSession(world, session.sessionId)).toMatchObject({
    status: 'pending',
    reference: { referenceNumber: reference.referenceNumber },
  });
  const hours =
    (Date.parse((await readSession(world, session.sessionId)).expiresAt) - Date.now()) / 3_600_000;
  expect(Math.round(hours)).toBe(24);
  await actAtCounter(world, reference.referenceNumber);
  const paid = await waitForSessionStatus(world, session.sessionId, 'paid');
  expect(expectSignedReturn(paid.returnUrl, world.nile.webhookSecret)).toMatchObject({
    status: 'SUCCESS',
    orderId: session.orderId,
    amount: '450.50',
  });
  expect(paid.returnUrl).toMatch(/^https:\/\/shop\.example\/welcome\?/);
  expect(await transactionsOf(world, session.sessionId)).toMatchObject([
    {
      status: 'Success',
      amount: '450.500',
      carrier_share_value: '4.510',
      merchant_share_value: '427.970',
      walee_share_value: '18.020',
      net_amount: '445.990',
      product_name: 'A book',
      msisdn: '201012345678',
    },
  ]);
  const [webhook] = await shop.waitForWebhooks(session.orderId, 1);
  if (!webhook) throw new Error('No webhook');
  expect(webhook.data).toMatchObject({
    type: 'payment.succeeded',
    data: { orderId: session.orderId, amount: 450.5, currency: 'EGP', status: 'SUCCESS' },
  });
  expect(String(webhook.headers['webhook-signature']).split(' ')).toContain(
    signatureOf(webhook, world.nile.webhookSecret),
  );
  expect(Math.abs(Number(webhook.headers['webhook-timestamp']) - Date.now() / 1000)).toBeLessThan(60);
});

test('repeated and concurrent submits get the same reference number', async () => {
  const session = await newSession(world);
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => requestReference(referenceBody(session))),
  );
  const later = await requestReference(referenceBody(session));
  const numbers = new Set([...answers, later].map(({ body }) => body.referenceNumber));
  expect([...answers, later].map(({ status }) => status)).toEqual(Array(11).fill(200));
  expect(numbers.size).toBe(1);
  expect(await attemptsOf(session.sessionId)).toHaveLength(1);
});

test('rejects a reference for a session, order and service that do not belong together', async () => {
  const session = await newSession(world);
  const other = await newSession(world, {}, world.delta);
  for (const changes of [
    { serviceId: world.delta.service.serviceId },
    { orderId: other.orderId },
    { sid: world.delta.service.serviceId },
    { sessionId: 'cs_nowhere' },
    { sessionId: other.sessionId },
  ]) {
    const answer = await requestReference(referenceBody(session, changes));
    expect([changes, answer.status]).toEqual([changes, 404]);
  }
  expect(await attemptsOf(session.sessionId)).toEqual([]);
  expect((await requestReference(referenceBody(session, { sid: session.serviceId }))).status).toBe(200);
});

test('a charge that the provider rejects returns its code, fails the attempt and leaves the session open', async () => {
  const session = await newSession(world);
  const refused = await requestReference(referenceBody(session, { customerMobile: '201012349901' }));
  expect([refused.status, refused.problem.errors[0]?.code]).toEqual([409, '9901']);
  expect(await readSession(world, session.sessionId)).toMatchObject({ status: 'open', errors: [] });
  expect(await attemptsOf(session.sessionId)).toMatchObject([{ status: 'failed' }]);
  expect(await transactionsOf(world, session.sessionId)).toMatchObject([{ status: 'Failed' }]);
  const again = await takeReference(world, session);
  await actAtCounter(world, again.referenceNumber);
  await waitForSessionStatus(world, session.sessionId, 'paid');
  const rows = await transactionsOf(world, session.sessionId);
  expect(rows.map(({ status }) => status).sort()).toEqual(['Failed', 'Success']);
});

test('a submit during an outage of the provider gets 503 with Retry-After, and the next submit reuses the attempt', async () => {
  const session = await newSession(world);
  const down = await requestReference(referenceBody(session, { customerMobile: '201012340500' }));
  expect(down.status).toBe(503);
  expect(Number(down.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await readSession(world, session.sessionId)).toMatchObject({ status: 'pending' });
  expect((await requestReference(referenceBody(session))).status).toBe(200);
  expect(await attemptsOf(session.sessionId)).toHaveLength(1);
});

test('after a lost response of the provider, a status request finds the charge, without a second one', async () => {
  const session = await newSession(world);
  const answer = await requestReference(referenceBody(session, { customerMobile: '201012340415' }));
  expect(answer.status).toBe(200);
  const [attempt] = await attemptsOf(session.sessionId);
  expect(attempt).toMatchObject({ status: 'pending', reference_number: answer.body.referenceNumber });
});

test('a submit gets 503 when the provider times out, and the next submit finds the reference number', async () => {
  const session = await newSession(world);
  const { providerFor } = world.gateway;
  world.gateway.providerFor = (name) => {
    const provider = providerFor(name);
    const reference = provider?.charges.reference;
    if (!provider || !reference) return provider;
    const charges = {
      ...provider.charges,
      reference: async (request: ChargeRequest) => {
        // The provider makes the charge, but its response is lost.
        const { exchange } = await reference(request);
        return { result: { outcome: 'unknown', reason: 'No answer in time' } as const, exchange };
      },
    };
    return { ...provider, charges };
  };
  try {
    expect((await requestReference(referenceBody(session))).status).toBe(503);
  } finally {
    world.gateway.providerFor = providerFor;
  }
  const second = await requestReference(referenceBody(session));
  expect(second.status).toBe(200);
  await actAtCounter(world, second.body.referenceNumber);
  await waitForSessionStatus(world, session.sessionId, 'paid');
});

test('a callback that is sent twice books one payment', async () => {
  const session = await newSession(world);
  const { referenceNumber } = await takeReference(world, session, { customerMobile: '201012340002' });
  await actAtCounter(world, referenceNumber);
  await waitForSessionStatus(world, session.sessionId, 'paid');
  await eventually(async () => {
    const { rows } = await world.gateway.pool.query(
      "select count(*)::int as n from checkout_logs where session_id = $1 and request ->> 'notice' is not null",
      [session.sessionId],
    );
    expect(rows[0]?.n).toBe(1);
  });
  expect(await transactionsOf(world, session.sessionId)).toHaveLength(1);
  await shop.waitForWebhooks(session.orderId, 1);
  expect(shop.webhooksOf(session.orderId)).toHaveLength(1);
});

/** Sends a notice of 450.50 EGP with Fawry's genuine signature. */
function sendGenuine(merchantRefNumber: string, fawryRefNumber: string, orderStatus = 'PAID') {
  const signed = {
    ...{ fawryRefNumber, merchantRefNumber, paymentAmount: '450.50', orderAmount: '450.50' },
    ...{ orderStatus, paymentMethod: 'PAYATFAWRY', paymentRefrenceNumber: '129871204' },
  };
  const messageSignature = fawrySignature(
    fawryNotificationMessage(signed, sandboxCredentials.fawry.secureKey),
  );
  const body = { ...signed, paymentAmount: 450.5, orderAmount: 450.5, messageSignature };
  return world.asCustomer('receiveProviderCallback', { params: { provider: 'fawry' }, body });
}

test('five concurrent callbacks book one payment, and later statuses do not change it', async () => {
  const session = await newSession(world);
  const { referenceNumber, merchantRefNumber } = await takeReference(world, session);
  const sendCallback = (status: string) => sendGenuine(merchantRefNumber, referenceNumber, status);
  const answers = await Promise.all(Array.from({ length: 5 }, () => sendCallback('PAID')));
  const later = ['PAID', 'EXPIRED', 'CANCELED', 'UNPAID', 'FAILED', 'PARTIAL_REFUNDED'];
  for (const status of later) answers.push(await sendCallback(status));
  expect(answers.map(({ status }) => status)).toEqual(Array(5 + later.length).fill(200));
  expect(await readSession(world, session.sessionId)).toMatchObject({ status: 'paid' });
  expect(await transactionsOf(world, session.sessionId)).toMatchObject([{ status: 'Success' }]);
  const { rows } = await world.gateway.pool.query(
    "select response from checkout_logs where session_id = $1 and response ->> 'state' = 'unknown'",
    [session.sessionId],
  );
  // A partial refund has no signed amount, so it is logged but not booked.
  expect(rows).toEqual([{ response: { state: 'unknown', reason: "Order status 'PARTIAL_REFUNDED'" } }]);
  await shop.waitForWebhooks(session.orderId, 1);
  expect(shop.webhooksOf(session.orderId)).toHaveLength(1);
});

test('a genuine callback of an unknown number changes nothing, and one of another charge of our order pays it', async () => {
  const session = await newSession(world);
  const { referenceNumber, merchantRefNumber } = await takeReference(world, session);
  const other = referenceNumber === '700000001' ? '700000002' : '700000001';
  expect((await sendGenuine(`9${merchantRefNumber.slice(2)}0`, referenceNumber)).status).toBe(404);
  expect(await readSession(world, session.sessionId)).toMatchObject({ status: 'pending' });
  expect(await transactionsOf(world, session.sessionId)).toEqual([]);
  expect((await sendGenuine(merchantRefNumber, other)).status).toBe(200);
  expect(await readSession(world, session.sessionId)).toMatchObject({ status: 'paid' });
  expect((await sendGenuine(merchantRefNumber, referenceNumber)).status).toBe(200);
  const payments = await transactionsOf(world, session.sessionId);
  expect(payments.map(({ duplicate }) => duplicate).sort()).toEqual([false, true]);
});

test('a forged callback changes nothing, and the genuine one after it books the payment', async () => {
  const session = await newSession(world);
  const { referenceNumber, merchantRefNumber } = await takeReference(world, session);
  const forged = {
    fawryRefNumber: referenceNumber,
    merchantRefNumber,
    paymentAmount: 450.5,
    orderAmount: 450.5,
    orderStatus: 'PAID',
    paymentMethod: 'PAYATFAWRY',
    paymentRefrenceNumber: '1',
    messageSignature: 'a'.repeat(64),
  };
  for (const body of [forged, { ...forged, messageSignature: '' }, {}]) {
    const answer = await world.asCustomer('receiveProviderCallback', { params: { provider: 'fawry' }, body });
    expect([answer.status, answer.problem.status]).toEqual([401, 'Invalid-Signature']);
  }
  expect(await readSession(world, session.sessionId)).toMatchObject({ status: 'pending' });
  const unknown = await world.asCustomer('receiveProviderCallback', {
    params: { provider: 'nobody' },
    body: {},
  });
  expect(unknown.status).toBe(404);
  await actAtCounter(world, referenceNumber);
  await waitForSessionStatus(world, session.sessionId, 'paid');
});

test('a status request finds a payment whose callback was lost', async () => {
  const session = await newSession(world);
  const reference = await takeReference(world, session, { customerMobile: '201012340001' });
  const at = Date.now();
  world.gateway.now = () => new Date(at);
  expect((await statusOf(reference.merchantRefNumber)).body.orderStatus).toBe('UNPAID');
  await actAtCounter(world, reference.referenceNumber);
  // The gateway requests a status at most every two seconds.
  expect((await statusOf(reference.merchantRefNumber)).body.orderStatus).toBe('UNPAID');
  world.gateway.now = () => new Date(at + 3000);
  const status = await statusOf(reference.merchantRefNumber);
  expect(status.body).toMatchObject({ orderStatus: 'PAID', paymentAmount: 450.5 });
  expect(expectSignedReturn(status.body.returnUrl, world.nile.webhookSecret).status).toBe('SUCCESS');
  expect(await transactionsOf(world, session.sessionId)).toMatchObject([{ status: 'Success' }]);
});

test('the sweep job finds a payment whose callback was lost', async () => {
  const session = await newSession(world);
  const reference = await takeReference(world, session, { customerMobile: '201012340001' });
  await actAtCounter(world, reference.referenceNumber);
  world.gateway.now = () => new Date(Date.now() + 61_000);
  await sweepAttempts(world.gateway);
  expect(await readSession(world, session.sessionId)).toMatchObject({ status: 'paid' });
});

test('ignores a payment status that the browser sends', async () => {
  const session = await newSession(world);
  await takeReference(world, session);
  const answer = await world.asCustomer('updateCardStatus', {
    body: {
      serviceId: session.serviceId,
      orderId: session.orderId,
      orderStatus: 'PAID',
      statusCode: 200,
      paymentAmount: 450.5,
      signature: 'f'.repeat(64),
    },
  });
  expect(answer.body).toMatchObject({ orderStatus: 'UNPAID' });
  expect(await transactionsOf(world, session.sessionId)).toEqual([]);
});

test("updateCardStatus accepts every field of the return address's query and ignores its status", async () => {
  const session = await newSession(world);
  await takeReference(world, session);
  const query =
    'type=ChargeResponse&referenceNumber=7738291045&orderAmount=450.5&paymentAmount=450.5&fawryFees=0&orderStatus=PAID' +
    '&paymentMethod=PayUsingCC&paymentTime=1795259109000&cardLastFourDigits=4242&customerName=&customerProfileId=' +
    '&authNumber=831000&signature=8d969eef&taxes=0&shippingFees=0&statusCode=200&expirationTime=1795345509000' +
    '&statusDescription=Operation%20done%20successfully&basketPayment=false';
  const returnQuery = Object.fromEntries(new URLSearchParams(query));
  const { serviceId, orderId } = session;
  const answer = await world.asCustomer('updateCardStatus', { body: { ...returnQuery, serviceId, orderId } });
  expect([answer.status, answer.body]).toEqual([200, { orderStatus: 'UNPAID' }]);
});

test("a payment of another amount than the session's stays pending", async () => {
  const session = await newSession(world);
  const reference = await takeReference(world, session, { customerMobile: '201012340005' });
  await actAtCounter(world, reference.referenceNumber);
  world.gateway.now = () => new Date(Date.now() + 3000);
  expect((await statusOf(reference.merchantRefNumber)).body.orderStatus).toBe('UNPAID');
  expect(await readSession(world, session.sessionId)).toMatchObject({ status: 'pending' });
  expect(await transactionsOf(world, session.sessionId)).toEqual([]);
});

test('a fee that the customer pays on top does not change the booked amount', async () => {
  const session = await newSession(world);
  const reference = await takeReference(world, session, { customerMobile: '201012340006' });
  await actAtCounter(world, reference.referenceNumber);
  await waitForSessionStatus(world, session.sessionId, 'paid');
  expect(await transactionsOf(world, session.sessionId)).toMatchObject([{ amount: '450.500' }]);
});

test('a payment after the session expired is booked and marked late', async () => {
  const session = await newSession(world);
  const reference = await takeReference(world, session);
  await world.gateway.db
    .updateTable('checkout_sessions')
    .set({ expires_at: new Date(Date.now() - 1000) })
    .where('id', '=', session.sessionId)
    .execute();
  await actAtCounter(world, reference.referenceNumber, 'expire');
  await waitForSessionStatus(world, session.sessionId, 'expired');
  const [failed] = await transactionsOf(world, session.sessionId);
  expect(failed?.status).toBe('Failed');
  await actAtCounter(world, reference.referenceNumber);
  await waitForSessionStatus(world, session.sessionId, 'paid');
  const rows = await transactionsOf(world, session.sessionId);
  expect(rows.map(({ id, status }) => [id, status])).toEqual([[failed?.id, 'Success']]);
  const row = await world.gateway.db
    .selectFrom('checkout_sessions')
    .select('late')
    .where('id', '=', session.sessionId)
    .executeTakeFirstOrThrow();
  expect(row.late).toBe(true);
  const webhooks = await shop.waitForWebhooks(session.orderId, 2);
  expect(webhooks.map(({ data }) => data.type)).toEqual(['payment.expired', 'payment.late']);
});

test('a cancelled reference leaves the session open for another reference', async () => {
  const session = await newSession(world);
  const first = await takeReference(world, session);
  await actAtCounter(world, first.referenceNumber, 'cancel');
  await waitForSessionStatus(world, session.sessionId, 'open');
  const second = await takeReference(world, session);
  expect(second.referenceNumber).not.toBe(first.referenceNumber);
  expect((await shop.waitForWebhooks(session.orderId, 1))[0]?.data.type).toBe('payment.failed');
});

test('a paid or expired session accepts no payment', async () => {
  const paid = await newSession(world);
  const { referenceNumber } = await takeReference(world, paid);
  await actAtCounter(world, referenceNumber);
  await waitForSessionStatus(world, paid.sessionId, 'paid');
  const again = await requestReference(referenceBody(paid));
  expect([again.status, again.problem.errors[0]?.code]).toEqual([409, 'order-paid']);
  const expired = await newSession(world);
  world.gateway.now = () => new Date(Date.now() + 61 * 60_000);
  const late = await requestReference(referenceBody(expired));
  expect([late.status, late.problem.errors[0]?.code]).toEqual([409, 'session-expired']);
  await expireSessions(world.gateway);
  world.gateway.now = clock;
  expect(await readSession(world, expired.sessionId)).toMatchObject({ status: 'expired' });
  expect((await shop.waitForWebhooks(expired.orderId, 1))[0]?.data).toMatchObject({
    type: 'payment.expired',
  });
});

test('rejects a method that the session does not offer, and a service that was suspended meanwhile', async () => {
  const service = await newService(world.gateway, world.nile.merchantId, {
    paymentMethods: ['FawryRef', 'MWallet'],
  });
  const only = await newSession(world, { serviceId: service.service_id, paymentMethods: ['MWallet'] });
  expect((await requestReference(referenceBody(only))).status).toBe(400);
  const session = await newSession(world, { serviceId: service.service_id });
  await world.asOwner('setServiceStatus', { params: { id: service.id }, body: { status: false } });
  const answer = await requestReference(referenceBody(session));
  expect([answer.status, answer.problem.errors[0]?.code]).toEqual([409, 'service-suspended']);
});

test('an inactive merchant accepts no new payment, but references issued before can be paid', async () => {
  const shop = await newTenant(world.gateway, unique('Shop'));
  const [pending, late] = [await newSession(world, {}, shop), await newSession(world, {}, shop)];
  const { referenceNumber } = await takeReference(world, pending);
  await world.gateway.db
    .updateTable('merchants')
    .set({ status: 'Inactive' })
    .where('id', '=', shop.merchantId)
    .execute();
  const answer = await requestReference(referenceBody(late));
  expect([answer.status, answer.problem.errors[0]?.code]).toEqual([409, 'service-suspended']);
  expect((await readSession(world, late.sessionId)).errors).toMatchObject([{ code: 'service-suspended' }]);
  // A repeated submit gets the same reference, and a reload shows it.
  expect((await takeReference(world, pending)).referenceNumber).toBe(referenceNumber);
  expect(await readSession(world, pending.sessionId)).toMatchObject({
    ...{ status: 'pending', errors: [], reference: { referenceNumber } },
  });
  await actAtCounter(world, referenceNumber);
  expect(await waitForSessionStatus(world, pending.sessionId, 'paid')).toMatchObject({ errors: [] });
  const again = await requestReference(referenceBody(pending));
  expect(again.problem.errors[0]?.code).toBe('order-paid');
});

test("a webhook that the merchant's server does not accept is sent again with the same id", async () => {
  shop.answers.push(500);
  const session = await newSession(world);
  const { referenceNumber } = await takeReference(world, session);
  await actAtCounter(world, referenceNumber);
  const [first, second] = await shop.waitForWebhooks(session.orderId, 2);
  expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
  expect(second?.body).toBe(first?.body);
  await eventually(async () => {
    const row = await world.gateway.db
      .selectFrom('webhook_deliveries')
      .select(['status', 'attempts'])
      .where('event_id', '=', String(first?.headers['webhook-id']))
      .executeTakeFirst();
    expect(row).toEqual({ status: 'delivered', attempts: 2 });
  });
});

test('a webhook after a secret rotation is signed with both secrets', async () => {
  const rotated = await world.asOwner('rotateMerchantKey', {
    params: { id: world.delta.merchantId },
    body: { kind: 'token' },
  });
  const session = await newSession(world, {}, world.delta);
  const { referenceNumber } = await takeReference(world, session);
  await actAtCounter(world, referenceNumber);
  const paid = await waitForSessionStatus(world, session.sessionId, 'paid');
  const [webhook] = await shop.waitForWebhooks(session.orderId, 1);
  if (!webhook) throw new Error('No webhook');
  const signatures = String(webhook.headers['webhook-signature']).split(' ');
  expect(signatures).toContain(signatureOf(webhook, rotated.body.secret));
  expect(signatures).toContain(signatureOf(webhook, world.delta.webhookSecret));
  expectSignedReturn(paid.returnUrl, rotated.body.secret);
});

test('returns 404 for an unknown payment', async () => {
  expect((await statusOf('12345678901234567890123456')).status).toBe(404);
  const body = { serviceId: world.nile.service.serviceId, orderId: 'never-was' };
  expect((await world.asCustomer('updateCardStatus', { body })).status).toBe(404);
});

test('an idempotency key replays a success, does not store an error, and returns 422 for another body', async () => {
  const session = await newSession(world);
  const headers = { 'idempotency-key': `key-${session.sessionId}` };
  const refused = await requestReference(referenceBody(session, { customerMobile: '201012349946' }), headers);
  expect(refused.status).toBe(409);
  const first = await requestReference(referenceBody(session), headers);
  expect([first.status, first.headers.get('idempotency-replayed')]).toEqual([200, null]);
  const again = await requestReference(referenceBody(session), headers);
  expect(again.body).toEqual(first.body);
  expect(again.headers.get('idempotency-replayed')).toBe('true');
  const other = await newSession(world);
  expect((await requestReference(referenceBody(other), headers)).status).toBe(422);
});

test('the books are sound after all checkout payment tests', () => expectSoundBooks(world.gateway));

test('the contract describes every webhook that was sent', () => expectDescribedWebhooks(world.gateway));
