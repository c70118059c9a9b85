import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { askAttempt } from '../../src/areas/checkout/public.ts';
import { expectSoundBooks } from '../support/books.ts';
import { eventually } from '../support/eventually.ts';
import { transactionOf } from '../support/figures.ts';
import { waitForSessionStatus } from '../support/payments.ts';
import { waitForRefund } from '../support/refunds.ts';
import { journeysOf } from './journey-list.ts';
import { type Session, type ShopWorld, startShops } from './shops.ts';
import { attemptOf } from './signed-notices.ts';

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

const journey = () => {
  const found = journeysOf(() => world).find(({ provider }) => provider === 'JazzCash');
  if (!found) throw new Error('No journey at JazzCash');
  return found;
};

async function paid(amount: number): Promise<Session> {
  const session = await world.order('JazzCash', { amount });
  await journey().pay(await journey().start(session));
  await waitForSessionStatus(world, session.sessionId, 'paid');
  return session;
}

/** Refunds a part by ourselves, and waits until JazzCash's notice about it is explained. */
async function refundOwn(session: Session, amount: number): Promise<void> {
  const { id: transactionId } = await transactionOf(world, session.sessionId);
  const { body } = await world.asOwner('addRefund', { body: { transactionId, amount, reason: 'Damaged' } });
  await waitForRefund(world, body._id, 'succeeded');
  await eventually(async () =>
    expect((await waitForRefund(world, body._id, 'succeeded')).notified_at).not.toBeNull(),
  );
}

/** Refunds the rest, or half of it, on the payment's page at JazzCash. */
async function playRefund(session: Session, action: 'refund' | 'refundPart'): Promise<void> {
  const { merchant_ref_number: number } = await attemptOf(world, session);
  const { rows } = await world.gateway.pool.query(
    "select reference from sandbox.payments where provider = 'jazzcash' and merchant_reference = $1",
    [`T${number}`],
  );
  const address = `${world.sandboxUrl}/jazzcash/${rows[0]?.reference}/${action}`;
  const answer = await fetch(address, { method: 'POST', redirect: 'manual' });
  expect([answer.status, answer.headers.get('location')]).toEqual([
    303,
    expect.not.stringContaining('changed'),
  ]);
}

const refundsOf = ({ sessionId }: Session) =>
  world.gateway.db
    .selectFrom('refunds')
    .select(['id', 'amount', 'status', 'origin'])
    .where('session_id', '=', sessionId)
    .orderBy('created_at')
    .execute();

const refundedOf = async ({ sessionId }: Session) =>
  Number((await transactionOf(world, sessionId)).refunded_amount);

const own = (amount: string) => ({ amount, status: 'succeeded', origin: 'request' });
const open = { amount: null, status: 'open', origin: 'provider' };

test('the rest that was refunded at JazzCash after a refund of ours is booked', async () => {
  const session = await paid(90);
  await refundOwn(session, 40);
  await playRefund(session, 'refund');
  await eventually(async () => expect(await refundedOf(session)).toBe(90));
  expect(await refundsOf(session)).toMatchObject([
    own('40.000'),
    { amount: '50.000', status: 'succeeded', origin: 'provider' },
  ]);
});

test('the whole payment that was refunded at JazzCash is booked', async () => {
  const session = await paid(90);
  await playRefund(session, 'refund');
  await eventually(async () => expect(await refundedOf(session)).toBe(90));
});

test('two partial refunds of ours explain their notices: nothing is open', async () => {
  const session = await paid(100);
  await refundOwn(session, 40);
  await refundOwn(session, 10);
  expect(await refundsOf(session)).toMatchObject([own('40.000'), own('10.000')]);
});

test('a part that was refunded at JazzCash after a refund of ours is open, until a person enters its amount', async () => {
  const session = await paid(100);
  await refundOwn(session, 40);
  expect(await refundsOf(session)).toMatchObject([own('40.000')]);
  await playRefund(session, 'refundPart');
  await eventually(async () => expect(await refundsOf(session)).toMatchObject([own('40.000'), open]));
  expect(await refundedOf(session)).toBe(40);
  const [, { id } = { id: '' }] = await refundsOf(session);
  const closing = { outcome: 'succeeded', amount: 30, reason: 'The portal of JazzCash' } as const;
  expect((await world.asOwner('closeRefund', { params: { id }, body: closing })).status).toBe(200);
  expect(await refundedOf(session)).toBe(70);
  await playRefund(session, 'refund');
  await eventually(async () => expect(await refundedOf(session)).toBe(100));
});

test('a payment of which a part was refunded before it was known here is paid, with an open refund', async () => {
  const session = await world.order('JazzCash', { amount: 100 });
  await journey().start(session);
  world.gateway.providerFor = (name) => {
    const provider = providerFor(name);
    const exchange = { provider: name, request: {}, response: {} };
    return (
      provider && {
        ...provider,
        status: async ({ amount }) => ({
          status: { state: 'paid', amount, providerReference: '261121394857', refundedInPart: true },
          exchange,
        }),
      }
    );
  };
  const { merchant_ref_number: number } = await attemptOf(world, session);
  await askAttempt(world.gateway, { number });
  await askAttempt(world.gateway, { number });
  await waitForSessionStatus(world, session.sessionId, 'paid');
  expect(await refundsOf(session)).toMatchObject([open]);
});
