import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { sweepRefunds } from '../../src/areas/refunds/sweep-refunds.ts';
import { expectSoundBooks } from '../support/books.ts';
import { eventually } from '../support/eventually.ts';
import { payableOf, transactionOf } from '../support/figures.ts';
import { readSession, transactionsOf, waitForSessionStatus } from '../support/payments.ts';
import { later, waitForRefund } from '../support/refunds.ts';
import { journeysOf } from './journey-list.ts';
import { type ReceivingShops, type Session, startReceivingShops } from './shops.ts';
import { attemptOf, sendMonty, sendPaymob, sendPaytabs } from './signed-notices.ts';

let world: ReceivingShops;
let providerFor: ReceivingShops['gateway']['providerFor'];
beforeAll(async () => {
  world = await startReceivingShops();
  ({ providerFor } = world.gateway);
});
afterEach(() => {
  world.gateway.providerFor = providerFor;
  return expectSoundBooks(world.gateway);
});
afterAll(() => world.close());

/** Starts a payment of 100 at a provider. */
async function begun(provider: string): Promise<Session> {
  const session = await world.order(provider, { amount: 100 });
  const journey = journeysOf(() => world).find((one) => one.provider === provider && one.name === 'card');
  await journey?.start(session);
  return session;
}

let nextId = 800_000_000;
const newId = () => {
  nextId += 10;
  return nextId;
};

/** Pays an order of 100 by a notice; returns the provider's id of the payment. */
async function paid(provider: 'Paymob' | 'Paytab') {
  const session = await begun(provider);
  const id = newId();
  const sent =
    provider === 'Paymob'
      ? await sendPaymob(world, session, { id, amount_cents: 10_000 })
      : await sendPaytabs(world, session, {});
  expect(sent).toBe(200);
  await waitForSessionStatus(world, session.sessionId, 'paid');
  const { provider_reference } = await attemptOf(world, session);
  return { session, id, reference: provider_reference ?? '' };
}

const refundsOf = async ({ sessionId }: Session) =>
  world.gateway.db
    .selectFrom('refunds')
    .select(['amount', 'status', 'origin', 'provider_reference', 'is_dispute'])
    .where('session_id', '=', sessionId)
    .orderBy('created_at')
    .execute();

/** Makes a provider refund each request at once, and keeps the requested amounts. */
function giveAtOnce(name: string): bigint[] {
  const asked: bigint[] = [];
  world.gateway.providerFor = (which) => {
    const provider = providerFor(which);
    const refunds = provider?.refunds;
    if (provider?.name !== name || !refunds) return provider;
    const refund: typeof refunds.refund = async ({ amount }) => {
      asked.push(amount.minor);
      const exchange = { provider: name, request: {}, response: {} };
      return { result: { outcome: 'succeeded', providerReference: String(newId()) }, exchange };
    };
    return { ...provider, refunds: { ...refunds, refund } };
  };
  return asked;
}

const child = (parent: number, changes: object = {}) => ({
  has_parent_transaction: true,
  parent_transaction: parent,
  ...changes,
});

test('two partial refunds in Paymob’s dashboard are booked with their amounts and ids, and the rest is the right rest', async () => {
  const { session, id } = await paid('Paymob');
  const [one, two] = [newId(), newId()];
  for (const [refund, cents] of [
    [one, 3000],
    [two, 2000],
    [one, 3000],
  ] as const)
    expect(await sendPaymob(world, session, { id: refund, amount_cents: cents, ...child(id) })).toBe(200);
  expect(await refundsOf(session)).toMatchObject([
    { amount: '30.000', status: 'succeeded', origin: 'provider', provider_reference: String(one) },
    { amount: '20.000', status: 'succeeded', origin: 'provider', provider_reference: String(two) },
  ]);
  const told = await eventually(() => {
    const events = world.receiver
      .webhooksOf(session.orderId)
      .filter(({ data }) => data.type === 'transaction.refunded');
    expect(events).toHaveLength(2);
    return events;
  });
  expect(told.map(({ data }) => data.data.refundedAmount)).toEqual([30, 50]);
  const asked = giveAtOnce('Paymob');
  const { id: transactionId } = await transactionOf(world, session.sessionId);
  const { body } = await world.asOwner('addRefund', { body: { transactionId, reason: 'The rest' } });
  await waitForRefund(world, body._id, 'succeeded');
  expect(asked).toEqual([5000n]);
  expect((await transactionOf(world, session.sessionId)).refunded_amount).toBe('100.000');
});

test.each(['Paymob', 'Paytab'] as const)(
  'a refund in the portal of %s after one of ours is booked, and the notice of ours is not booked again',
  async (provider) => {
    const { session, id, reference } = await paid(provider);
    giveAtOnce(provider);
    const { id: transactionId } = await transactionOf(world, session.sessionId);
    const { body } = await world.asOwner('addRefund', {
      body: { transactionId, amount: 40, reason: 'Damaged' },
    });
    const own = await waitForRefund(world, body._id, 'succeeded');
    const send = (refund: string, amount: number) =>
      provider === 'Paymob'
        ? sendPaymob(world, session, { id: Number(refund), amount_cents: amount * 100, ...child(id) })
        : sendPaytabs(world, session, {
            ...{ tran_ref: refund, previous_tran_ref: reference, tran_type: 'Refund', cart_id: '' },
            ...{ cart_amount: String(amount), tran_total: String(amount) },
          });
    const theirs = String(newId());
    for (const sent of [
      await send(own.provider_reference ?? '', 40),
      await send(theirs, 50),
      await send(theirs, 50),
    ])
      expect(sent).toBe(200);
    expect((await transactionOf(world, session.sessionId)).refunded_amount).toBe('90.000');
    expect((await refundsOf(session)).map(({ provider_reference }) => provider_reference)).toEqual([
      own.provider_reference,
      theirs,
    ]);
  },
);

test.each([
  ['in the same currency', { tran_currency: 'AED', tran_total: '30.00' }],
  ['in dollars', { tran_currency: 'USD', tran_total: '8.17' }],
  ['without a total', { tran_currency: '', tran_total: '' }],
])('a refund of a part at PayTabs %s is booked in the payment’s currency', async (_name, total) => {
  const { session, reference } = await paid('Paytab');
  const sent = await sendPaytabs(world, session, {
    ...{ tran_ref: `TST${newId()}`, previous_tran_ref: reference, tran_type: 'Refund', cart_id: '' },
    ...{ cart_currency: 'AED', cart_amount: '30.00', ...total },
  });
  expect(sent).toBe(200);
  expect(await refundsOf(session)).toMatchObject([{ amount: '30.000', status: 'succeeded' }]);
  expect((await transactionOf(world, session.sessionId)).refunded_amount).toBe('30.000');
});

test.each(['Paymob', 'Paytab'] as const)('a void at %s gives the whole payment back', async (provider) => {
  const { session, id, reference } = await paid(provider);
  const sent =
    provider === 'Paymob'
      ? await sendPaymob(world, session, {
          ...{ id: newId(), amount_cents: 10_000 },
          ...child(id, { is_void: true }),
        })
      : await sendPaytabs(world, session, {
          ...{ tran_ref: `TST${newId()}`, previous_tran_ref: reference, tran_type: 'Void', cart_id: '' },
        });
  expect(sent).toBe(200);
  expect(await transactionOf(world, session.sessionId)).toMatchObject({ refunded_amount: '100.000' });
  expect(await refundsOf(session)).toHaveLength(1);
});

/** Makes Paymob respond with this status to every request. */
function statusOf(status: object): void {
  world.gateway.providerFor = (name) => {
    const provider = providerFor(name);
    const exchange = { provider: name, request: {}, response: {} };
    return provider && { ...provider, status: async () => ({ status: status as never, exchange }) };
  };
}

test('the voided original of Paymob and its void are one refund, in both orders', async () => {
  const amount = { currency: 'EGP', minor: 10_000n };
  for (const isOriginalFirst of [true, false]) {
    const { session, id } = await paid('Paymob');
    statusOf({ state: 'failed', reason: 'Voided at Paymob', refunded: amount });
    const original = () => sendPaymob(world, session, { id, amount_cents: 10_000, is_voided: true });
    const void_ = { id: newId(), amount_cents: 10_000, ...child(id, { is_void: true }) };
    if (isOriginalFirst) expect(await original()).toBe(200);
    expect(await sendPaymob(world, session, void_)).toBe(200);
    if (!isOriginalFirst) expect(await original()).toBe(200);
    world.gateway.providerFor = providerFor;
    expect(await refundsOf(session)).toMatchObject([
      { amount: '100.000', status: 'succeeded', provider_reference: String(void_.id) },
    ]);
  }
});

test('a total that Paymob states is booked once, also when the refunds’ own notices come later', async () => {
  const { session, id } = await paid('Paymob');
  const refunded = { currency: 'EGP', minor: 5_000n };
  const amount = { currency: 'EGP', minor: 10_000n };
  statusOf({ state: 'paid', amount, providerReference: String(id), refunded });
  expect(await sendPaymob(world, session, { id, amount_cents: 10_000, is_refunded: true })).toBe(200);
  for (const cents of [3000, 2000])
    expect(await sendPaymob(world, session, { id: newId(), amount_cents: cents, ...child(id) })).toBe(200);
  expect((await transactionOf(world, session.sessionId)).refunded_amount).toBe('50.000');
});

test('money that is only authorised at Paymob is pending, and its capture pays the order once', async () => {
  const session = await begun('Paymob');
  const id = newId();
  const authorised = { id, amount_cents: 10_000, is_auth: true };
  expect(await sendPaymob(world, session, authorised)).toBe(200);
  expect(await readSession(world, session.sessionId)).toMatchObject({ status: 'pending' });
  const { rows } = await world.gateway.pool.query(
    "select response ->> 'reason' as reason from checkout_logs where session_id = $1 and response ->> 'state' = 'pending'",
    [session.sessionId],
  );
  expect(rows).toEqual([{ reason: 'Authorised at Paymob, not captured' }]);
  statusOf({
    ...{ state: 'paid', amount: { currency: 'EGP', minor: 10_000n }, providerReference: String(id) },
  });
  const capture = { id: newId(), amount_cents: 10_000, ...child(id, { is_capture: true }) };
  expect(await sendPaymob(world, session, capture)).toBe(200);
  await waitForSessionStatus(world, session.sessionId, 'paid');
  expect(await sendPaymob(world, session, { ...authorised, is_capture: true })).toBe(200);
  expect(await sendPaymob(world, session, capture)).toBe(200);
  expect(await transactionsOf(world, session.sessionId)).toHaveLength(1);
  expect(await refundsOf(session)).toEqual([]);
});

test('a capture of less than the order’s amount does not pay it, and tells staff what was received', async () => {
  const session = await begun('Paymob');
  const id = newId();
  await sendPaymob(world, session, { id, amount_cents: 10_000, is_auth: true });
  statusOf({ state: 'paid', amount: { currency: 'EGP', minor: 6_000n }, providerReference: String(id) });
  await sendPaymob(world, session, { id: newId(), amount_cents: 6_000, ...child(id, { is_capture: true }) });
  await eventually(async () =>
    expect(await readSession(world, session.sessionId)).toMatchObject({
      ...{ status: 'pending', receivedAmount: 60 },
    }),
  );
});

test('a void of an authorisation ends the payment as failed, without a refund', async () => {
  const session = await begun('Paymob');
  const id = newId();
  await sendPaymob(world, session, { id, amount_cents: 10_000, is_auth: true });
  statusOf({ state: 'failed', reason: 'Voided at Paymob' });
  const void_ = { id: newId(), amount_cents: 10_000, ...child(id, { is_void: true }) };
  expect(await sendPaymob(world, session, void_)).toBe(200);
  expect((await attemptOf(world, session)).status).toBe('failed');
  expect(await refundsOf(session)).toEqual([]);
});

test('a payment of another currency is told to staff, as one of another amount is', async () => {
  const session = await begun('Paytab');
  expect(await sendPaytabs(world, session, { tran_currency: 'USD', tran_total: '27.23' })).toBe(200);
  expect(await readSession(world, session.sessionId)).toMatchObject({
    ...{ status: 'pending', receivedAmount: 27.23, receivedCurrency: 'USD' },
  });
  const paymob = await begun('Paymob');
  expect(await sendPaymob(world, paymob, { id: newId(), amount_cents: 10_000, currency: 'USD' })).toBe(200);
  expect(await readSession(world, paymob.sessionId)).toMatchObject({
    ...{ status: 'pending', receivedAmount: 100, receivedCurrency: 'USD' },
  });
});

test('a chargeback at MontyPay is a dispute: in the refunds, the history and the books', async () => {
  const session = await begun('Monty');
  const amount = { currency: 'AED', minor: 10_000n };
  statusOf({ state: 'paid', amount, providerReference: 'pay-1', refunded: { currency: 'AED', minor: 0n } });
  const send = (type: string) => sendMonty(world, session, { id: 'pay-1', type, order_status: 'settled' });
  await send('sale');
  await waitForSessionStatus(world, session.sessionId, 'paid');
  expect([await send('chargeback'), await send('chargeback')]).toEqual([200, 200]);
  expect(await refundsOf(session)).toMatchObject([{ status: 'open', is_dispute: true, amount: null }]);
  const { body } = await world.asOwner('listRefunds', { query: '?status=open' });
  const { id } = await transactionOf(world, session.sessionId);
  const dispute = body.data.find(({ transactionId }) => transactionId === id);
  expect(dispute).toMatchObject({ dispute: true });
  const closing = { outcome: 'succeeded', amount: 100, reason: 'The statement of MontyPay' } as const;
  await world.asOwner('closeRefund', { params: { id: dispute?._id ?? '' }, body: closing });
  const { rows } = await world.gateway.pool.query(
    "select memo from ledger_entries where event = 'refund' and memo->>'transaction' = $1",
    [id],
  );
  expect(rows).toMatchObject([{ memo: { dispute: true, amount: '100.00' } }]);
  const history = await world.gateway.pool.query(
    "select description from audit_entries where kind = 'transaction' and record_id = $1 order by seq",
    [id],
  );
  expect(history.rows.map(({ description }) => description).join('\n')).toContain('(dispute)');
});

test('a pending refund whose provider says nothing needs a person after an hour, once', async () => {
  const { session } = await paid('Paymob');
  world.gateway.providerFor = (name) => {
    const provider = providerFor(name);
    const refunds = provider?.refunds;
    if (!provider || !refunds) return provider;
    const exchange = { provider: name, request: {}, response: {} };
    const result = { outcome: 'unknown', reason: 'timed out' } as const;
    const silent = {
      refund: async () => ({ result, exchange }),
      refundStatus: async () => ({ result: { state: 'unknown', reason: 'No answer' } as const, exchange }),
    };
    return { ...provider, refunds: { ...refunds, ...silent } };
  };
  const { id: transactionId } = await transactionOf(world, session.sessionId);
  const { body } = await world.asOwner('addRefund', {
    body: { transactionId, amount: 40, reason: 'Damaged' },
  });
  await waitForRefund(world, body._id, 'pending');
  await eventually(async () =>
    expect((await waitForRefund(world, body._id, 'pending')).asked_at).not.toBeNull(),
  );
  for (const minutes of [70, 200]) await later(world.gateway, minutes, () => sweepRefunds(world.gateway));
  const seen = await world.asOwner('getRefund', { params: { id: body._id } });
  expect(seen.body).toMatchObject({ status: 'pending', needsPerson: true });
  const { rows } = await world.gateway.pool.query(
    "select count(*)::int as n from audit_entries where action = 'payment.refundStuck' and record_id = $1",
    [transactionId],
  );
  expect(rows).toEqual([{ n: 1 }]);
});

test('a stated total decides our lost refund and one of the provider together', async () => {
  const { session, id } = await paid('Paymob');
  const amount = { currency: 'EGP', minor: 10_000n } as const;
  world.gateway.providerFor = (name) => {
    const provider = providerFor(name);
    const refunds = provider?.refunds;
    if (!provider || !refunds) return provider;
    const exchange = { provider: name, request: {}, response: {} };
    const refunded = { currency: 'EGP', minor: 5_000n } as const;
    return {
      ...provider,
      status: async () => ({
        status: { state: 'paid', amount, providerReference: String(id), refunded },
        exchange,
      }),
      refunds: {
        ...refunds,
        refund: async () => ({ result: { outcome: 'unknown', reason: 'timed out' } as const, exchange }),
        refundStatus: async () => ({ result: { state: 'stated', refunded } as const, exchange }),
      },
    };
  };
  const { id: transactionId } = await transactionOf(world, session.sessionId);
  const { body } = await world.asOwner('addRefund', {
    body: { transactionId, amount: 40, reason: 'Damaged' },
  });
  await waitForRefund(world, body._id, 'pending');
  await later(world.gateway, 5, () => sweepRefunds(world.gateway));
  await waitForRefund(world, body._id, 'succeeded');
  expect(await refundsOf(session)).toMatchObject([
    { amount: '40.000' },
    { amount: '10.000', origin: 'provider' },
  ]);
  const { merchantId } = await merchantOf(session);
  expect(await payableOf(world, merchantId)).toBeGreaterThan(0);
});

const merchantOf = async ({ sessionId }: Session) => ({
  merchantId: (await transactionOf(world, sessionId)).user_type_id,
});
