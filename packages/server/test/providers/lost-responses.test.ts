import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { followUp } from '../../src/areas/checkout/status/follow-up.ts';
import { eventually } from '../support/eventually.ts';
import { readSession, transactionsOf } from '../support/payments.ts';
import { PAN, payEasypaisaCard, startAccount } from './journey-list.ts';
import { type Session, type ShopWorld, startShops } from './shops.ts';

/** The sandbox makes the payment, but its response is not JSON. */
const LOST_ANSWER = 9045;

let world: ShopWorld;
beforeAll(async () => {
  world = await startShops();
});
afterAll(() => world.close());

const payByCard = (session: Session) => payEasypaisaCard(world, session, PAN);
const payByAccount = (session: Session) => startAccount(world, session, 'easypaisa', '03001234567');

/** Performs an action on a session's payment in the sandbox. */
async function act({ sessionId }: Session, action: 'pay' | 'expire'): Promise<void> {
  const { rows } = await world.gateway.pool.query(
    `select p.reference from sandbox.payments p join payment_attempts a on a.merchant_ref_number = p.merchant_reference
     where a.session_id = $1`,
    [sessionId],
  );
  const address = `${world.sandboxUrl}/easypaisa/${rows[0]?.reference}/${action}`;
  const { status } = await fetch(address, { method: 'POST', redirect: 'manual' });
  expect(status).toBe(303);
}

test('a card payment at easypaisa whose response is lost is unknown at first, and later found to be paid', async () => {
  const session = await world.order('easypaisa', { amount: LOST_ANSWER });
  for (let time = 0; time < 2; time += 1) {
    const { status, problem } = await payByCard(session);
    expect([status, problem.errors?.[0]?.code]).toEqual([503, 'checkout.providerSilent']);
  }
  const pending = await readSession(world, session.sessionId);
  expect(pending.status).toBe('pending');
  expect(pending.attempt).toBeUndefined();
  await act(session, 'pay');
  await followUp(world.gateway, session.sessionId);
  expect(await readSession(world, session.sessionId)).toMatchObject({ status: 'paid' });
  expect(await transactionsOf(world, session.sessionId)).toMatchObject([{ status: 'Success' }]);
});

test('a mobile account payment at easypaisa whose response is lost waits for the account’s owner', async () => {
  const session = await world.order('easypaisa', { amount: LOST_ANSWER });
  expect(await payByAccount(session)).toMatchObject({ status: 200, body: { orderStatus: 'UNPAID' } });
  expect(await readSession(world, session.sessionId)).toMatchObject({
    status: 'pending',
    attempt: { paymentMethod: 'MWallet' },
  });
  await act(session, 'pay');
  await followUp(world.gateway, session.sessionId);
  expect(await readSession(world, session.sessionId)).toMatchObject({ status: 'paid' });
});

test('no status is requested while a customer waits for a payment whose provider sends notices', async () => {
  const session = await world.order('easypaisa', { amount: LOST_ANSWER });
  expect((await payByCard(session)).status).toBe(503);
  await act(session, 'pay');
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const stop = new AbortController();
  try {
    const address = `${world.checkoutUrl}/checkout/sessions/${session.sessionId}/events`;
    // The stream sets its interval before its first event.
    const stream = await fetch(address, { signal: stop.signal });
    const first = await stream.body?.getReader().read();
    expect(String(Buffer.from(first?.value ?? []))).toContain('"status":"pending"');
    vi.advanceTimersByTime(15_000);
    await eventually(async () =>
      expect(await readSession(world, session.sessionId)).toMatchObject({ status: 'paid' }),
    );
  } finally {
    stop.abort();
    vi.useRealTimers();
  }
});

test('a payment whose provider sends notices is not asked about while a customer waits for it', async () => {
  const session = await world.order('JazzCash');
  const { status } = await startAccount(world, session, 'JazzCash', '03001234567', '345678');
  expect(status).toBe(200);
  await followUp(world.gateway, session.sessionId);
  const { rows } = await world.gateway.pool.query(
    'select checked_at from payment_attempts where session_id = $1',
    [session.sessionId],
  );
  expect(rows).toEqual([{ checked_at: null }]);
});

test('a request that expires at easypaisa leaves the session open if the session has not expired', async () => {
  const session = await world.order('easypaisa');
  const answer = payByAccount(session);
  await eventually(() => act(session, 'expire'));
  const { status, problem } = await answer;
  expect([status, problem.status]).toEqual([409, 'Payment-Failed']);
  expect(await readSession(world, session.sessionId)).toMatchObject({ status: 'open' });
});

test('a request at easypaisa that expires after the session’s time expires the session', async () => {
  const session = await world.order('easypaisa');
  const answer = payByAccount(session);
  await eventually(async () => {
    const { rowCount } = await world.gateway.pool.query(
      "update checkout_sessions set expires_at = now() - interval '1 minute' where id = $1 and status = 'pending'",
      [session.sessionId],
    );
    expect(rowCount).toBe(1);
    await act(session, 'expire');
  });
  const { status, problem } = await answer;
  expect([status, problem.errors?.[0]?.code]).toEqual([409, 'session-expired']);
  expect(await readSession(world, session.sessionId)).toMatchObject({ status: 'expired' });
});
