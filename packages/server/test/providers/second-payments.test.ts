import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { askAttempt, searchOrders } from '../../src/areas/checkout/public.ts';
import { createFawry } from '../../src/providers/fawry/fawry.ts';
import { sandboxCredentials } from '../../src/providers/registry.ts';
import { expectSoundBooks } from '../support/books.ts';
import { eventually } from '../support/eventually.ts';
import { newSession, transactionsOf, waitForSessionStatus } from '../support/payments.ts';
import { waitForRefund } from '../support/refunds.ts';
import { newTenant, type Tenant, unique } from '../support/world.ts';
import { ids, journeysOf } from './journey-list.ts';
import { type ReceivingShops, type Session, startReceivingShops } from './shops.ts';
import { attemptOf, fawryOrder, sendFawry, sendMonty, sendPaymob, sendPaytabs } from './signed-notices.ts';

let world: ReceivingShops;
let fawryShop: Tenant;
let providerFor: ReceivingShops['gateway']['providerFor'];
beforeAll(async () => {
  world = await startReceivingShops();
  ({ providerFor } = world.gateway);
  fawryShop = await newTenant(world.gateway, unique('Shop'), {
    ...{ notificationApi: world.receiver.url, paymentMethods: ['Credit Card'] },
  });
});
afterEach(() => {
  world.gateway.providerFor = providerFor;
  return expectSoundBooks(world.gateway);
});
afterAll(() => world.close());

const journey = (provider: string) => {
  const found = journeysOf(() => world).find((one) => one.provider === provider && one.name === 'card');
  if (!found) throw new Error(`No journey at ${provider}`);
  return found;
};

/** Starts a payment of 100, without paying it. */
async function begun(provider: string): Promise<Session> {
  if (provider === 'Fawry') return begunAtFawry();
  const session = await world.order(provider, { amount: 100 });
  await journey(provider).start(session);
  return session;
}

/** Starts a payment of 100 with a card at Fawry, whose form is ours. */
async function begunAtFawry(): Promise<Session> {
  const session = await newSession(world, { amount: 100 }, fawryShop);
  const body = {
    ...{ ...ids(session), customerName: 'Nora Abdallah', customerMobile: '201012345678' },
    ...{
      paymentMethod: 'CARD',
      cardNumber: '4242424242424242',
      cardExpiryMonth: '05',
      cardExpiryYear: '29',
      cvv: '123',
    },
  };
  expect((await world.asCustomer('startCardPayment', { body })).status).toBe(200);
  return session;
}

/** Returns Fawry's status of an attempt's order, read from a signed response about its payment `reference`. */
async function askFawry(session: Session, reference: string) {
  const attempt = await attemptOf(world, session);
  const answer = () => Promise.resolve(Response.json(fawryOrder(attempt, reference)));
  const { merchant_ref_number: merchantRefNumber } = attempt;
  return createFawry({ baseUrl: 'https://fawry.example', ...sandboxCredentials.fawry, fetch: answer }).status(
    {
      ...{ merchantRefNumber, amount: { currency: 'EGP', minor: 10_000n } },
    },
  );
}

/** Returns the transactions of a session, oldest first, with the provider's ids of their payments. */
async function paymentsOf({ sessionId }: Session) {
  return world.gateway.db
    .selectFrom('transactions')
    .innerJoin('payment_attempts', 'payment_attempts.id', 'transactions.attempt_id')
    .select(['transactions.id', 'transactions.status', 'duplicate', 'amount', 'currency', 'refunded_amount'])
    .select(['payment_attempts.provider_reference', 'payment_attempts.merchant_ref_number'])
    .where('transactions.session_id', '=', sessionId)
    .orderBy('transactions.created_at')
    .orderBy('duplicate')
    .execute();
}

const eventsOf = (session: Session, type: string) =>
  world.receiver.webhooksOf(session.orderId).filter(({ data }) => data.type === type);

/** Makes a provider call each payment of an order paid with the amount. */
function callPaid(name: string, amount: number): void {
  world.gateway.providerFor = (asked) => {
    const provider = providerFor(asked);
    if (provider?.name !== name) return provider;
    return {
      ...provider,
      status: async ({ providerReference = 'first', amount: { currency } }) => ({
        status: { state: 'paid', amount: { currency, minor: BigInt(amount * 100) }, providerReference },
        exchange: { provider: name, request: {}, response: {} },
      }),
    };
  };
}

const twice: [string, (session: Session, which: 1 | 2) => Promise<number>, string, string][] = [
  [
    'Paymob',
    (session, which) => sendPaymob(world, session, { id: 700_000_000 + which, amount_cents: 10_000 }),
    '700000001',
    '700000002',
  ],
  [
    'Paytab',
    (session, which) => sendPaytabs(world, session, which === 1 ? {} : { tran_ref: 'TST2016700000002' }),
    '',
    'TST2016700000002',
  ],
  [
    'Monty',
    (session, which) =>
      sendMonty(world, session, { id: `pay-${which}`, type: 'sale', order_status: 'settled' }),
    'pay-1',
    'pay-2',
  ],
  ['Fawry', (session, which) => sendFawry(world, session, `96345567${which}`), '963455671', '963455672'],
];

test.each(twice)(
  'a second paid transaction of an order at %s is a payment of its own, once, and can be refunded',
  async (provider, send, firstReference, secondReference) => {
    const session = await begun(provider);
    if (provider === 'Monty') callPaid('Monty', 100);
    expect(await send(session, 1)).toBe(200);
    await waitForSessionStatus(world, session.sessionId, 'paid');
    expect(await send(session, 2)).toBe(200);
    await eventually(async () => expect(await paymentsOf(session)).toHaveLength(2));
    expect(await Promise.all([send(session, 2), send(session, 1), send(session, 2)])).toEqual([
      200, 200, 200,
    ]);
    const [first, second, ...more] = await paymentsOf(session);
    expect(more).toEqual([]);
    expect(first).toMatchObject({ status: 'Success', duplicate: false });
    if (firstReference) expect(first?.provider_reference).toBe(firstReference);
    expect(second).toMatchObject({ status: 'Success', duplicate: true, provider_reference: secondReference });
    const late = await eventually(() => {
      const [event, ...others] = eventsOf(session, 'payment.late');
      expect(others).toEqual([]);
      return event ?? Promise.reject(new Error('No event'));
    });
    expect(late.data.data).toMatchObject({ duplicate: true, transactionId: second?.id, amount: 100 });
    const page = await world.asOwner('getPayment', { params: { id: second?.id ?? '' } });
    expect(page.body).toMatchObject({
      status: 'paid',
      transaction: { _id: second?.id, duplicate: true, refundable: true },
    });
  },
);

test('the refund of a second payment is requested for its own transaction', async () => {
  const session = await begun('Paymob');
  await sendPaymob(world, session, { id: 710_000_001, amount_cents: 10_000 });
  await sendPaymob(world, session, { id: 710_000_002, amount_cents: 10_000 });
  const [first, second] = await paymentsOf(session);
  const asked: unknown[] = [];
  world.gateway.providerFor = (name) => {
    const provider = providerFor(name);
    const refunds = provider?.refunds;
    if (!provider || !refunds) return provider;
    const refund: typeof refunds.refund = async ({ payment, amount }) => {
      asked.push([payment.providerReference, amount.minor]);
      const exchange = { provider: name, request: {}, response: {} };
      return { result: { outcome: 'succeeded', providerReference: '710000003' }, exchange };
    };
    return { ...provider, refunds: { ...refunds, refund } };
  };
  const { body } = await world.asOwner('addRefund', {
    body: { transactionId: second?.id ?? '', reason: 'Paid twice' },
  });
  await waitForRefund(world, body._id, 'succeeded');
  expect(asked).toEqual([['710000002', 10_000n]]);
  expect((await paymentsOf(session)).map((row) => row.refunded_amount)).toEqual(['0.000', '100.000']);
  // Paymob's own callback about this refund tells nothing new.
  const child = { has_parent_transaction: true, is_refund: true, parent_transaction: 710_000_002 };
  expect(await sendPaymob(world, session, { id: 710_000_003, amount_cents: 10_000, ...child })).toBe(200);
  expect(first?.refunded_amount).toBe('0.000');
  expect((await paymentsOf(session)).map((row) => row.refunded_amount)).toEqual(['0.000', '100.000']);
});

test('a second payment of another amount is stored with its own amount', async () => {
  const session = await begun('Paymob');
  await sendPaymob(world, session, { id: 720_000_001, amount_cents: 10_000 });
  await sendPaymob(world, session, { id: 720_000_002, amount_cents: 4_000 });
  await sendPaymob(world, session, { id: 720_000_002, amount_cents: 4_000 });
  expect(await paymentsOf(session)).toMatchObject([
    { amount: '100.000', duplicate: false },
    { amount: '40.000', duplicate: true, provider_reference: '720000002' },
  ]);
});

test('a payment of another amount is kept when the order is then paid by another transaction', async () => {
  const session = await begun('Paymob');
  await sendPaymob(world, session, { id: 730_000_001, amount_cents: 4_000 });
  expect(await paymentsOf(session)).toEqual([]);
  await sendPaymob(world, session, { id: 730_000_002, amount_cents: 10_000 });
  expect(await paymentsOf(session)).toMatchObject([
    { amount: '100.000', duplicate: false, provider_reference: '730000002' },
    { amount: '40.000', duplicate: true, provider_reference: '730000001' },
  ]);
});

test('a declined transaction after a paid one changes nothing', async () => {
  const session = await begun('Paymob');
  await sendPaymob(world, session, { id: 740_000_001, amount_cents: 10_000 });
  expect(await sendPaymob(world, session, { id: 740_000_002, amount_cents: 10_000, success: false })).toBe(
    200,
  );
  expect(await paymentsOf(session)).toHaveLength(1);
  expect(await waitForSessionStatus(world, session.sessionId, 'paid')).toBeDefined();
});

test('a declined transaction of a cart does not end the payment of another one', async () => {
  const session = await begun('Paytab');
  const declined = { tran_ref: 'TST2016700000009', payment_result: { response_status: 'D' } };
  expect(await sendPaytabs(world, session, declined)).toBe(200);
  expect((await attemptOf(world, session)).status).toBe('pending');
});

test('a status that lists two paid transactions of a cart stores both', async () => {
  const session = await begun('Paytab');
  world.gateway.providerFor = (name) => {
    const provider = providerFor(name);
    const amount = { currency: 'AED', minor: 10_000n } as const;
    const status: NonNullable<typeof provider>['status'] = async () => ({
      status: {
        ...{ state: 'paid', amount, providerReference: 'TST2016700000011' },
        others: [{ amount, providerReference: 'TST2016700000012' }],
      },
      exchange: { provider: name, request: {}, response: {} },
    });
    return provider && { ...provider, status };
  };
  const { merchant_ref_number: number } = await attemptOf(world, session);
  await askAttempt(world.gateway, { number });
  const rows = await paymentsOf(session);
  expect(rows.map((row) => [row.provider_reference, row.duplicate])).toEqual([
    ['TST2016700000011', false],
    ['TST2016700000012', true],
  ]);
});

test('a message of Paymob whose order can be read as two of ours is refused', async () => {
  const session = await begun('Paymob');
  const other = await begun('Paymob');
  const { provider_charge } = await attemptOf(world, session);
  await world.gateway.db
    .updateTable('payment_attempts')
    .set({ provider_charge: `${provider_charge}30` })
    .where('session_id', '=', other.sessionId)
    .execute();
  expect(await sendPaymob(world, session, { id: 750_000_001, amount_cents: 10_000 })).toBe(404);
  expect(await transactionsOf(world, other.sessionId)).toEqual([]);
});

test.each(['Paymob', 'Paytab', 'Monty', 'Fawry'] as const)(
  'a second payment at %s whose notice was lost is found by the search of its order, once',
  async (name) => {
    const session = await begun(name);
    const currency = name === 'Paymob' || name === 'Fawry' ? 'EGP' : 'AED';
    const amount = { currency, minor: 10_000n } as const;
    /** The provider lists the order's last payment to whoever asks by our number. */
    let last = 'LOST00001';
    world.gateway.providerFor = (asked) => {
      const provider = providerFor(asked);
      const exchange = { provider: asked, request: {}, response: {} };
      const status: NonNullable<typeof provider>['status'] = async (keys) => ({
        status: { state: 'paid', amount, providerReference: keys.providerReference ?? last },
        exchange,
      });
      return provider && { ...provider, status: name === 'Fawry' ? () => askFawry(session, last) : status };
    };
    const { merchant_ref_number: number } = await attemptOf(world, session);
    await askAttempt(world.gateway, { number });
    const { search_at, id } = await attemptOf(world, session);
    expect(search_at?.getTime()).toBeGreaterThan(Date.now() + 3_000_000);
    last = 'LOST00002';
    await searchOrders(world.gateway);
    expect(await paymentsOf(session)).toHaveLength(1);
    const due = () =>
      world.gateway.db
        .updateTable('payment_attempts')
        .set({ search_at: new Date() })
        .where('id', '=', id)
        .execute();
    for (let times = 0; times < 2; times += 1) {
      await due();
      await searchOrders(world.gateway);
    }
    expect(await paymentsOf(session)).toMatchObject([
      { duplicate: false, provider_reference: 'LOST00001' },
      { duplicate: true, provider_reference: 'LOST00002' },
    ]);
    expect((await attemptOf(world, session)).search_at).toBeNull();
    await eventually(() => {
      expect(eventsOf(session, 'payment.late')).toHaveLength(1);
      return Promise.resolve();
    });
  },
);

test('an order whose provider gives no usable response is searched again later, and not for ever', async () => {
  const session = await begun('Paymob');
  await sendPaymob(world, session, { id: 760_000_001, amount_cents: 10_000 });
  const { id } = await attemptOf(world, session);
  const due = (changes: { ended_at?: Date } = {}) =>
    world.gateway.db
      .updateTable('payment_attempts')
      .set({ search_at: new Date(), ...changes })
      .where('id', '=', id)
      .execute();
  world.gateway.providerFor = (asked) => {
    const provider = providerFor(asked);
    const exchange = { provider: asked, request: {}, response: {} };
    const status = { state: 'unknown', reason: 'timed out' } as const;
    return provider && { ...provider, status: async () => ({ status, exchange }) };
  };
  await due();
  await searchOrders(world.gateway);
  expect((await attemptOf(world, session)).search_at?.getTime()).toBeGreaterThan(Date.now());
  await due({ ended_at: new Date(Date.now() - 72 * 3_600_000) });
  await searchOrders(world.gateway);
  expect((await attemptOf(world, session)).search_at).toBeNull();
  expect(await paymentsOf(session)).toHaveLength(1);
});
