import { fromMajor } from '@daftar/domain';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { findSession, keysOf } from '../../src/areas/checkout/public.ts';
import { sweepRefunds } from '../../src/areas/refunds/sweep-refunds.ts';
import { expectSoundBooks } from '../support/books.ts';
import { eventually } from '../support/eventually.ts';
import { transactionOf } from '../support/figures.ts';
import { waitForSessionStatus } from '../support/payments.ts';
import { later, waitForRefund } from '../support/refunds.ts';
import { unique } from '../support/world.ts';
import { journeysOf } from './journey-list.ts';
import { type ShopWorld, startShops } from './shops.ts';

let world: ShopWorld;
let providerFor: ShopWorld['gateway']['providerFor'];
beforeAll(async () => {
  world = await startShops();
  ({ providerFor } = world.gateway);
});
afterEach(() => {
  world.gateway.providerFor = providerFor;
  return expectSoundBooks(world.gateway);
});
afterAll(() => world.close());

/** Makes a payment of 450 on MontyPay's page. */
async function paid() {
  const session = await world.order('Monty', { amount: 450 });
  const monty = journeysOf(() => world).find(({ provider }) => provider === 'Monty');
  if (!monty) throw new Error('No journey at MontyPay');
  await monty.pay(await monty.start(session));
  await waitForSessionStatus(world, session.sessionId, 'paid');
  const { id } = await transactionOf(world, session.sessionId);
  return { ...session, id };
}
type Paid = Awaited<ReturnType<typeof paid>>;

/** Waits until the sandbox has sent this number of refund callbacks, each once; returns the errors it got. */
const callbacks = ({ sessionId }: Paid, count: number) =>
  eventually(async () => {
    const { rows } = await world.gateway.pool.query<{ last_error: string | null }>(
      `select n.last_error from sandbox.notices n join sandbox.payments p using (provider, reference)
         join payment_attempts a on p.merchant_reference = a.merchant_ref_number
         where a.session_id = $1 and n.label like 'refund%' and n.attempts > 0`,
      [sessionId],
    );
    expect(rows).toHaveLength(count);
    return rows.map(({ last_error }) => last_error);
  });

/** Delays MontyPay's responses to refunds: `meanwhile` runs after MontyPay has refunded. */
function delayRefunds(meanwhile: () => Promise<unknown>): void {
  world.gateway.providerFor = (name) => {
    const provider = providerFor(name);
    const refunds = provider?.refunds;
    if (provider?.name !== 'Monty' || !refunds) return provider;
    const refund: typeof refunds.refund = async (request) => {
      const result = await refunds.refund(request);
      await meanwhile();
      return result;
    };
    return { ...provider, refunds: { ...refunds, refund } };
  };
}

async function refund({ id }: Paid, amount?: number) {
  const { body } = await world.asOwner('addRefund', {
    body: { transactionId: id, reason: 'Returned', ...(amount !== undefined && { amount }) },
  });
  return body._id;
}

const refunded = async ({ sessionId }: Paid) =>
  Number((await transactionOf(world, sessionId)).refunded_amount);

test.each([450, 120])(
  'a refund of %s of 450 succeeds at once when its only callback overtakes the response',
  async (amount) => {
    const payment = await paid();
    delayRefunds(() => callbacks(payment, 1));
    // Gives up after 10 s: the sweep would take one to two minutes.
    await waitForRefund(world, await refund(payment, amount), 'succeeded');
    expect(await callbacks(payment, 1)).toEqual([null]);
    expect(await refunded(payment)).toBe(amount);
  },
);

test('a refund whose process ends after MontyPay has refunded succeeds by its callback', async () => {
  const payment = await paid();
  delayRefunds(async () => {
    await callbacks(payment, 1);
    throw new Error('The process was killed');
  });
  await waitForRefund(world, await refund(payment, 120), 'succeeded');
  expect(await refunded(payment)).toBe(120);
});

test('a callback that equals an earlier one ends the second partial refund', async () => {
  const payment = await paid();
  await waitForRefund(world, await refund(payment, 120), 'succeeded');
  await callbacks(payment, 1);
  delayRefunds(() => callbacks(payment, 2));
  await waitForRefund(world, await refund(payment, 80), 'succeeded');
  expect(await refunded(payment)).toBe(200);
});

test('a refund of the whole payment that was made at MontyPay is booked', async () => {
  const payment = await paid();
  const { rows } = await world.gateway.pool.query(
    `select p.reference from sandbox.payments p join payment_attempts a on p.merchant_reference = a.merchant_ref_number
     where a.session_id = $1`,
    [payment.sessionId],
  );
  const address = `${world.sandboxUrl}/monty/${rows[0]?.reference}/refund`;
  const { status } = await fetch(address, { method: 'POST', redirect: 'manual' });
  expect(status).toBe(303);
  expect(await callbacks(payment, 1)).toEqual([null]);
  expect(await refunded(payment)).toBe(450);
});

/** Refunds at MontyPay as somebody does in its own portal: we know of it by the callback only. */
async function refundByHand({ sessionId }: Paid, major: string): Promise<void> {
  const { db } = world.gateway;
  const attempt = await db
    .selectFrom('payment_attempts')
    .selectAll()
    .where('session_id', '=', sessionId)
    .executeTakeFirstOrThrow();
  const session = await findSession(db, sessionId);
  if (!session) throw new Error('No session');
  const amount = fromMajor(major, 'AED');
  const refundedBefore = fromMajor('0', 'AED');
  const request = { refundNumber: unique('hand'), payment: keysOf(session, attempt), amount, refundedBefore };
  const asked = await providerFor('Monty')?.refunds?.refund({ ...request, reason: 'By hand' });
  expect(asked?.result.outcome).toBe('pending');
}

const openRefunds = async ({ id }: Paid) =>
  (await world.asOwner('listRefunds', { query: '?status=open' })).body.data.filter(
    ({ transactionId }) => transactionId === id,
  );

test('partial refunds that were made at MontyPay are booked with their amounts, before and after one of ours', async () => {
  const payment = await paid();
  await refundByHand(payment, '120');
  expect(await callbacks(payment, 1)).toEqual([null]);
  expect(await refunded(payment)).toBe(120);
  await waitForRefund(world, await refund(payment, 40), 'succeeded');
  await callbacks(payment, 2);
  await refundByHand(payment, '50');
  await callbacks(payment, 3);
  expect(await refunded(payment)).toBe(210);
  expect(await openRefunds(payment)).toEqual([]);
  await waitForRefund(world, await refund(payment), 'succeeded');
  expect(await refunded(payment)).toBe(450);
});

test('a partial refund at MontyPay is open while MontyPay does not state the total, until it does', async () => {
  const payment = await paid();
  world.gateway.providerFor = (name) => {
    const provider = providerFor(name);
    const status: NonNullable<typeof provider>['status'] = async (keys) => {
      const asked = await providerFor(name)?.status(keys);
      if (asked?.status.state !== 'paid') throw new Error('Not paid');
      const { refunded: _, ...untold } = asked.status;
      return { ...asked, status: untold };
    };
    return provider && { ...provider, status };
  };
  await refundByHand(payment, '120');
  expect(await callbacks(payment, 1)).toEqual([null]);
  const [open, ...others] = await openRefunds(payment);
  expect([open?.origin, open?.amount, others]).toEqual(['provider', undefined, []]);
  expect(await refunded(payment)).toBe(0);
  world.gateway.providerFor = providerFor;
  await later(world.gateway, 5, () => sweepRefunds(world.gateway));
  expect(await openRefunds(payment)).toEqual([]);
  expect(await refunded(payment)).toBe(120);
});

test('a refund whose callback arrives while MontyPay gives no status is open, and is booked once the status says so', async () => {
  const payment = await paid();
  world.gateway.providerFor = (name) => {
    const provider = providerFor(name);
    const exchange = { provider: name, request: {}, response: {} };
    const status = async () => ({ status: { state: 'unknown' as const, reason: 'HTTP 500' }, exchange });
    return provider && { ...provider, status };
  };
  await refundByHand(payment, '450');
  expect(await callbacks(payment, 1)).toEqual([null]);
  expect(await openRefunds(payment)).toHaveLength(1);
  world.gateway.providerFor = providerFor;
  await later(world.gateway, 5, () => sweepRefunds(world.gateway));
  expect(await openRefunds(payment)).toEqual([]);
  expect(await refunded(payment)).toBe(450);
});
