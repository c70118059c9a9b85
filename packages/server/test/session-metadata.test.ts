import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refundWire } from '../src/areas/refunds/wire.ts';
import { transactionWire } from '../src/areas/reports/wire.ts';
import { eventually } from './support/eventually.ts';
import { exportedFile, startExport } from './support/exports.ts';
import {
  actAtCounter,
  lastDays,
  newOrder,
  newSession,
  readSession,
  takeReference,
  transactionsOf,
  waitForSessionStatus,
} from './support/payments.ts';
import { expectDescribedWebhooks } from './support/webhooks.ts';
import { startWorld, type World } from './support/world.ts';

const metadata = { cart: '7731', branch: 'الزمالك', 'a.b-c_d': '' };
let world: World;
beforeAll(async () => {
  world = await startWorld({ service: { portalUrl: 'https://shop.example/welcome' } });
  const events = ['payment.succeeded', 'payment.canceled', 'transaction.refunded', 'transaction.corrected'];
  const body = { url: 'https://shop.example/hooks', events, userTypeId: world.nile.merchantId };
  expect((await world.asOwner('addWebhookEndpoint', { body })).status).toBe(200);
});
afterAll(() => world.close());

const create = (changes: object) =>
  world.asServer('createCheckoutSession', { body: newOrder(world.nile, { ...changes }) });

const payloadsOf = async (sessionId: string): Promise<{ type: string; data: { metadata?: object } }[]> => {
  const { rows } = await world.gateway.pool.query(
    "select payload from webhook_deliveries where payload::jsonb->'data'->>'sessionId' = $1 order by created_at",
    [sessionId],
  );
  return rows.map(({ payload }) => (typeof payload === 'string' ? JSON.parse(payload) : payload));
};

/** Pays a session with metadata, and lets the provider refund it. */
async function paidAndRefunded() {
  const session = await newSession(world, { metadata });
  const { referenceNumber } = await takeReference(world, session);
  await actAtCounter(world, referenceNumber);
  await waitForSessionStatus(world, session.sessionId, 'paid');
  await actAtCounter(world, referenceNumber, 'refund');
  await eventually(async () => {
    const types = (await payloadsOf(session.sessionId)).map(({ type }) => type);
    if (!types.includes('transaction.refunded')) throw new Error(`Only ${types}`);
  });
  return session;
}

test('metadata comes back in every event, list and export, and its customer never sees it', async () => {
  const session = await paidAndRefunded();
  const events = await payloadsOf(session.sessionId);
  expect(events.length).toBeGreaterThan(1);
  for (const { type, data } of events) expect([type, data.metadata]).toEqual([type, metadata]);
  await expectDescribedWebhooks(world.gateway);
  const period = { ...lastDays(), country: 'Egypt', currency: 'EGP' };
  const { orderId } = session;
  const isOurs = (row: { orderId: string }) => row.orderId === orderId;
  const report = await world.asOwner('reportTransactions', { body: { ...period, q: orderId } as never });
  const [row] = report.body.data.filter(isOurs);
  const refunds = await world.asOwner('listRefunds', { query: `?q=${orderId}` });
  const requests = await world.asOwner('listCheckoutRequests', {
    body: { ...lastDays(), q: orderId } as never,
  });
  const payment = await world.asOwner('getPayment', { params: { id: row?._id ?? '' } });
  const { body: read } = await world.asServer('retrieveCheckoutSession', {
    params: { id: session.sessionId },
  });
  for (const found of [
    row,
    refunds.body.data.find(isOurs),
    requests.body.data.find(isOurs),
    payment.body,
    read,
  ])
    expect(found).toMatchObject({ metadata });
  expect(await readSession(world, session.sessionId)).not.toHaveProperty('metadata');
  for (const asked of [
    { list: 'transactions', filters: { ...period, q: orderId } },
    { list: 'refunds', filters: { q: orderId } },
    { list: 'checkoutRequests', filters: { ...lastDays(), q: orderId } },
  ]) {
    const { body } = await startExport(world.backofficeUrl, world.ownerToken, { ...asked, format: 'csv' });
    const { bytes } = await exportedFile(world.backofficeUrl, world.ownerToken, body._id);
    expect([asked.list, bytes.toString()]).toEqual([asked.list, expect.stringContaining('الزمالك')]);
  }
});

test("a carrier's users do not see metadata", async () => {
  const session = await newSession(world, { metadata });
  const { referenceNumber } = await takeReference(world, session);
  await actAtCounter(world, referenceNumber);
  await waitForSessionStatus(world, session.sessionId, 'paid');
  const [row] = await transactionsOf(world, session.sessionId);
  if (!row) throw new Error('The payment has no transaction');
  const carrier = { kind: 'user', accountKind: 'carrier' } as never;
  expect(transactionWire(world.gateway, carrier, row)).not.toHaveProperty('metadata');
  const refund = { metadata, created_at: new Date(), amount: '1', order_id: '1' } as never;
  expect(refundWire(refund, carrier)).not.toHaveProperty('metadata');
});

test.each([
  [Object.fromEntries(Array.from({ length: 21 }, (_, index) => [`k${index}`, 'v'])), 'too many pairs'],
  [{ ['k'.repeat(41)]: 'v' }, 'a long name'],
  [{ 'a b': 'v' }, 'a name with a blank'],
  [{ '': 'v' }, 'an empty name'],
  [{ k: 'v'.repeat(501) }, 'a long value'],
  [{ k: 7 }, 'a number'],
  [{ k: { deep: 'v' } }, 'an object'],
  [{ k: '4242424242424242' }, 'a card number'],
  [{ k: 'card 4242 4242 4242 4242, please' }, 'a card number in a text'],
  [{ c4242424242424242: 'v' }, 'a card number as a name'],
  [{ k: 'a\u0007b' }, 'a control character'],
  ['cart=7731', 'a text'],
])('rejects metadata %j: %s', async (wrong: unknown, _why) => {
  const answer = await create({ metadata: wrong });
  expect(answer.status, answer.text).toBe(400);
  expect(answer.problem.errors[0]?.field).toMatch(/^metadata/);
  expect(answer.text).not.toContain('4242424242424242');
});

test('keeps every pair that the contract allows exactly', async () => {
  const name = fc.stringMatching(/^[A-Za-z][A-Za-z_.-]{0,39}$/);
  const value = fc.string({
    unit: fc.constantFrom('a', 'ب', '٣', ' ', '"', '\\', '😀', '<', "'", '%'),
    maxLength: 40,
  });
  await fc.assert(
    fc.asyncProperty(fc.dictionary(name, value, { maxKeys: 20 }), async (pairs) => {
      const { body } = await create({ metadata: pairs });
      const read = await world.asServer('retrieveCheckoutSession', { params: { id: body.sessionId } });
      expect(read.body.metadata ?? {}).toEqual(pairs);
    }),
    { numRuns: 20 },
  );
});

test('the same order with other metadata is another order', async () => {
  const order = newOrder(world.nile, { metadata });
  const first = await world.asServer('createCheckoutSession', { body: order });
  const second = await world.asServer('createCheckoutSession', {
    body: { ...order, metadata: { cart: '8' } },
  });
  expect([first.status, second.status, second.problem.errors[0]?.code]).toEqual([200, 409, 'order-exists']);
});
