import { afterAll, beforeAll, expect, test } from 'vitest';
import { send, token } from './support/api.ts';
import { newSession, today } from './support/payments.ts';
import { signedInUser, startWorld, type World } from './support/world.ts';

const ROWS = 300_000;
const CONCURRENT_SEARCHES = 24;

let world: World;
let nile: string;
let delta: string;

beforeAll(async () => {
  world = await startWorld();
  nile = await signedInUser(world, 'nile-clerk', world.nile.merchantId);
  delta = await signedInUser(world, 'delta-clerk', world.delta.merchantId);
});

afterAll(() => world.close());

const timed = async <T>(work: () => Promise<T>): Promise<{ value: T; ms: number }> => {
  const began = performance.now();
  return { value: await work(), ms: performance.now() - began };
};

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const deliveriesOf = (userToken: string) =>
  send(world.backofficeUrl, 'GET', '/webhook-deliveries/get', { headers: token(userToken) });

/** Inserts enough transactions of one merchant to make a search without matches slow. */
const insertTransactions = () =>
  world.gateway.payments.pool.query(
    `insert into transactions (id, user_type_id, created_at, business_day, country, currency, service_id, service_name,
       operator, product_name, msisdn, order_id, provider, method, amount, carrier_share, merchant_share, walee_share,
       carrier_share_value, merchant_share_value, walee_share_value, net_amount, status)
     select 'txn_crowd' || n, $1, now() - n * interval '1 second', (now() - n * interval '1 second')::date, 'Egypt',
       'EGP', $2, 'Service', 'Fawry', 'Book', '2010' || lpad(n::text, 8, '0'), 'crowd-' || n, 'Fawry', 'FawryRef', 100,
       0, 96, 4, 0, 96, 4, 100, 'Success'
     from generate_series(1, ${ROWS}) n`,
    [world.nile.merchantId, world.nile.service.id],
  );

test("24 concurrent searches of a merchant do not slow another merchant's payments or readiness", async () => {
  await insertTransactions();
  const answers = new Map<number, number>();
  let stopped = false;
  const search = async () => {
    while (!stopped) {
      const { status, headers } = await send(world.backofficeUrl, 'POST', '/reports/transaction-report', {
        headers: token(nile),
        body: {
          dateFrom: '2026-01-01',
          dateTo: today(),
          country: 'Egypt',
          currency: 'EGP',
          q: 'nowhere to be found',
        },
      });
      answers.set(status, (answers.get(status) ?? 0) + 1);
      if (status === 429) await sleep(1_000 * Number(headers.get('retry-after')));
    }
  };
  const searches = Array.from({ length: CONCURRENT_SEARCHES }, search);
  await sleep(1_500);
  const slowest = { session: 0, ready: 0, office: 0 };
  for (let round = 0; round < 4; round += 1) {
    const session = await timed(() => newSession(world, {}, world.delta));
    const ready = await timed(() => fetch(`${world.backofficeUrl}/ready`));
    const office = await timed(() => deliveriesOf(delta));
    expect([ready.value.status, office.value.status]).toEqual([200, 200]);
    slowest.session = Math.max(slowest.session, session.ms);
    slowest.ready = Math.max(slowest.ready, ready.ms);
    slowest.office = Math.max(slowest.office, office.ms);
  }
  stopped = true;
  await Promise.all(searches);
  expect(answers.size).toBeGreaterThan(0);
  // Each account has its own queue. With one queue for all accounts, these calls took ten seconds or were rejected.
  expect(slowest.session).toBeLessThan(3_000);
  expect(slowest.ready).toBeLessThan(3_000);
  expect(slowest.office).toBeLessThan(3_000);
}, 120_000);
