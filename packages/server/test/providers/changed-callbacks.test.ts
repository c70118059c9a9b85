import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RawNotice } from '../../src/providers/notice.ts';
import { expectSoundBooks } from '../support/books.ts';
import { eventually } from '../support/eventually.ts';
import { actAtCounter, newSession, readSession, takeReference, transactionsOf } from '../support/payments.ts';
import { changedNotices } from './changed-notices.ts';
import { journeysOf } from './journey-list.ts';
import { type Session, type ShopWorld, startShops } from './shops.ts';
import { signsTheSame } from './signed-values.ts';

const CHANGES = 400;
/** Number of changed messages of each kind that are sent. */
const SENT = 25;
/** 400: the changed body is no JSON, holds a control character, or lacks a field of the contract. 401: its signature is wrong. */
const REFUSALS = [400, 401];

let world: ShopWorld;
beforeAll(async () => {
  world = await startShops();
});
afterAll(() => world.close());

interface Payment {
  provider: string;
  open(): Promise<Session>;
  pay(session: Session): Promise<void>;
}

const cards = journeysOf(() => world)
  .filter(({ name }) => name === 'card')
  .map(
    ({ provider, start, pay }): Payment => ({
      provider,
      open: () => world.order(provider),
      pay: async (session) => pay(await start(session)),
    }),
  );
const fawry: Payment = {
  provider: 'Fawry',
  open: () => newSession(world),
  pay: async (session) => actAtCounter(world, (await takeReference(world, session)).referenceNumber),
};

/** Refuses the first notice of this provider until `release`, and keeps it. */
function holdNotice(name: string) {
  const { providerFor } = world.gateway;
  let held: RawNotice | undefined;
  const isHeld = ({ body }: RawNotice) => held && Buffer.compare(held.body, body) === 0;
  world.gateway.providerFor = (asked) => {
    const provider = providerFor(asked);
    if (provider?.name.toLowerCase() !== name) return provider;
    return {
      ...provider,
      readNotice: (raw) => {
        held ??= raw;
        return isHeld(raw) ? undefined : provider.readNotice?.(raw);
      },
    };
  };
  const release = () => {
    world.gateway.providerFor = providerFor;
  };
  const arrival = () => eventually(() => held ?? Promise.reject(new Error('No notice')));
  return { arrival, release };
}

async function post(name: string, { headers, query, body }: RawNotice): Promise<number> {
  const sent = Object.entries(headers).filter(([name]) => name === 'content-type' || name === 'signature');
  const answer = await fetch(`${world.checkoutUrl}/callbacks/${name}${query && `?${query}`}`, {
    method: 'POST',
    headers: sent.map(([name, value]): [string, string] => [name, String(value)]),
    body: Buffer.from(body),
  });
  await answer.arrayBuffer();
  return answer.status;
}

const isSendable = ({ query, headers }: RawNotice): boolean =>
  /^[\x21\x24-\x7e]*$/.test(query) && /^[\x21-\x7e]*$/.test(String(headers.signature ?? ''));

const countNotices = async () =>
  Number((await world.gateway.pool.query('select count(*) as n from provider_notices')).rows[0]?.n);

test.each([...cards, fawry])(
  'changed callbacks of $provider are rejected, or pay the order once with its own amount',
  async ({ provider, open, pay }) => {
    const session = await open();
    const name = provider.toLowerCase();
    const { arrival, release } = holdNotice(name);
    try {
      await pay(session);
      const raw = await arrival();
      const changes = changedNotices(raw, CHANGES).filter(isSendable);
      const genuine = changes.filter((changed) => signsTheSame(name, raw, changed)).slice(0, SENT);
      const forged = changes.filter((changed) => !signsTheSame(name, raw, changed)).slice(0, SENT);
      expect(forged).toHaveLength(SENT);
      const before = await countNotices();
      const answers = await Promise.all(forged.map((changed) => post(name, changed)));
      expect(answers.filter((status) => !REFUSALS.includes(status))).toEqual([]);
      expect(answers).toContain(401);
      expect(await countNotices()).toBe(before);
      expect(await readSession(world, session.sessionId)).toMatchObject({ status: 'pending' });
      for (const changed of genuine) expect([200, ...REFUSALS]).toContain(await post(name, changed));
      release();
      expect(await post(name, raw)).toBe(200);
    } finally {
      release();
    }
    await eventually(async () =>
      expect(await readSession(world, session.sessionId)).toMatchObject({ status: 'paid' }),
    );
    const { amount, currency } = await readSession(world, session.sessionId);
    const [payment, ...more] = await transactionsOf(world, session.sessionId);
    expect(more).toEqual([]);
    expect(payment).toMatchObject({ status: 'Success', currency });
    expect(Number(payment?.amount)).toBe(amount);
  },
);

test('a callback for easypaisa, which sends none, is rejected whatever it contains', async () => {
  const session = await world.order('easypaisa');
  const body = Buffer.from(JSON.stringify({ orderId: session.orderId, responseCode: '0000' }));
  const headers = { 'content-type': 'application/json' };
  expect(await post('easypaisa', { headers, query: '', body })).toBe(401);
  expect(await readSession(world, session.sessionId)).toMatchObject({ status: 'open' });
});

test('the books are sound after the callbacks', () => expectSoundBooks(world.gateway));
