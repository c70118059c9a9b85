import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { endAttempt } from '../src/areas/checkout/attempts/end-attempt.ts';
import type { ChargeResult } from '../src/providers/charge.ts';
import { newPackage } from './support/catalogue.ts';
import { tablesWith } from './support/find-text.ts';
import { newEndpoint } from './support/keys.ts';
import { newOrder } from './support/payments.ts';
import { FakeProvider } from './support/refunds.ts';
import { newTenant, startWorld, type Tenant, unique, type World } from './support/world.ts';

const LIMITS = {
  TRIES_PER_SESSION: '4',
  TRIES_PER_LINK: '8',
  TRIES_PER_NUMBER: '3',
  TRIES_PER_CARD: '3',
  DECLINES_PER_MERCHANT: '6',
  DECLINE_PAUSES: '0',
};
const CARD = '4242424242424242';
const OTHER_CARD = '5555555555554444';
const methods = ['FawryRef', 'MWallet', 'Credit Card'] as const;

let world: World;
let shop: Tenant;
let cards: ChargeResult;
let charged = 0;
const declined: ChargeResult = { outcome: 'refused', code: '05', description: 'Do not honour' };

beforeAll(async () => {
  world = await startWorld({ environment: LIMITS });
  const provider = new FakeProvider();
  provider.install(world.gateway);
  const { providerFor } = world.gateway;
  world.gateway.providerFor = (name) => {
    const known = providerFor(name);
    if (!known) return undefined;
    const card = async () => {
      charged += 1;
      return { result: cards, exchange: { provider: 'Fawry', request: {}, response: {} } };
    };
    const expiresAt = new Date(Date.now() + 3_600_000);
    const accepted = { outcome: 'accepted', code: '200', description: 'OK', expiresAt } as const;
    const reference = async () => ({
      result: { ...accepted, step: { kind: 'reference', referenceNumber: '123456789' } } as const,
      exchange: { provider: 'Fawry', request: {}, response: {} },
    });
    return { ...known, charges: { ...known.charges, card, reference } };
  };
});
afterAll(() => world.close());

const settings = () => world.gateway.settings.tries;
let usual: ReturnType<typeof settings>;
beforeEach(async () => {
  usual = { ...settings() };
  cards = declined;
  charged = 0;
  shop = await newTenant(world.gateway, unique('Tried'), {
    paymentMethods: [...methods],
    ccServiceName: 'Paymob',
  });
  await world.gateway.pool.query('delete from payment_tries');
});
afterEach(() => {
  Object.assign(world.gateway.settings.tries, usual);
});

async function session() {
  const order = newOrder(shop);
  const answer = await world.asServer('createCheckoutSession', { body: order }, shop.privateKey);
  return { ...order, sessionId: answer.body.sessionId };
}
type Session = Awaited<ReturnType<typeof session>>;

const who = ({ sessionId, serviceId, orderId }: Session) => ({ sessionId, serviceId, orderId });
const card = (of: Session, cardNumber = CARD) =>
  world.asCustomer('startCardPayment', {
    body: {
      ...who(of),
      customerName: 'Nora Abdallah',
      customerMobile: '201012345678',
      cardNumber,
      cardExpiryMonth: '12',
      cardExpiryYear: '30',
      cvv: '123',
      paymentMethod: 'CARD',
      sid: of.serviceId,
    },
  });
const push = (of: Session, debitMobileWalletNo: string) =>
  world.asCustomer('requestWalletPush', {
    body: {
      ...who(of),
      paymentMethod: 'MWALLET',
      customerName: 'Nora Abdallah',
      customerMobile: '201012345678',
      debitMobileWalletNo,
    },
  });
const reference = (of: Session, customerMobile = '201012345678') =>
  world.asCustomer('requestReferenceNumber', {
    body: { ...who(of), paymentMethod: 'PAYATFAWRY', customerName: 'Nora Abdallah', customerMobile },
  });
/** Requests a reference; returns the attempt's row. */
async function openedByReference(of: Session) {
  expect((await reference(of)).status).toBe(200);
  return world.gateway.pool.query('select id, session_id from payment_attempts where session_id = $1', [
    of.sessionId,
  ]);
}
const statuses = async (answers: Promise<{ status: number }>[]) =>
  (await Promise.all(answers)).map(({ status }) => status).sort();
const sessions = (count: number) => Promise.all(Array.from({ length: count }, session));

describe('attempts to pay', () => {
  test('with one card at the same moment reach the provider no more often than the limit', async () => {
    const answers = await statuses((await sessions(20)).map((one) => card(one)));
    expect(answers.filter((status) => status === 429)).toHaveLength(17);
    expect(charged).toBe(3);
    // Another card is not affected, nor is another way to pay.
    expect((await card(await session(), OTHER_CARD)).status).toBe(409);
  });

  test('with one wallet in any spelling reach its owner no more often than the limit', async () => {
    const spellings = ['01012345671', '201012345671', '+201012345671', '٠١٠١٢٣٤٥٦٧١', '+2001012345671'];
    const opened = await sessions(12);
    const answers = await statuses(
      opened.map((one, index) => push(one, spellings[index % spellings.length] ?? '')),
    );
    expect(answers.filter((status) => status === 200)).toHaveLength(3);
    expect(answers.filter((status) => status === 429)).toHaveLength(9);
  });

  test('with wallets of two countries are counted apart, also when the last digits are equal', async () => {
    const opened = await sessions(6);
    const answers = await statuses(
      opened.map((one, index) => push(one, index < 3 ? '201012345671' : '+923012345671')),
    );
    expect(answers).toEqual(Array.from({ length: 6 }, () => 200));
  });

  test('of one session are limited, with other cards too', async () => {
    settings().card = 0;
    const one = await session();
    const seen: number[] = [];
    for (let index = 0; index < 6; index += 1)
      seen.push((await card(one, index % 2 ? CARD : OTHER_CARD)).status);
    expect(seen).toEqual([409, 409, 409, 409, 429, 429]);
  });

  test('of one payment link are limited across its sessions, cards and numbers', async () => {
    const pack = await newPackage(world.gateway, shop);
    Object.assign(settings(), { card: 0, merchant: 0 });
    const linked = await sessions(12);
    await world.gateway.db
      .updateTable('checkout_sessions')
      .set({ package_id: pack.id })
      .where(
        'id',
        'in',
        linked.map(({ sessionId }) => sessionId),
      )
      .execute();
    const answers = await statuses(linked.map((one) => card(one)));
    expect(answers.filter((status) => status === 429)).toHaveLength(4);
  });

  test('are refused while too many of a merchant are declined; other merchants go on', async () => {
    Object.assign(settings(), { card: 0, session: 0 });
    for (let index = 0; index < 6; index += 1) expect((await card(await session())).status).toBe(409);
    expect((await card(await session())).status).toBe(429);
    const before = shop;
    shop = await newTenant(world.gateway, unique('Other'), {
      paymentMethods: [...methods],
      ccServiceName: 'Paymob',
    });
    expect((await card(await session())).status).toBe(409);
    shop = before;
  });

  test('pause after the third decline, and longer after each further one', async () => {
    Object.assign(settings(), { card: 0, session: 0, merchant: 0, pauses: true });
    const one = await session();
    const { now } = world.gateway;
    let moved = 0;
    world.gateway.now = () => new Date(Date.now() + moved);
    try {
      const waits: number[] = [];
      for (let decline = 1; decline <= 6; decline += 1) {
        expect((await card(one)).status).toBe(409);
        if (decline < 3) continue;
        const refused = await card(one);
        expect(refused.status).toBe(429);
        const wait = Number(refused.headers.get('retry-after'));
        waits.push(wait);
        moved += wait * 1000;
      }
      expect(waits).toEqual([10, 30, 120, 600]);
    } finally {
      world.gateway.now = now;
    }
  });

  test('say in words and in Retry-After when to come back', async () => {
    for (const one of await sessions(3)) await card(one);
    const refused = await card(await session());
    const error = refused.problem.errors[0];
    expect(refused.status).toBe(429);
    expect(error).toMatchObject({ code: 'checkout.triesMinutes', values: { count: 10 } });
    expect(error?.message).toBe('Too many attempts to pay. Please try again in 10 minutes');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(540);
  });

  test('are free again when the window is over', async () => {
    for (const one of await sessions(4)) await card(one);
    const { now } = world.gateway;
    world.gateway.now = () => new Date(Date.now() + 601_000);
    const later = await card(await session());
    world.gateway.now = now;
    expect(later.status).toBe(409);
  });

  test('that are paid do not count', async () => {
    settings().number = 3;
    for (let index = 0; index < 5; index += 1) {
      const one = await session();
      expect((await push(one, '01012345679')).status).toBe(200);
      const { rows } = await world.gateway.pool.query(
        'select id, session_id from payment_attempts where session_id = $1',
        [one.sessionId],
      );
      await endAttempt(world.gateway, rows[0], { state: 'paid', providerReference: unique('ref') });
    }
  });

  test('by reference for one mobile number are limited, in any spelling of it', async () => {
    Object.assign(settings(), { numberRequests: 3 });
    const spellings = ['201012345670', '01012345670', '+201012345670', '٠١٠١٢٣٤٥٦٧٠'];
    const answers = (await sessions(8)).map((one, index) => reference(one, spellings[index % 4]));
    const seen = await statuses(answers);
    expect(seen.filter((status) => status === 429)).toHaveLength(5);
    expect((await reference(await session(), '201012345699')).status).toBe(200);
  });

  test('by reference of one session are limited, but do not wait for its declined cards', async () => {
    Object.assign(settings(), { card: 0, merchant: 0, pauses: true });
    const one = await session();
    for (let decline = 1; decline <= 3; decline += 1) expect((await card(one)).status).toBe(409);
    expect((await card(one)).status).toBe(429);
    expect((await reference(one)).status).toBe(200);
    const other = await session();
    settings().pauses = false;
    for (let decline = 1; decline <= 4; decline += 1) expect((await card(other)).status).toBe(409);
    expect((await reference(other)).status).toBe(429);
  });

  test('by reference of one link are limited across its sessions', async () => {
    const pack = await newPackage(world.gateway, shop);
    Object.assign(settings(), { linkRequests: 4, numberRequests: 0 });
    const linked = await sessions(6);
    await world.gateway.db
      .updateTable('checkout_sessions')
      .set({ package_id: pack.id })
      .where(
        'id',
        'in',
        linked.map(({ sessionId }) => sessionId),
      )
      .execute();
    const answers = await statuses(linked.map((one) => reference(one)));
    expect(answers.filter((status) => status === 429)).toHaveLength(2);
  });

  test('that a provider refuses as a request begin no pause and count as no decline', async () => {
    Object.assign(settings(), { pauses: true, merchant: 1, session: 0 });
    await world.gateway.pool.query('delete from payment_tries');
    for (const one of await sessions(4)) {
      const { rows } = await openedByReference(one);
      await endAttempt(world.gateway, rows[0], { state: 'failed', reason: 'refused' });
    }
    expect((await reference(await session())).status).toBe(200);
    expect((await card(await session())).status).toBe(409);
  });
});

describe('sessions of a payment link', () => {
  let orders = 40_000_000;
  const open = (pack: { id: string }, msisdn = '201012345670') => {
    orders += 1;
    const body = { id: pack.id, serviceId: shop.service.serviceId, msisdn, orderId: String(orders) };
    return world.asCustomer('generatePaymentLink', { body });
  };

  test('are limited by number and by link, and the refusal is told without an event', async () => {
    const pack = await newPackage(world.gateway, shop);
    Object.assign(settings(), { numberRequests: 2, linkRequests: 5 });
    const byNumber = await statuses(Array.from({ length: 4 }, () => open(pack)));
    expect(byNumber).toEqual([200, 200, 429, 429]);
    const others = await statuses(Array.from({ length: 5 }, (_, index) => open(pack, `20101234560${index}`)));
    expect(others.filter((status) => status === 429)).toHaveLength(2);
    const history = await world.asOwner('getHistory', {
      params: { kind: 'merchant', id: shop.merchantId },
    });
    expect(history.body.data.filter(({ code: one }) => one === 'history.linkLimited')).toHaveLength(2);
    const { rows } = await world.gateway.pool.query(
      'select count(*)::int from checkout_sessions where package_id = $1',
      [pack.id],
    );
    expect(rows[0].count).toBe(5);
  });
});

test('a merchant with an address for notifications gets one email an hour about limits', async () => {
  await world.gateway.db
    .updateTable('merchants')
    .set({ notification_email: 'staff@shop.example' })
    .where('id', '=', shop.merchantId)
    .execute();
  for (const number of [CARD, OTHER_CARD]) for (const one of await sessions(5)) await card(one, number);
  const mails = await world.gateway.db
    .selectFrom('mails')
    .select(['kind', 'details'])
    .where('user_type_id', '=', shop.merchantId)
    .execute();
  expect(mails).toMatchObject([{ kind: 'payment-limited', details: { rule: 'card' } }]);
});

test('a limit that is reached is told once: in the history, to endpoints, in the metrics', async () => {
  await newEndpoint(world, shop, { url: 'http://127.0.0.1:9/limited', events: ['payment.limited'] });
  for (const one of await sessions(3)) await card(one);
  for (const one of await sessions(4)) expect((await card(one)).status).toBe(429);
  const history = await world.asOwner('getHistory', { params: { kind: 'merchant', id: shop.merchantId } });
  expect(history.body.data.filter(({ code }) => code === 'history.paymentLimited')).toHaveLength(1);
  const sent = await world.gateway.db
    .selectFrom('webhook_deliveries')
    .select(['type', 'payload'])
    .where('user_type_id', '=', shop.merchantId)
    .where('type', '=', 'payment.limited')
    .execute();
  expect(sent).toHaveLength(1);
  expect(JSON.parse(sent[0]?.payload ?? '{}').data).toMatchObject({ limit: 'card', currency: 'EGP' });
  expect(
    await world.gateway.metrics.registry.getSingleMetricAsString('daftar_payment_tries_refused_total'),
  ).toMatch(/rule="card"\} \d+/);
});

test('no table has the card or its plain hash', async () => {
  await card(await session());
  expect(await tablesWith(world.gateway, CARD)).toEqual([]);
});
