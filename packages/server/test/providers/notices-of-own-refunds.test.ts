import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { expectSoundBooks } from '../support/books.ts';
import { transactionOf } from '../support/figures.ts';
import { waitForSessionStatus } from '../support/payments.ts';
import { waitForRefund } from '../support/refunds.ts';
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
  vi.waitFor(
    async () => {
      const { rows } = await world.gateway.pool.query<{ last_error: string | null }>(
        `select n.last_error from sandbox.notices n join sandbox.payments p using (provider, reference)
         join payment_attempts a on p.merchant_reference = a.merchant_ref_number
         where a.session_id = $1 and n.label like 'refund%' and n.attempts > 0`,
        [sessionId],
      );
      expect(rows).toHaveLength(count);
      return rows.map(({ last_error }) => last_error);
    },
    { timeout: 10_000 },
  );

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
