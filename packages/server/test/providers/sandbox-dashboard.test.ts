import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { expectSoundBooks } from '../support/books.ts';
import { eventually } from '../support/eventually.ts';
import { transactionOf } from '../support/figures.ts';
import { today, waitForSessionStatus } from '../support/payments.ts';
import { whenFree } from '../support/when-free.ts';
import { journeysOf } from './journey-list.ts';
import { type ReceivingShops, type Session, startReceivingShops } from './shops.ts';

let world: ReceivingShops;
beforeAll(async () => {
  world = await startReceivingShops();
});
afterEach(() => expectSoundBooks(world.gateway));
afterAll(() => world.close());

interface Played {
  reference: string;
  merchant_reference: string;
  refunds: { reference: string; amount: string }[];
}

/** Returns the payment of a session as the sandbox has it. */
async function playedAt(name: string, { sessionId }: Session): Promise<Played> {
  const { rows } = await world.gateway.pool.query<Played>(
    `select p.reference, p.merchant_reference, p.body -> 'refunds' as refunds
     from sandbox.payments p join payment_attempts a on p.merchant_reference in (a.merchant_ref_number, 'T' || a.merchant_ref_number)
     where a.session_id = $1 and p.provider = $2`,
    [sessionId, name],
  );
  if (!rows[0]) throw new Error('The sandbox does not have the payment');
  return rows[0];
}

/** Pays an order of 100 and gives half of the rest back at the provider's dashboard, twice. */
async function refundedInParts(provider: string): Promise<Session> {
  const journey = journeysOf(() => world).find((one) => one.provider === provider && one.name === 'card');
  if (!journey) throw new Error(`No journey at ${provider}`);
  const session = await world.order(provider, { amount: 100 });
  await journey.pay(await journey.start(session));
  await waitForSessionStatus(world, session.sessionId, 'paid');
  const name = provider.toLowerCase();
  const { reference } = await playedAt(name, session);
  for (let times = 0; times < 2; times += 1) {
    const answer = await fetch(`${world.sandboxUrl}/${name}/${reference}/refundPart`, {
      method: 'POST',
      redirect: 'manual',
    });
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      expect.not.stringContaining('changed'),
    ]);
  }
  return session;
}

const refundedOf = async ({ sessionId }: Session) => (await transactionOf(world, sessionId)).refunded_amount;

test.each(['Paymob', 'Paytab', 'Monty'])(
  'two partial refunds that an operator plays at the sandbox of %s reach office, events and books',
  async (provider) => {
    const session = await refundedInParts(provider);
    await eventually(async () => expect(await refundedOf(session)).toBe('75.000'));
    const told = await eventually(() => {
      const events = world.receiver
        .webhooksOf(session.orderId)
        .filter(({ data }) => data.type === 'transaction.refunded');
      expect(events.at(-1)?.data.data.refundedAmount).toBe(75);
      return events;
    });
    expect(told.length).toBeLessThanOrEqual(2);
  },
);

test('partial refunds at the sandbox of JazzCash, which tells no amounts, are open until its settlement file tells them', async () => {
  const session = await refundedInParts('JazzCash');
  const open = { query: '?status=open' };
  await eventually(async () => expect((await world.asOwner('listRefunds', open)).body.data).toHaveLength(1));
  expect(await refundedOf(session)).toBe('0.000');
  const { reference, merchant_reference: number, refunds } = await playedAt('jazzcash', session);
  const rows = [
    'pp_TxnType,pp_TxnRefNo,pp_RetreivalReferenceNo,pp_Amount,pp_TxnCurrency',
    `MPAY,${number},${reference},10000,PKR`,
    ...refunds.map(({ reference: own, amount }) => `MWRFD,${number},${own},${Number(amount) * 100},PKR`),
  ];
  const form = new FormData();
  form.append('file', new Blob([rows.join('\r\n')]), 'jazzcash.csv');
  const { body } = await whenFree(() =>
    world.asOwner('addSettlementFile', {
      query: `?provider=jazzcash&dateFrom=${today()}&dateTo=${today()}`,
      body: form,
    }),
  );
  expect(body).toMatchObject({ settledRefunds: 1, differing: 0, unknown: 0 });
  expect(await refundedOf(session)).toBe('75.000');
  expect((await world.asOwner('listRefunds', open)).body.data).toEqual([]);
});
