import type { KeyScope } from '@daftar/openapi';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { permissionsOf } from '../src/access/permissions.ts';
import { bearer, call, expectProblem, token } from './support/api.ts';
import { failedTransaction, transactionOf } from './support/figures.ts';
import { newApiKey } from './support/keys.ts';
import {
  actAtCounter,
  newSession,
  paidPayment,
  takeReference,
  waitForSessionStatus,
} from './support/payments.ts';
import { FakeProvider, waitForRefund, walletPayment } from './support/refunds.ts';
import { newTenant, newUser, signedInUser, signIn, startWorld, unique, type World } from './support/world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

const read = async (id: string) => (await world.asOwner('getPayment', { params: { id } })).body;
const readAs = (who: string, id: string) =>
  call(world.backofficeUrl, 'getPayment', { params: { id }, headers: token(who) });

test('a payment shows its session, attempt, messages and outcome in order, by either id', async () => {
  const session = await newSession(world);
  const { referenceNumber } = await takeReference(world, session);
  await actAtCounter(world, referenceNumber);
  await waitForSessionStatus(world, session.sessionId, 'paid');
  const { id } = await transactionOf(world, session.sessionId);
  const payment = await read(id);
  expect(payment).toMatchObject({
    ...{ _id: id, sessionId: session.sessionId, orderId: session.orderId, status: 'paid' },
    ...{ amount: 450.5, currency: 'EGP', provider: 'Fawry', method: 'FawryRef', refunds: [] },
    transaction: { _id: id, status: 'Success' },
  });
  const kinds = payment.timeline.map(({ kind }) => kind);
  expect(kinds[0]).toBe('session');
  expect(kinds).toEqual(expect.arrayContaining(['attempt', 'exchange', 'payment']));
  const dates = payment.timeline.map(({ date }) => date);
  expect(dates).toEqual([...dates].sort());
  const [exchange] = payment.timeline.filter(({ kind }) => kind === 'exchange');
  expect(exchange?.log).toMatchObject({ provider: 'fawry', sessionId: session.sessionId });
  expect(await read(session.sessionId)).toEqual(payment);
});

test('a session that nobody has paid is a payment without a transaction', async () => {
  const { sessionId } = await newSession(world, { product: 'Book', msisdn: '+201001234567' });
  const payment = await read(sessionId);
  expect(payment).toMatchObject({ _id: sessionId, status: 'open', product: 'Book', msisdn: '201001234567' });
  expect(payment).not.toHaveProperty('transaction');
  expect(payment.timeline).toHaveLength(1);
});

test('a failed payment of an overdue session is expired before the sweep ends the session', async () => {
  const { db } = world.gateway;
  const { sessionId } = await newSession(world);
  const failed = await failedTransaction(world, 60, world.nile);
  await db.updateTable('transactions').set({ session_id: sessionId }).where('id', '=', failed).execute();
  expect((await read(failed)).status).toBe('open');
  await db
    .updateTable('checkout_sessions')
    .set({ expires_at: new Date(Date.now() - 1000) })
    .where('id', '=', sessionId)
    .execute();
  expect((await read(failed)).status).toBe('expired');
});

test('refunds, corrections and webhooks are steps of the payment', async () => {
  const shop = await newTenant(world.gateway, unique('Steps'), {
    notificationApi: 'https://shop.example/hook',
  });
  const provider = new FakeProvider();
  const real = world.gateway.providerFor;
  provider.install(world.gateway);
  const { id } = await walletPayment(world, 100, shop);
  const asked = await world.asOwner('addRefund', {
    body: { transactionId: id, amount: 40, reason: 'The customer returned it' },
  });
  await waitForRefund(world, asked.body._id, 'succeeded');
  world.gateway.providerFor = real;
  const payment = await read(id);
  expect(payment.refunds).toMatchObject([{ _id: asked.body._id, amount: 40, status: 'succeeded' }]);
  expect(payment.timeline.filter(({ kind }) => kind === 'refund')).toMatchObject([
    { _id: asked.body._id, status: 'succeeded', amount: 40 },
  ]);
  const told = payment.timeline.filter(({ kind }) => kind === 'webhook').map(({ eventType }) => eventType);
  expect(told).toEqual(expect.arrayContaining(['payment.succeeded', 'transaction.refunded']));
  const found = await world.asOwner('listWebhookDeliveries', { query: `?q=${payment.sessionId}` });
  expect(found.body.total).toBe(told.length);

  const failed = await failedTransaction(world, 60, shop);
  const reason = 'The bank says that it was paid';
  await world.asOwner('updateTransactionStatus', { body: { id: failed, status: 'Success', reason } });
  const corrected = await read(failed);
  expect(corrected.status).toBe('paid');
  expect(corrected.timeline.filter(({ kind }) => kind === 'correction')).toMatchObject([
    { entry: { code: 'history.corrected', values: { reason } } },
  ]);
});

test('a merchant reads its own payments without the provider’s messages, and no other’s', async () => {
  const mine = await paidPayment(world, 30);
  const theirs = await paidPayment(world, 30, world.delta);
  const people = await signedInUser(world, unique('pay').replace(' ', '.'), world.nile.merchantId);
  const { body } = await readAs(people, mine);
  expect(body.status).toBe('paid');
  expect(body.timeline.map(({ kind }) => kind)).not.toContain('exchange');
  expectProblem(await readAs(people, theirs), 404);
  expectProblem(await readAs(people, 'txn_nobody'), 404);
});

test('reading a payment needs the permission for reports, and its webhooks need that for services', async () => {
  const shop = await newTenant(world.gateway, unique('Rights'), {
    notificationApi: 'https://shop.example/hook',
  });
  const id = await paidPayment(world, 30, shop);
  const withFlags = async (...flags: string[]) =>
    signIn(
      world,
      await newUser(world, unique('r').replace(' ', '.'), shop.merchantId, permissionsOf(...flags)),
    );
  const kindsFor = async (...flags: string[]) =>
    (await readAs(await withFlags(...flags), id)).body.timeline.map(({ kind }) => kind);
  expect(await kindsFor('Reports.viewAll', 'Services.viewAll')).toContain('webhook');
  expect(await kindsFor('Reports.viewAll')).not.toContain('webhook');
  expectProblem(await readAs(await withFlags('Services.viewAll'), id), 403);
});

test('a carrier sees its own share of the payments that it carries', async () => {
  const shop = await newTenant(world.gateway, unique('Carried'));
  const id = await paidPayment(world, 100, shop);
  const row = await transactionOf(world, id);
  const carrier = await signedInUser(world, unique('c').replace(' ', '.'), world.carrierId);
  const answer = await readAs(carrier, id);
  expect(row.carrier_id).toBe(world.carrierId);
  expect(answer.body.transaction).not.toHaveProperty('merchantShareValue');
  expect(answer.body.timeline.map(({ kind }) => kind)).not.toContain('webhook');
});

test("a key reads its own merchant's payments, and their webhooks only with the scope for webhooks", async () => {
  const shop = await newTenant(world.gateway, unique('Keyed'), {
    notificationApi: 'https://shop.example/hook',
  });
  const [own, foreign] = [await paidPayment(world, 30, shop), await paidPayment(world, 30, world.delta)];
  const readWith = async (id: string, ...scopes: KeyScope[]) => {
    const { secret } = await newApiKey(world, shop, { scopes });
    return call(world.backofficeUrl, 'getPayment', { params: { id }, headers: bearer(secret) });
  };
  const { body } = await readWith(own, 'payments:read');
  expect(body).toMatchObject({ sessionId: own, status: 'paid', amount: 30 });
  const kinds = body.timeline.map(({ kind }) => kind);
  expect(kinds).toEqual(expect.arrayContaining(['session', 'attempt', 'payment']));
  expect(kinds).not.toContain('webhook');
  const whole = await readWith(own, 'payments:read', 'webhooks:read');
  expect(whole.body.timeline.map(({ kind }) => kind)).toContain('webhook');
  expectProblem(await readWith(foreign, 'payments:read'), 404);
});
