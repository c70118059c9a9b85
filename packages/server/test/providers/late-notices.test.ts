import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { expectSoundBooks } from '../support/books.ts';
import { leave } from '../support/customer.ts';
import { eventually } from '../support/eventually.ts';
import { readSession, transactionsOf, waitForSessionStatus } from '../support/payments.ts';
import { journeysOf, startAccount } from './journey-list.ts';
import { type ReceivingShops, type Session, startReceivingShops } from './shops.ts';

let world: ReceivingShops;
beforeAll(async () => {
  world = await startReceivingShops();
});
afterEach(() => expectSoundBooks(world.gateway));
afterAll(() => world.close());

/** Requests a payment from a wallet at JazzCash, which its owner must confirm on the phone. */
async function askWallet(session: Session): Promise<void> {
  const { status } = await startAccount(world, session, 'JazzCash', '03001234567', '345678');
  expect(status).toBe(200);
}

/** Performs an action on a session's newest payment in the sandbox. */
async function act({ sessionId }: Session, action: 'pay' | 'expire' | 'cancel'): Promise<void> {
  const { rows } = await world.gateway.pool.query(
    `select p.provider, p.reference from sandbox.payments p
     join payment_attempts a on p.merchant_reference in (a.merchant_ref_number, 'T' || a.merchant_ref_number)
     where a.session_id = $1 order by a.created_at desc`,
    [sessionId],
  );
  const address = `${world.sandboxUrl}/${rows[0]?.provider}/${rows[0]?.reference}/${action}`;
  const { status } = await fetch(address, { method: 'POST', redirect: 'manual' });
  expect(status).toBe(303);
}

/** Ends the session's time, so that the end of its payment ends the session. */
const endTime = ({ sessionId }: Session) =>
  world.gateway.pool.query(
    "update checkout_sessions set expires_at = now() - interval '1 minute' where id = $1",
    [sessionId],
  );

/** Returns the stored notices of the session's newest payment, as the sandbox sent them. */
async function noticesOf({
  sessionId,
}: Session): Promise<{ headers: Record<string, string>; body: string }[]> {
  const { rows } = await world.gateway.pool.query(
    `select n.message from sandbox.notices n join sandbox.payments p using (provider, reference)
     join payment_attempts a on p.merchant_reference in (a.merchant_ref_number, 'T' || a.merchant_ref_number)
     where a.session_id = $1`,
    [sessionId],
  );
  return rows.map(({ message }) => message);
}

const jobsLeft = async () =>
  (
    await world.gateway.pool.query(
      "select count(*)::int as n from graphile_worker.jobs where task_identifier = 'ask_attempt'",
    )
  ).rows[0]?.n;
/** Waits until every status that a notice asks for has been requested. */
const untilAsked = () => eventually(async () => expect(await jobsLeft()).toBe(0));

/** Makes the provider's status unusable, and counts how often it was requested. */
function silence(name: string) {
  const { providerFor } = world.gateway;
  const counter = { asked: 0 };
  world.gateway.providerFor = (asked) => {
    const provider = providerFor(asked);
    if (provider?.name !== name) return provider;
    return {
      ...provider,
      status: () => {
        counter.asked += 1;
        const exchange = { provider: name, request: {}, response: {} };
        return Promise.resolve({ status: { state: 'unknown' as const, reason: 'HTTP 500' }, exchange });
      },
    };
  };
  return {
    counter,
    release: () => {
      world.gateway.providerFor = providerFor;
    },
  };
}

/** Refuses the notices of all providers, so that only their status can tell of a payment. Returns the function that ends it. */
function refuseNotices() {
  const { providerFor } = world.gateway;
  world.gateway.providerFor = (name) => {
    const provider = providerFor(name);
    return provider && { ...provider, readNotice: () => undefined };
  };
  return () => {
    world.gateway.providerFor = providerFor;
  };
}

/** Ends the session's payment as the sweep does when nobody has paid in time. */
async function expirePayment({ sessionId }: Session): Promise<void> {
  const { pool } = world.gateway;
  await pool.query(
    "update payment_attempts set status = 'expired', ended_at = now() - interval '1 minute', checked_at = now() - interval '1 minute' where session_id = $1",
    [sessionId],
  );
  await pool.query(
    "update checkout_sessions set status = 'expired', expires_at = now() - interval '1 minute' where id = $1",
    [sessionId],
  );
}

const returnsDecided = journeysOf(() => world).filter(({ returns }) => returns !== 'PENDING');

test.each(returnsDecided)(
  'a customer who pays on the page of $name at $provider after the payment expired returns with SUCCESS before any notice',
  async ({ provider, start, pay }) => {
    const session = await world.order(provider);
    const page = await start(session);
    await expirePayment(session);
    const release = refuseNotices();
    try {
      await pay(page);
      const back = await leave(page);
      const address = new URL(back.headers.get('location') ?? '');
      expect(address.searchParams.get('status')).toBe('SUCCESS');
      expect(await readSession(world, session.sessionId)).toMatchObject({ status: 'paid' });
    } finally {
      release();
    }
  },
);

test('a customer who comes back from a page without paying after the payment expired returns with FAILED', async () => {
  const session = await world.order('Monty');
  const monty = journeysOf(() => world).find(({ provider }) => provider === 'Monty');
  const page = await monty?.start(session);
  await expirePayment(session);
  const attempt = await world.gateway.db
    .selectFrom('payment_attempts')
    .select('merchant_ref_number')
    .where('session_id', '=', session.sessionId)
    .executeTakeFirstOrThrow();
  expect(page).toBeDefined();
  const path = `/checkout/mena/${session.serviceId}/${session.orderId}?merchantRefNumber=${attempt.merchant_ref_number}`;
  const back = await fetch(`${world.checkoutUrl}${path}`, { redirect: 'manual' });
  expect(new URL(back.headers.get('location') ?? '').searchParams.get('status')).toBe('FAILED');
  expect(await readSession(world, session.sessionId)).toMatchObject({ status: 'expired' });
});

test('a return page that is opened again after the payment ended adds nothing to the checkout logs', async () => {
  const session = await world.order('JazzCash');
  await askWallet(session);
  await act(session, 'cancel');
  await waitForSessionStatus(world, session.sessionId, 'open');
  await untilAsked();
  const { pool } = world.gateway;
  const logs = async () => {
    const { rows } = await pool.query('select count(*)::int as n from checkout_logs where session_id = $1', [
      session.sessionId,
    ]);
    return rows[0]?.n;
  };
  const before = await logs();
  for (let opened = 0; opened < 2; opened += 1) {
    // Otherwise the status would not be requested again so soon.
    await pool.query('update payment_attempts set checked_at = null where session_id = $1', [
      session.sessionId,
    ]);
    const { serviceId, orderId, sessionId } = session;
    const { status, body } = await world.asCustomer('updateCardStatus', {
      body: { serviceId, orderId, sessionId },
    });
    expect([status, body.orderStatus]).toEqual([200, 'FAILED']);
  }
  expect(await logs()).toBe(before);
});

async function expiredWallet(): Promise<Session> {
  const session = await world.order('JazzCash');
  await askWallet(session);
  await endTime(session);
  await act(session, 'expire');
  await waitForSessionStatus(world, session.sessionId, 'expired');
  return session;
}

test('a wallet payment at JazzCash that is paid after it expired is a late payment, once', async () => {
  const session = await expiredWallet();
  const [failed, ...others] = await transactionsOf(world, session.sessionId);
  expect([failed?.status, others]).toEqual(['Failed', []]);
  await act(session, 'pay');
  await waitForSessionStatus(world, session.sessionId, 'paid');
  const rows = await transactionsOf(world, session.sessionId);
  expect(rows.map(({ id, status }) => [id, status])).toEqual([[failed?.id, 'Success']]);
  await world.receiver.waitForWebhooks(session.orderId, 2);
  // The same notices again change nothing, and neither does a status that is requested again.
  for (const { headers, body } of await noticesOf(session)) {
    const { status } = await fetch(`${world.checkoutUrl}/callbacks/jazzcash`, {
      method: 'POST',
      headers,
      body,
    });
    expect(status).toBe(200);
  }
  await untilAsked();
  expect(await transactionsOf(world, session.sessionId)).toHaveLength(1);
  expect(world.typesOf(session)).toEqual(['payment.expired', 'payment.late']);
  const { rows: kept } = await world.gateway.pool.query('select late from checkout_sessions where id = $1', [
    session.sessionId,
  ]);
  expect(kept).toEqual([{ late: true }]);
});

test('a card payment at MontyPay that is paid after it expired is a late payment', async () => {
  const session = await world.order('Monty');
  const monty = journeysOf(() => world).find(({ provider }) => provider === 'Monty');
  await monty?.start(session);
  await endTime(session);
  await world.gateway.pool.query(
    "update payment_attempts set status = 'expired', ended_at = now() where session_id = $1",
    [session.sessionId],
  );
  await world.gateway.pool.query("update checkout_sessions set status = 'expired' where id = $1", [
    session.sessionId,
  ]);
  await act(session, 'pay');
  await waitForSessionStatus(world, session.sessionId, 'paid');
  await world.receiver.waitForWebhooks(session.orderId, 1);
  expect(world.typesOf(session)).toEqual(['payment.late']);
});

test('a notice about an expired payment that the provider does not call paid changes nothing', async () => {
  const session = await expiredWallet();
  const [before] = await transactionsOf(world, session.sessionId);
  const { providerFor } = world.gateway;
  const [notice] = await noticesOf(session);
  // A notice that we do not know yet, about the payment that expired.
  await world.gateway.pool.query("delete from provider_notices where provider = 'JazzCash'");
  let asked = 0;
  world.gateway.providerFor = (name) => {
    const provider = providerFor(name);
    if (provider?.name !== 'JazzCash') return provider;
    return {
      ...provider,
      status: (keys) => {
        asked += 1;
        return provider.status(keys);
      },
    };
  };
  try {
    const { status } = await fetch(`${world.checkoutUrl}/callbacks/jazzcash`, { method: 'POST', ...notice });
    expect(status).toBe(200);
    await eventually(() => expect(asked).toBe(1));
    await untilAsked();
  } finally {
    world.gateway.providerFor = providerFor;
  }
  expect(await readSession(world, session.sessionId)).toMatchObject({ status: 'expired' });
  expect(await transactionsOf(world, session.sessionId)).toEqual([before]);
  expect(world.typesOf(session)).toEqual(['payment.expired']);
});

test('the status of an expired payment is requested again when the provider gave no usable response', async () => {
  const session = await expiredWallet();
  const { counter, release } = silence('JazzCash');
  try {
    await act(session, 'pay');
    await eventually(() => expect(counter.asked).toBeGreaterThan(0));
  } finally {
    release();
  }
  await waitForSessionStatus(world, session.sessionId, 'paid');
});

test('no status is requested for a payment that is paid', async () => {
  const session = await world.order('Monty');
  const monty = returnsDecided.find(({ provider }) => provider === 'Monty');
  await monty?.pay(await monty.start(session));
  await waitForSessionStatus(world, session.sessionId, 'paid');
  await untilAsked();
  const { counter, release } = silence('Monty');
  try {
    await world.gateway.pool.query("delete from provider_notices where provider = 'Monty'");
    for (const { headers, body } of await noticesOf(session))
      await fetch(`${world.checkoutUrl}/callbacks/monty`, { method: 'POST', headers, body });
    await untilAsked();
    expect(counter.asked).toBe(0);
  } finally {
    release();
  }
});

test('a repeated notice of a payment at JazzCash asks what was refunded, until JazzCash says: nothing', async () => {
  const session = await world.order('JazzCash');
  await askWallet(session);
  await act(session, 'pay');
  await waitForSessionStatus(world, session.sessionId, 'paid');
  await untilAsked();
  const { counter, release } = silence('JazzCash');
  try {
    for (const { headers, body } of await noticesOf(session))
      await fetch(`${world.checkoutUrl}/callbacks/jazzcash`, { method: 'POST', headers, body });
    await eventually(() => expect(counter.asked).toBeGreaterThan(0));
    expect(await jobsLeft()).toBe(1);
  } finally {
    release();
  }
  await world.gateway.pool.query('update graphile_worker._private_jobs set run_at = now()');
  await untilAsked();
  const { rows } = await world.gateway.pool.query('select id from refunds where session_id = $1', [
    session.sessionId,
  ]);
  expect(rows).toEqual([]);
  expect(await transactionsOf(world, session.sessionId)).toHaveLength(1);
});
