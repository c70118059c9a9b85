import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sweepRefunds } from '../../src/areas/refunds/sweep-refunds.ts';
import { expectSoundBooks } from '../support/books.ts';
import { eventually } from '../support/eventually.ts';
import { transactionOf } from '../support/figures.ts';
import { readSession, transactionsOf, waitForSessionStatus } from '../support/payments.ts';
import { later } from '../support/refunds.ts';
import { journeysOf } from './journey-list.ts';
import { type Session, type ShopWorld, startShops } from './shops.ts';

let world: ShopWorld;
beforeAll(async () => {
  world = await startShops();
});
afterAll(() => world.close());

const journeys = journeysOf(() => world);
const TIMES = 50;
const AT_ONCE = 20;

interface Message {
  headers: Record<string, string>;
  url: string;
  body: string;
}

const numberOf = async ({ sessionId }: Session): Promise<string> => {
  const { merchant_ref_number } = await world.gateway.db
    .selectFrom('payment_attempts')
    .select('merchant_ref_number')
    .where('session_id', '=', sessionId)
    .executeTakeFirstOrThrow();
  return merchant_ref_number;
};

/** The callbacks that a sandbox has written about a payment, whether or not they were sent. */
async function callbacksOf(session: Session, count: number): Promise<Message[]> {
  const number = await numberOf(session);
  return eventually(async () => {
    const { rows } = await world.gateway.pool.query<{ message: Message }>(
      `select n.message from sandbox.notices n join sandbox.payments p using (provider, reference)
       where p.merchant_reference in ($1, 'T' || $1)`,
      [number],
    );
    expect(rows.length).toBeGreaterThanOrEqual(count);
    return rows.map(({ message }) => message);
  });
}

/** Shuffles the callbacks with a fixed seed. */
function shuffled<T>(items: T[]): T[] {
  let seed = 11;
  const ranked = items.map((item) => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return { item, rank: seed };
  });
  return ranked.sort((a, b) => a.rank - b.rank).map(({ item }) => item);
}

async function sendAll(provider: string, messages: Message[]): Promise<number[]> {
  const url = `${world.checkoutUrl}/callbacks/${provider.toLowerCase()}`;
  const all = shuffled(messages.flatMap((message) => Array.from({ length: TIMES }, () => message)));
  const answers: number[] = [];
  for (let from = 0; from < all.length; from += AT_ONCE) {
    const batch = all.slice(from, from + AT_ONCE).map(async ({ headers, body, url: own }) => {
      const { search } = new URL(own || url);
      return (await fetch(`${url}${search}`, { method: 'POST', headers, body })).status;
    });
    answers.push(...(await Promise.all(batch)));
  }
  return answers;
}

describe.each(journeys)('$name at $provider', ({ provider, start, pay }) => {
  test.each([
    [9003, 1],
    [9007, 2],
  ])('callbacks of %i that each come 50 times, in any order, have one effect', async (amount, count) => {
    const session = await world.order(provider, { amount });
    await pay(await start(session));
    const messages = await callbacksOf(session, count);
    expect(new Set(await sendAll(provider, messages))).toEqual(new Set([200]));
    await waitForSessionStatus(world, session.sessionId, 'paid');
    expect(await transactionsOf(world, session.sessionId)).toMatchObject([{ status: 'Success' }]);
    expect(await readSession(world, session.sessionId)).toMatchObject({ status: 'paid' });
    const { rows } = await world.gateway.pool.query(
      "select count(*)::int as n from audit_entries where action = 'payment.paid' and record_id = $1",
      [session.sessionId],
    );
    expect(rows[0]?.n).toBe(1);
  });

  test.each([
    ['whole', () => undefined],
    ['partial', (index: number) => 60 + (index % 3)],
  ])(
    '50 concurrent %s refunds never refund more than the payment, neither in our books nor at the provider',
    async (_, amountOf) => {
      const session = await world.order(provider, { amount: 450 });
      await pay(await start(session));
      await callbacksOf(session, 1);
      await waitForSessionStatus(world, session.sessionId, 'paid');
      const { id } = await transactionOf(world, session.sessionId);
      const answers = await Promise.all(
        Array.from({ length: TIMES }, (__, index) => {
          const amount = amountOf(index);
          const body = { transactionId: id, reason: 'Raced', ...(amount !== undefined && { amount }) };
          return world.asOwner('addRefund', { body });
        }),
      );
      // 503: a busy machine had no database connection in time.
      expect(answers.map(({ status }) => status).filter((one) => ![200, 409, 503].includes(one))).toEqual([]);
      const asked = answers.flatMap(({ status, body }) => (status === 200 ? [body.amount ?? 0] : []));
      const sum = asked.reduce((total, amount) => total + amount, 0);
      expect(sum).toBeLessThanOrEqual(450);
      expect(sum).toBeGreaterThan(amountOf(0) === undefined ? 449 : 388);
      await endAll(session);
      expect(Number((await transactionOf(world, session.sessionId)).refunded_amount)).toBe(sum);
      expect(await givenAt(session)).toBe(sum);
    },
  );
});

/** Runs the sweep of refunds until every refund of a payment has ended. */
async function endAll({ sessionId }: Session): Promise<void> {
  let minutes = 0;
  const sweep = async () => {
    minutes += 3;
    await later(world.gateway, minutes, () => sweepRefunds(world.gateway));
    const { rows } = await world.gateway.pool.query(
      "select id from refunds where session_id = $1 and status in ('requested', 'pending')",
      [sessionId],
    );
    expect(rows).toEqual([]);
  };
  await eventually(sweep);
}

/** The sum that the sandbox has refunded, in major units. */
async function givenAt(session: Session): Promise<number> {
  const { rows } = await world.gateway.pool.query<{
    body: { refunds?: { amount: string; state: string }[] };
  }>("select body from sandbox.payments where merchant_reference in ($1, 'T' || $1)", [
    await numberOf(session),
  ]);
  const given = rows[0]?.body.refunds?.filter(({ state }) => state === 'done') ?? [];
  return given.reduce((sum, { amount }) => sum + Number(amount), 0);
}

test('the books are sound after these tests', () => expectSoundBooks(world.gateway));
