import type { Currency, Money } from '@daftar/domain';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { sweepRefunds } from '../../src/areas/refunds/sweep-refunds.ts';
import type { ProviderStatus } from '../../src/providers/payment-status.ts';
import { expectSoundBooks } from '../support/books.ts';
import { eventually } from '../support/eventually.ts';
import { later } from '../support/refunds.ts';
import { journeysOf } from './journey-list.ts';
import { type ReceivingShops, type Session, startReceivingShops } from './shops.ts';
import { attemptOf, sendMonty, sendPaymob, sendPaytabs } from './signed-notices.ts';

let world: ReceivingShops;
let providerFor: ReceivingShops['gateway']['providerFor'];
beforeAll(async () => {
  world = await startReceivingShops();
  ({ providerFor } = world.gateway);
});
afterEach(() => {
  world.gateway.providerFor = providerFor;
  return expectSoundBooks(world.gateway);
});
afterAll(() => world.close());

/** What a provider did with an order: amounts of its payments, and of their refunds, in minor units. */
interface Told {
  payment: 0 | 1;
  /** Undefined for the notice of the payment itself. */
  refund?: number;
  amount: number;
}

interface Plan {
  provider: 'Paymob' | 'Paytab' | 'Monty';
  currency: Currency;
  /** Sends the genuine notice; returns the response's status. */
  send(session: Session, ids: readonly string[], told: Told): Promise<number>;
  /** The provider's ids of two payments of an order. */
  idsOf(session: Session, run: number): Promise<string[]>;
}

const PAID = 10_000;
const refundId = (run: number, { payment, refund = 0 }: Told) =>
  930_000_000 + run * 100 + payment * 10 + refund;
let run = 0;

const plans: Plan[] = [
  {
    ...{ provider: 'Paymob', currency: 'EGP' },
    idsOf: async (_session, at) => [1, 2].map((payment) => String(920_000_000 + at * 10 + payment)),
    send: (session, ids, told) =>
      told.refund === undefined
        ? sendPaymob(world, session, { id: Number(ids[told.payment]), amount_cents: PAID })
        : sendPaymob(world, session, {
            ...{ id: refundId(run, told), amount_cents: told.amount, has_parent_transaction: true },
            ...{ parent_transaction: Number(ids[told.payment]), is_refund: true },
          }),
  },
  {
    ...{ provider: 'Paytab', currency: 'AED' },
    idsOf: async (session, at) => [(await attemptOf(world, session)).provider_charge ?? '', `TST92000${at}`],
    send: (session, ids, told) => {
      const amount = (told.amount / 100).toFixed(2);
      return told.refund === undefined
        ? sendPaytabs(world, session, { tran_ref: ids[told.payment] })
        : sendPaytabs(world, session, {
            ...{ tran_ref: `TST${refundId(run, told)}`, previous_tran_ref: ids[told.payment] },
            ...{ tran_type: 'Refund', cart_id: '', cart_amount: amount, tran_total: amount },
          });
    },
  },
  {
    ...{ provider: 'Monty', currency: 'AED' },
    idsOf: async (_session, at) => [`pay-${at}-1`, `pay-${at}-2`],
    // A notice of a refund has neither id nor amount: the payment's status tells the total.
    send: (session, ids, { payment, refund }) =>
      sendMonty(world, session, {
        ...{ id: ids[payment] ?? '', type: refund === undefined ? 'sale' : 'refund' },
        order_status: refund === undefined ? 'settled' : 'refund',
      }),
  },
];

const money = (minor: number, currency: Currency): Money => ({ currency, minor: BigInt(minor) });

/** Makes the provider tell, of each payment that is named, everything that it did. */
function tellTruth({ provider: name, currency }: Plan, ids: readonly string[], all: readonly Told[]): void {
  const statusOf = (payment: number): ProviderStatus => {
    const given = all
      .filter((told) => told.payment === payment && told.refund !== undefined)
      .reduce((sum, { amount }) => sum + amount, 0);
    const providerReference = ids[payment] ?? '';
    const refunded = money(given, currency);
    // PayTabs' status of a sale says nothing of its refunds.
    const paid = { state: 'paid', amount: money(PAID, currency), providerReference } as const;
    if (name === 'Paytab') return paid;
    return given >= PAID
      ? { state: 'failed', reason: 'Refunded', refunded, providerReference }
      : { ...paid, refunded };
  };
  world.gateway.providerFor = (asked) => {
    const provider = providerFor(asked);
    if (provider?.name !== name) return provider;
    const exchange = { provider: name, request: {}, response: {} };
    return {
      ...provider,
      status: async ({ providerReference = ids[0] ?? '' }) => ({
        status: ids.includes(providerReference)
          ? statusOf(ids.indexOf(providerReference))
          : { state: 'unknown', reason: 'Another payment' },
        exchange,
      }),
    };
  };
}

const paymentsOf = async ({ sessionId }: Session) => {
  const rows = await world.gateway.db
    .selectFrom('transactions')
    .innerJoin('payment_attempts', 'payment_attempts.id', 'transactions.attempt_id')
    .select(['transactions.status', 'duplicate', 'amount', 'refunded_amount', 'provider_reference'])
    .where('transactions.session_id', '=', sessionId)
    .execute();
  const firsts = rows.filter(({ duplicate }) => !duplicate).length;
  const states = rows
    .map((row) => `${row.provider_reference} ${row.status} ${row.amount} -${row.refunded_amount}`)
    .sort();
  return { firsts, states };
};

const openRefunds = ({ sessionId }: Session) =>
  world.gateway.db
    .selectFrom('refunds')
    .select('id')
    .where('session_id', '=', sessionId)
    .where('status', 'not in', ['succeeded', 'failed'])
    .execute();

const partly = [[], [3000], [3000, 2000], [2500, 2500], [4000, 4000]];
/** MontyPay's status of a payment that was refunded whole does not prove that it was paid: then nothing is booked. */
const refundsAt = ({ provider }: Plan) =>
  provider === 'Monty' ? partly : [...partly, [PAID], [3000, 3000, 4000]];

/** What the provider did: one or two payments, and up to three refunds of each that together are at most the payment. */
const deedsAt = (plan: Plan) =>
  fc
    .record({
      first: fc.constantFrom<number[]>(...refundsAt(plan)),
      second: fc.constantFrom<number[]>(...refundsAt(plan)),
      isTwice: fc.boolean(),
    })
    .map(({ first, second, isTwice }): Told[] => [
      { payment: 0, amount: PAID },
      ...first.map((amount, refund): Told => ({ payment: 0, refund, amount })),
      ...(isTwice ? [{ payment: 1, amount: PAID } as const] : []),
      ...(isTwice ? second.map((amount, refund): Told => ({ payment: 1, refund, amount })) : []),
    ]);

/** The notices in any order, some of them repeated. */
const shuffledAt = (plan: Plan) =>
  deedsAt(plan).chain((all) =>
    fc.record({
      all: fc.constant(all),
      sent: fc
        .subarray(all)
        .chain((again) => fc.shuffledSubarray([...all, ...again], { minLength: all.length + again.length })),
      atOnce: fc.boolean(),
    }),
  );

/** Sends notices as a provider does: again, until each is accepted. */
async function deliver(sent: readonly Told[], send: (told: Told) => Promise<number>, atOnce: boolean) {
  let waiting = [...sent];
  for (let round = 0; round < 8 && waiting.length > 0; round += 1) {
    const answers: number[] = [];
    if (atOnce) answers.push(...(await Promise.all(waiting.map(send))));
    else for (const told of waiting) answers.push(await send(told));
    for (const answer of answers) expect([200, 404, 503]).toContain(answer);
    waiting = waiting.filter((_told, index) => answers[index] !== 200);
  }
  expect(waiting).toEqual([]);
}

test.each(plans)('genuine notices of $provider end in the same books in every order', async (plan) => {
  const journey = journeysOf(() => world).find(
    (one) => one.provider === plan.provider && one.name === 'card',
  );
  await fc.assert(
    fc.asyncProperty(shuffledAt(plan), async ({ all, sent, atOnce }) => {
      run += 1;
      world.gateway.providerFor = providerFor;
      const session = await world.order(plan.provider, { amount: 100 });
      await journey?.start(session);
      const ids = await plan.idsOf(session, run);
      tellTruth(plan, ids, all);
      await deliver(sent, (told) => plan.send(session, ids, told), atOnce);
      const states = [0, 1].flatMap((payment) => {
        const about = all.filter((told) => told.payment === payment);
        if (about.length === 0) return [];
        const given = about.reduce((sum, told) => sum + (told.refund === undefined ? 0 : told.amount), 0);
        return `${ids[payment]} Success 100.000 -${(given / 100).toFixed(3)}`;
      });
      await eventually(async () =>
        expect(await paymentsOf(session)).toEqual({ firsts: 1, states: states.sort() }),
      );
      // A notice without an amount, about a refund that a stated total had, is explained after an hour.
      await later(world.gateway, 70, () => sweepRefunds(world.gateway));
      expect(await openRefunds(session)).toEqual([]);
    }),
    { numRuns: 8, endOnFailure: true },
  );
});
