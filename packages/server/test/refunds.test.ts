import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { pursueRefund } from '../src/areas/refunds/pursue-refund.ts';
import { sweepRefunds } from '../src/areas/refunds/sweep-refunds.ts';
import { type Answer, expectProblem, token } from './support/api.ts';
import { expectSoundBooks } from './support/books.ts';
import { eventually } from './support/eventually.ts';
import { exportedFile, startExport } from './support/exports.ts';
import { asUserOf, payableOf, transactionOf } from './support/figures.ts';
import { newApiKey, newEndpoint } from './support/keys.ts';
import { paidPayment, settlementForm, today } from './support/payments.ts';
import { FakeProvider, later, refundRow, waitForRefund, walletPayment } from './support/refunds.ts';
import { expectDescribedWebhooks } from './support/webhooks.ts';
import { newTenant, startWorld, unique, type World } from './support/world.ts';

let world: World;
let provider: FakeProvider;
beforeAll(async () => {
  world = await startWorld();
});
beforeEach(() => {
  provider = new FakeProvider();
  provider.install(world.gateway);
});
afterEach(() => expectSoundBooks(world.gateway));
afterAll(() => world.close());

const REASON = 'The customer returned it';
const ask = (transactionId: string, amount?: number, headers = {}) =>
  world.asOwner('addRefund', {
    body: { transactionId, reason: REASON, ...(amount !== undefined && { amount }) },
    headers,
  });

function refusedWith(answer: Answer, code: string): void {
  expectProblem(answer, 409);
  expect(answer.problem.errors[0]?.code).toBe(code);
}

async function refunded(transactionId: string, amount?: number) {
  const answer = await ask(transactionId, amount);
  expect(answer.status, answer.text).toBe(200);
  return waitForRefund(world, answer.body._id, 'succeeded');
}

test('a partial refund and a refund of the rest add up exactly to the payment’s parts', async () => {
  const shop = await newTenant(world.gateway, unique('Refunding'));
  const { id } = await walletPayment(world, 450.5, shop);
  const first = await refunded(id, 100.13);
  expect(first).toMatchObject({ amount: '100.130', provider_reference: expect.stringContaining('ref-') });
  const rest = await refunded(id);
  expect(rest.amount).toBe('350.370');
  const { body } = await world.asOwner('getRefund', { params: { id: rest.id } });
  expect(body).toMatchObject({ status: 'succeeded', origin: 'request', requestedBy: expect.any(String) });
  const { carrierShareValue = 0, merchantShareValue = 0, waleeShareValue = 0 } = body;
  expect(carrierShareValue + merchantShareValue + waleeShareValue).toBeCloseTo(350.37, 5);
  expect(await payableOf(world, shop.merchantId)).toBe(0);
  refusedWith(await ask(id), 'refund-nothing-left');
});

test.each([
  ['en', 'Refund', 'Refunded Amount', 'Partly refunded', '"Sum: Refunded Amount, Success, EGP"'],
  ['ar', 'استرداد', 'المبلغ المسترد', 'مُستردة جزئيًا', 'المجموع: المبلغ المسترد، ناجحة، EGP'],
  ['ur', 'ریفنڈ', 'ریفنڈ شدہ رقم', 'جزوی ریفنڈ', 'مجموعہ: ریفنڈ شدہ رقم، کامیاب، EGP'],
])(
  'the export of transactions has the refunds in the language %s',
  async (language, title, amount, part, sum) => {
    const shop = await newTenant(world.gateway, unique('Exported'));
    const { id } = await walletPayment(world, 100, shop);
    await walletPayment(world, 60, shop);
    await refunded(id, 10);
    const days = { dateFrom: today(), dateTo: today(), country: 'Egypt', currency: 'EGP' } as const;
    const { body: made } = await startExport(world.backofficeUrl, world.ownerToken, {
      ...{ list: 'transactions', format: 'csv', columns: 'titles', language },
      filters: { ...days, userTypeId: shop.merchantId, sort: 'amount' },
    });
    const { bytes } = await exportedFile(world.backofficeUrl, world.ownerToken, made._id);
    const [head = '', ...rows] = bytes.toString().split('\r\n');
    const at = [title, amount].map((name) => head.split(',').indexOf(name));
    expect(rows.slice(0, 2).map((row) => at.map((place) => row.split(',')[place]))).toEqual([
      ['', ''],
      [part, '10'],
    ]);
    expect(bytes.toString()).toContain(`${sum},10\r\n`);
  },
);

test('the transaction row has the refunded, the pending and the remaining amount', async () => {
  const shop = await newTenant(world.gateway, unique('Row'));
  const { id } = await walletPayment(world, 100, shop);
  const cash = await paidPayment(world, 60, shop);
  await refunded(id, 10);
  provider.mode = 'accept';
  const pending = await ask(id, 20);
  await waitForRefund(world, pending.body._id, 'pending');
  const days = { dateFrom: today(), dateTo: today(), country: 'Egypt', currency: 'EGP' } as const;
  const { body } = await world.asOwner('reportTransactions', {
    body: { ...days, userTypeId: shop.merchantId },
  });
  const [wallet] = body.data.filter((row) => row._id === id);
  expect(wallet).toMatchObject({ refundedAmount: 10, refundPending: 20, refundable: true });
  const byCash = (await transactionOf(world, cash)).id;
  expect(body.data.find((row) => row._id === byCash)).toMatchObject({
    provider: 'Fawry',
    refundable: false,
    notRefundable: 'refund-impossible',
  });
  refusedWith(await ask(byCash), 'refund-impossible');
});

test('rejects amounts above the rest, amounts with too many decimals and short reasons', async () => {
  const { id } = await walletPayment(world, 100);
  refusedWith(await ask(id, 100.01), 'refund-too-much');
  for (const amount of [0, -1, 1.001, 1e13]) expectProblem(await ask(id, amount), 400);
  expect((await ask(id, 1.001)).problem.message).toBe('Please provide amount with at most 2 decimals');
  for (const reason of ['', 'no', '   ', '...', 'x'.repeat(201)])
    expectProblem(await world.asOwner('addRefund', { body: { transactionId: id, reason } }), 400);
  expectProblem(await ask('txn_nobody'), 404);
  const failed = await walletPayment(world, 50);
  await world.gateway.db
    .updateTable('transactions')
    .set({ attempt_id: null })
    .where('id', '=', failed.id)
    .execute();
  refusedWith(await ask(failed.id), 'refund-impossible');
  await world.gateway.db
    .updateTable('transactions')
    .set({ attempt_id: `att_${failed.sessionId}` })
    .where('id', '=', failed.id)
    .execute();
});

test('a refund at a provider without refunds is rejected before the provider is called', async () => {
  const { id } = await walletPayment(world, 100);
  world.gateway.providerFor = (name) => ({
    name,
    charges: {},
    status: () => Promise.reject(new Error('not asked')),
  });
  const answer = await ask(id);
  refusedWith(answer, 'refund-unsupported');
  expect(answer.problem.message).toContain('Fawry');
});

test('a repeated request with the same idempotency key makes one refund', async () => {
  const { id } = await walletPayment(world, 100);
  const headers = { 'idempotency-key': 'refund-of-one-order' };
  const [first, second] = [await ask(id, 40, headers), await ask(id, 40, headers)];
  expect(second.body._id).toBe(first.body._id);
  expectProblem(await ask(id, 41, headers), 422);
  await waitForRefund(world, first.body._id, 'succeeded');
  expect((await world.asOwner('listRefunds', { query: `?transactionId=${id}` })).body.total).toBe(1);
});

test('a refund stays pending until the provider reports its result, of which the merchant gets an event', async () => {
  const shop = await newTenant(world.gateway, unique('Told'));
  await newEndpoint(world, shop, { events: ['refund.succeeded', 'refund.failed'] });
  const { id } = await walletPayment(world, 100, shop);
  provider.mode = 'accept';
  const good = (await ask(id, 30)).body._id;
  await waitForRefund(world, good, 'pending');
  const bad = (await ask(id, 20)).body._id;
  // The gateway requests a payment's refunds from the provider one after the other.
  expect((await refundRow(world, bad)).status).toBe('requested');
  await provider.end(good, 'succeeded');
  await later(world.gateway, 2, () => pursueRefund(world.gateway, good));
  await waitForRefund(world, good, 'succeeded');
  await waitForRefund(world, bad, 'pending');
  await provider.end(bad, 'failed');
  await later(world.gateway, 4, () => pursueRefund(world.gateway, bad));
  // The sweep may have requested the status at the same moment; then the sweep ends the refund.
  expect(await waitForRefund(world, bad, 'failed')).toMatchObject({ failure: 'Refused later' });
  const told = await world.gateway.db
    .selectFrom('webhook_deliveries')
    .select(['type', 'payload'])
    .where('user_type_id', '=', shop.merchantId)
    .where('type', 'in', ['refund.succeeded', 'refund.failed'])
    .orderBy('created_at')
    .execute();
  expect(told.map(({ type }) => type).sort()).toEqual(['refund.failed', 'refund.succeeded']);
  const [failure] = told.filter(({ type }) => type === 'refund.failed');
  expect(JSON.parse(failure?.payload ?? '{}').data).toMatchObject({
    refundId: bad,
    amount: 20,
    refundedAmount: 30,
    transactionId: id,
    status: 'FAILED',
    reason: 'Refused later',
  });
  refusedWith(await ask(id, 70.01), 'refund-too-much');
});

test('the amount of a refund that the provider rejected can be refunded again', async () => {
  const { id } = await walletPayment(world, 100);
  provider.mode = 'refuse';
  const { body } = await ask(id);
  expect(await waitForRefund(world, body._id, 'failed')).toMatchObject({ failure: '9966 Too old' });
  provider.mode = 'give';
  await refunded(id);
});

test.each([
  ['is killed before the provider hears of it', 'die', 1],
  ['loses the request on its way', 'loseRequest', 1],
  ['loses the response', 'giveAndLoseResponse', 1],
] as const)('a process that %s leads to one refund at the provider', async (_, mode, requests) => {
  const { id, number } = await walletPayment(world, 80);
  provider.mode = mode;
  const { body } = await ask(id);
  await waitForRefund(world, body._id, 'pending');
  provider.mode = 'give';
  // The gateway ignores "unknown refund" for two minutes, because the first request may still arrive.
  await later(world.gateway, 1, () => pursueRefund(world.gateway, body._id));
  await later(world.gateway, 5, () => sweepRefunds(world.gateway));
  await waitForRefund(world, body._id, 'succeeded');
  expect(provider.requests.filter(({ refundNumber }) => refundNumber === body._id)).toHaveLength(requests);
  expect(provider.given(number)).toBe(8000n);
});

/** Waits until the job of a refund has ended. */
const untilNoJob = (refundId: string) =>
  eventually(async () => {
    const { rows } = await world.gateway.pool.query('select 1 from graphile_worker.jobs where key = $1', [
      `ask_refund:${refundId}`,
    ]);
    expect(rows).toEqual([]);
  });

test('a late refusal of the first request does not end a refund that was requested again', async () => {
  const { id, number } = await walletPayment(world, 80);
  const { providerFor } = world.gateway;
  let respond = () => {};
  const held = new Promise<void>((resolve) => {
    respond = resolve;
  });
  let calls = 0;
  world.gateway.providerFor = (name) => {
    const adapter = providerFor(name);
    const refunds = adapter?.refunds;
    if (!adapter || !refunds) return adapter;
    const refund: typeof refunds.refund = async (request) => {
      calls += 1;
      if (calls > 1) return refunds.refund(request);
      await held;
      const result = { outcome: 'refused', code: '9966', description: 'Too old' } as const;
      return { result, exchange: { provider: name, request: {}, response: {} } };
    };
    return { ...adapter, refunds: { ...refunds, refund } };
  };
  provider.mode = 'accept';
  const { body } = await ask(id);
  await eventually(() => expect(calls).toBe(1));
  await later(world.gateway, 5, () => pursueRefund(world.gateway, body._id));
  expect(calls).toBe(2);
  respond();
  await untilNoJob(body._id);
  expect((await refundRow(world, body._id)).status).toBe('pending');
  await provider.end(body._id, 'succeeded');
  await later(world.gateway, 10, () => sweepRefunds(world.gateway));
  await waitForRefund(world, body._id, 'succeeded');
  expect(provider.given(number)).toBe(8000n);
});

test('the sweep requests a refund whose job is lost', async () => {
  const { id } = await walletPayment(world, 80);
  provider.mode = 'accept';
  const { body } = await ask(id);
  await waitForRefund(world, body._id, 'pending');
  await provider.end(body._id, 'succeeded');
  await later(world.gateway, 3, () => sweepRefunds(world.gateway));
  await waitForRefund(world, body._id, 'succeeded');
});

test('a refund after settlement takes the payable below zero, and the next settlement deducts it', async () => {
  const shop = await newTenant(world.gateway, unique('Settled'));
  const { id } = await walletPayment(world, 300, shop);
  const settle = async (revenue: number) => {
    const body = settlementForm(shop.name, revenue, { override: { reason: 'The same day again' } });
    const answer = await world.asOwner('addSettlement', { body });
    expect(answer.status, answer.text).toBe(200);
    return answer.body._id;
  };
  await settle(300);
  const refund = await refunded(id, 100);
  expect(await payableOf(world, shop.merchantId)).toBeLessThan(0);
  await walletPayment(world, 500, shop);
  const second = await settle(400);
  const { body } = await world.asOwner('getRefund', { params: { id: refund.id } });
  expect(body.settlementId).toBe(second);
});

test('a merchant refunds its own payments, up to payable and balance', async () => {
  const shop = await newTenant(world.gateway, unique('Own'));
  const { id } = await walletPayment(world, 300, shop);
  const asMerchant = await asUserOf(world, shop.merchantId);
  const settled = await world.asOwner('addSettlement', { body: settlementForm(shop.name, 300) });
  expect(settled.status, settled.text).toBe(200);
  const asked = (amount: number) =>
    asMerchant('addRefund', { body: { transactionId: id, amount, reason: REASON } });
  refusedWith(await asked(10), 'refund-not-covered');
  await walletPayment(world, 20, shop);
  provider.mode = 'accept';
  expect((await asked(10)).status).toBe(200);
  // The refund of 10, which is already requested, counts, too.
  refusedWith(await asked(15), 'refund-not-covered');
  const other = await walletPayment(world, 300, world.delta);
  expectProblem(await asMerchant('addRefund', { body: { transactionId: other.id, reason: REASON } }), 404);
  expectProblem(
    await asMerchant('closeRefund', {
      params: { id: 'rfd_any' },
      body: { outcome: 'failed', reason: REASON },
    }),
    403,
  );
});

test('a merchant sees every part of its refund but the carrier’s', async () => {
  const shop = await newTenant(world.gateway, unique('Sharing'));
  const { id } = await walletPayment(world, 100, shop);
  const { id: refundId } = await refunded(id, 50);
  const asShop = await asUserOf(world, shop.merchantId);
  const { body } = await asShop('getRefund', { params: { id: refundId } });
  expect(body).toMatchObject({ merchantShareValue: 47.5, waleeShareValue: 2 });
  expect(body).not.toHaveProperty('carrierShareValue');
});

test('a carrier sees its share of a refund and cannot make one', async () => {
  const { id } = await walletPayment(world, 100);
  const { id: refundId } = await refunded(id, 50);
  const asCarrier = await asUserOf(world, world.carrierId);
  const { body } = await asCarrier('getRefund', { params: { id: refundId } });
  expect(body).toMatchObject({ amount: 50, carrierShareValue: 0.5 });
  expect(body).not.toHaveProperty('merchantShareValue');
  expectProblem(await asCarrier('addRefund', { body: { transactionId: id, reason: REASON } }), 404);
});

test('the list of refunds can be filtered, sorted and searched', async () => {
  const shop = await newTenant(world.gateway, unique('Listed'));
  const { id } = await walletPayment(world, 90, shop);
  await refunded(id, 30);
  await refunded(id, 20);
  provider.mode = 'refuse';
  await waitForRefund(world, (await ask(id, 10)).body._id, 'failed');
  const list = async (query: Record<string, string>) => {
    const asked = new URLSearchParams({ userTypeId: shop.merchantId, ...query });
    const { body } = await world.asOwner('listRefunds', { query: `?${asked}` });
    return body.data.map(({ amount }) => amount);
  };
  expect(await list({ sort: 'amount' })).toEqual([10, 20, 30]);
  expect(await list({ status: 'failed' })).toEqual([10]);
  expect(await list({ origin: 'provider' })).toEqual([]);
  expect(await list({ q: shop.name, sort: '-amount', limit: '1' })).toEqual([30]);
  expect(await list({ currency: 'USD' })).toEqual([]);
  const { body } = await world.asOwner('listRefunds', { query: '?limit=1' });
  expect(body.next).toEqual(expect.any(String));
});

test('history, audit chain and logs contain every step of a refund and no secret', async () => {
  const { id, sessionId } = await walletPayment(world, 70);
  const refund = await refunded(id, 70);
  const entries = await world.gateway.db
    .selectFrom('audit_entries')
    .select(['action', 'actor_name'])
    .where('record_id', '=', id)
    .orderBy('seq')
    .execute();
  expect(entries.map(({ action }) => action)).toEqual(['addRefund', 'payment.refunded']);
  expect(refund.reason).toBe(REASON);
  const logged = await world.gateway.db
    .selectFrom('checkout_logs')
    .select('id')
    .where('session_id', '=', sessionId)
    .execute();
  expect(logged.length).toBeGreaterThan(0);
});

test('an unsigned-in caller and a wrong token are refused', async () => {
  const body = { transactionId: 'txn_any', reason: REASON };
  expectProblem(await world.asOwner('addRefund', { body, headers: token('nonsense') }), 401);
});

test('a key with the scope makes refunds up to payable and balance, and reads their results', async () => {
  const shop = await newTenant(world.gateway, unique('Keyed'));
  const { id } = await walletPayment(world, 90, shop);
  const body = { transactionId: id, amount: 30, reason: REASON };
  const reader = await newApiKey(world, shop, { scopes: ['payments:read'] });
  expectProblem(await world.asServer('addRefund', { body }, reader.secret), 403);
  const writer = await newApiKey(world, shop, { scopes: ['refunds:write', 'payments:read'] });
  const answer = await world.asServer('addRefund', { body }, writer.secret);
  expect(answer.status, answer.text).toBe(200);
  await waitForRefund(world, answer.body._id, 'succeeded');
  const read = await world.asServer('getRefund', { params: { id: answer.body._id } }, reader.secret);
  expect(read.body).toMatchObject({ status: 'succeeded', requestedBy: expect.stringContaining('Key') });
  expectProblem(await world.asServer('addRefund', { body: { ...body, amount: 60.01 } }, writer.secret), 409);
  const other = await walletPayment(world, 50, world.delta);
  expectProblem(
    await world.asServer('addRefund', { body: { ...body, transactionId: other.id } }, writer.secret),
    404,
  );
  const close = { params: { id: answer.body._id }, body: { outcome: 'failed', reason: REASON } };
  expectProblem(await world.asServer('closeRefund', close, writer.secret), 403);
});

test('the contract describes every webhook that was sent', () => expectDescribedWebhooks(world.gateway));
