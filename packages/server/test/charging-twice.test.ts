import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { askAttempt } from '../src/areas/checkout/attempts/ask-attempt.ts';
import { checkAttempt } from '../src/areas/checkout/attempts/check-attempt.ts';
import { chargeSession } from '../src/areas/checkout/public.ts';
import { takeReturn } from '../src/areas/checkout/returns/take-return.ts';
import type { ChargeResult } from '../src/providers/charge.ts';
import type { CallResult } from '../src/providers/exchange.ts';
import { expectSoundBooks } from './support/books.ts';
import { eventually } from './support/eventually.ts';
import { newSession } from './support/payments.ts';
import { FakeProvider } from './support/refunds.ts';
import { newTenant, startWorld, type Tenant, unique, type World } from './support/world.ts';

let world: World;
let provider: FakeProvider;
let shop: Tenant;
beforeAll(async () => {
  world = await startWorld();
  shop = await newTenant(world.gateway, unique('Charging'), { paymentMethods: ['MWallet'] });
});
beforeEach(() => {
  provider = new FakeProvider();
  provider.install(world.gateway);
});
afterEach(() => expectSoundBooks(world.gateway));
afterAll(() => world.close());

const push = (sessionId: string, seconds = 0) =>
  chargeSession(
    { ...world.gateway, now: () => new Date(Date.now() + seconds * 1000) },
    {
      which: { sessionId },
      way: 'push',
      payer: { name: 'Mona Hassan', mobile: '201012345678' },
      complete: (base) => ({ ...base, walletNumber: '201012345678' }),
    },
  ).catch(() => undefined);

const attemptOf = (sessionId: string) =>
  world.gateway.db
    .selectFrom('payment_attempts')
    .selectAll()
    .where('session_id', '=', sessionId)
    .executeTakeFirstOrThrow();

const silent: ChargeResult = { outcome: 'unknown', reason: 'timed out' };
const refused: ChargeResult = { outcome: 'refused', code: '9938', description: 'No money' };
const declined: ChargeResult = {
  ...{ outcome: 'ended', code: '9938', description: 'No money' },
  status: { state: 'failed', reason: 'No money' },
};
const accepted = (): ChargeResult => ({
  ...{ outcome: 'accepted', code: '200', description: '', step: { kind: 'confirm' } },
  expiresAt: new Date(Date.now() + 600_000),
});

/** Holds the provider's responses to pushes; each ends with a result when its function is called. */
function holdPushes(): ((result: ChargeResult) => void)[] {
  const responses: ((result: ChargeResult) => void)[] = [];
  const { providerFor } = world.gateway;
  world.gateway.providerFor = (name) => {
    const adapter = providerFor(name);
    const held = () =>
      new Promise<CallResult<ChargeResult>>((resolve) => {
        responses.push((result) =>
          resolve({ result, exchange: { provider: name, request: {}, response: {} } }),
        );
      });
    return adapter && { ...adapter, charges: { ...adapter.charges, push: held } };
  };
  return responses;
}

/** Submits a session's payment, and again once the first reservation has ended. The provider has answered neither yet. */
async function submitTwice() {
  const { sessionId } = await newSession(world, {}, shop);
  const responses = holdPushes();
  const first = push(sessionId);
  await eventually(() => expect(responses).toHaveLength(1));
  const second = push(sessionId, 24);
  await eventually(() => expect(responses).toHaveLength(2));
  return { sessionId, responses, first, second };
}

test('a submit that lasts longer than its reservation does not end the reservation of the next one', async () => {
  const { sessionId, responses, first, second } = await submitTwice();
  const { charging_until } = await attemptOf(sessionId);
  responses[0]?.(silent);
  await first;
  expect((await attemptOf(sessionId)).charging_until).toEqual(charging_until);
  responses[1]?.(silent);
  await second;
  expect((await attemptOf(sessionId)).charging_until).toBeNull();
});

test.each([
  ['refuses', refused],
  ['declines', declined],
])('a provider that %s an earlier submit does not end the charge of a later one', async (_, late) => {
  const { sessionId, responses, first, second } = await submitTwice();
  responses[1]?.(accepted());
  await second;
  responses[0]?.(late);
  await first;
  expect(await attemptOf(sessionId)).toMatchObject({ status: 'pending', answer: { code: '200' } });
});

/** Tells whether a job waits that asks the provider about the session's attempt; deletes it. */
async function takeQuestion(sessionId: string): Promise<boolean> {
  const { merchant_ref_number: number } = await attemptOf(sessionId);
  const key = `ask_attempt:${number}`;
  const { rows } = await world.gateway.pool.query('select id from graphile_worker.remove_job($1)', [key]);
  return rows[0]?.id !== null;
}

test.each([
  ['accepts', accepted],
  ['does not answer', () => silent],
])(
  'a charge that the provider %s after a later submit was refused is asked about until it is paid',
  async (_, late) => {
    const { sessionId, responses, first, second } = await submitTwice();
    responses[1]?.(refused);
    await second;
    expect((await attemptOf(sessionId)).status).toBe('failed');
    await takeQuestion(sessionId);
    responses[0]?.(late());
    await first;
    expect(await takeQuestion(sessionId)).toBe(true);
    const { merchant_ref_number: number } = await attemptOf(sessionId);
    for (const state of ['absent', 'pending'] as const) {
      provider.payment = { state };
      await expect(askAttempt(world.gateway, { number })).rejects.toThrow(state);
    }
    provider.payment = { ...otherAmount, amount: { minor: 45_050n, currency: 'EGP' } };
    await askAttempt(world.gateway, { number });
    expect((await attemptOf(sessionId)).status).toBe('paid');
  },
);

test.each([
  ['refuses', refused],
  ['declines', declined],
])('a provider that %s the second charge of an attempt is asked what became of the first', async (_, end) => {
  const { sessionId, responses, second } = await submitTwice();
  responses[1]?.(end);
  await second;
  expect(await takeQuestion(sessionId)).toBe(true);
});

test('a provider that refuses the only charge of an attempt is not asked about it', async () => {
  const { sessionId } = await newSession(world, {}, shop);
  provider.wallet = 'refuses';
  await push(sessionId);
  expect((await attemptOf(sessionId)).status).toBe('failed');
  expect(await takeQuestion(sessionId)).toBe(false);
});

const otherAmount = {
  state: 'paid',
  amount: { minor: 100n, currency: 'EGP' },
  providerReference: 'ref-1',
} as const;

test('a charge that was paid with another amount is shown as such, and is not charged again', async () => {
  const { sessionId } = await newSession(world, {}, shop);
  const responses = holdPushes();
  const first = push(sessionId);
  await eventually(() => expect(responses).toHaveLength(1));
  responses[0]?.({ outcome: 'ended', code: '200', description: '', status: otherAmount });
  await first;
  expect(Number((await attemptOf(sessionId)).received_amount)).toBe(1);
  await push(sessionId);
  expect(responses).toHaveLength(1);
});

test('another amount that the parameters of a return prove is stored at once', async () => {
  const { sessionId } = await newSession(world, {}, shop);
  await push(sessionId);
  const { merchant_ref_number: merchantRefNumber } = await attemptOf(sessionId);
  const { providerFor } = world.gateway;
  world.gateway.providerFor = (name) => {
    const adapter = providerFor(name);
    const notice = {
      merchantRefNumber,
      dedupeKey: unique('return'),
      status: otherAmount,
      tellsOfRefund: false,
    };
    return adapter && { ...adapter, readReturn: () => notice };
  };
  await takeReturn(world.gateway, 'Fawry', { headers: {}, query: '', body: Buffer.alloc(0) });
  expect(Number((await attemptOf(sessionId)).received_amount)).toBe(1);
});

test('a late reference of a payment that was given up does not prolong its session', async () => {
  const { sessionId } = await newSession(world);
  const { providerFor } = world.gateway;
  let respond = () => {};
  const held = new Promise<void>((resolve) => {
    respond = resolve;
  });
  const reference = async (): Promise<CallResult<ChargeResult>> => {
    await held;
    const step = { kind: 'reference', referenceNumber: '931600239' } as const;
    const expiresAt = new Date(Date.now() + 86_400_000);
    return {
      result: { outcome: 'accepted', code: '200', description: '', step, expiresAt },
      exchange: { provider: 'Fawry', request: {}, response: {} },
    };
  };
  world.gateway.providerFor = (name) => {
    const adapter = providerFor(name);
    return adapter && { ...adapter, charges: { ...adapter.charges, reference } };
  };
  const charged = chargeSession(world.gateway, {
    which: { sessionId },
    way: 'reference',
    payer: { name: 'Mona Hassan', mobile: '201012345678' },
    complete: (base) => base,
  });
  await eventually(() => attemptOf(sessionId));
  const { pool } = world.gateway;
  const expiry = async () =>
    (await pool.query('select expires_at from checkout_sessions where id = $1', [sessionId])).rows[0]
      ?.expires_at;
  const before = await expiry();
  await pool.query('update payment_attempts set abandoned_at = now() where session_id = $1', [sessionId]);
  respond();
  await charged;
  expect(await expiry()).toEqual(before);
});

test('an attempt that is being charged when its session expires does not end as unknown to the provider', async () => {
  const { sessionId } = await newSession(world, {}, shop);
  provider.wallet = 'is silent';
  await push(sessionId);
  const { pool } = world.gateway;
  await pool.query(
    "update payment_attempts set created_at = now() - interval '9 minutes' where session_id = $1",
    [sessionId],
  );
  await pool.query("update checkout_sessions set expires_at = now() - interval '1 second' where id = $1", [
    sessionId,
  ]);
  const stale = await attemptOf(sessionId);
  const chargeUntil = (text: string) =>
    pool.query(`update payment_attempts set charging_until = now() ${text} where session_id = $1`, [
      sessionId,
    ]);
  provider.payment = { state: 'absent' };
  const adapter = world.gateway.providerFor('Fawry');
  if (!adapter) throw new Error('No provider');
  await chargeUntil("+ interval '20 seconds'");
  await checkAttempt(world.gateway, adapter, stale);
  expect((await attemptOf(sessionId)).status).toBe('created');
  await chargeUntil("- interval '1 second'");
  await checkAttempt(world.gateway, adapter, stale);
  expect((await attemptOf(sessionId)).status).toBe('expired');
});
