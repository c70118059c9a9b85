import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectSoundBooks } from '../support/books.ts';
import { CODE, leave, typeAt } from '../support/customer.ts';
import { tablesWith } from '../support/find-text.ts';
import { newSession, readSession, transactionsOf, waitForSessionStatus } from '../support/payments.ts';
import { newCarrier, newTenant, startWorld, type Tenant, unique, type World } from '../support/world.ts';

const PORTAL = 'https://portal.example/welcome';
const PAN = '4111111111111111';
const DECLINED = '4000000000000002';

let world: World;
const shops = new Map<string, Tenant>();
const places: Record<string, { country: string; currency: string }> = {
  Paytab: { country: 'United Arab Emirates', currency: 'AED' },
  Paymob: { country: 'Egypt', currency: 'EGP' },
  Monty: { country: 'United Arab Emirates', currency: 'AED' },
  JazzCash: { country: 'Pakistan', currency: 'PKR' },
  easypaisa: { country: 'Pakistan', currency: 'PKR' },
};

beforeAll(async () => {
  world = await startWorld();
  for (const [serviceProvider, place] of Object.entries(places)) {
    await newCarrier(world.gateway, serviceProvider);
    const service = { ...place, serviceProvider, portalUrl: PORTAL };
    shops.set(
      serviceProvider,
      await newTenant(world.gateway, unique('Shop'), {
        ...service,
        paymentMethods: ['Credit Card', 'MWallet'],
      }),
    );
  }
});
afterAll(() => world.close());

async function order(provider: string, changes: object = {}) {
  const shop = shops.get(provider);
  const currency = places[provider]?.currency;
  const customer = { msisdn: '971501234567', email: 'mariam@example.com', name: 'Mariam Ali' };
  return newSession(world, { currency, ...customer, ...changes }, shop);
}
type Session = Awaited<ReturnType<typeof order>>;

const ids = ({ sessionId, serviceId, orderId }: Session) => ({ sessionId, serviceId, orderId });
const who = { firstName: 'Mariam', lastName: 'Ali', email: 'mariam@example.com' };

interface Journey {
  provider: string;
  name: string;
  /** Starts the payment and returns the provider's page. */
  start(session: Session): Promise<string>;
  pay(page: string): Promise<void>;
  decline(page: string): Promise<void>;
  /** Status of the return address after a payment. */
  returns: string;
}

const payCard = async (page: string, expiry = '05/29') => {
  await typeAt(page, 'card', { number: PAN, expiry, cvv: '123' });
  await typeAt(page, 'code', { code: CODE });
};
const declineCard = async (page: string) =>
  typeAt(page, 'card', { number: DECLINED, expiry: '05/29', cvv: '123' });
const wallet = (code: string) => (page: string) =>
  typeAt(page, 'wallet', { wallet: '01010101010', pin: CODE, code });

const paymob = (paymentMethod: 'CARD' | 'WALLET') => async (session: Session) => {
  const body = { ...ids(session), ...who, customerMobile: '+201001234567', paymentMethod };
  const answer = await world.asCustomer('startPaymobPayment', { body });
  return (await fetch(answer.body.redirectLink)).url;
};

const journeys: Journey[] = [
  {
    ...{ provider: 'Paytab', name: 'card', returns: 'PENDING' },
    start: async ({ sessionId }) =>
      (await world.asCustomer('startPaytabsPayment', { body: { sessionId } })).body.redirect_url,
    ...{ pay: payCard, decline: declineCard },
  },
  {
    ...{ provider: 'Paymob', name: 'card', returns: 'SUCCESS' },
    ...{ start: paymob('CARD'), pay: payCard, decline: declineCard },
  },
  {
    ...{ provider: 'Paymob', name: 'wallet', returns: 'SUCCESS' },
    ...{ start: paymob('WALLET'), pay: wallet(CODE), decline: wallet('000000') },
  },
  {
    ...{ provider: 'Monty', name: 'card', returns: 'SUCCESS' },
    start: async ({ sessionId }) => {
      const body = { sessionId, ...who, mobileNumber: '971501234567' };
      return (await world.asCustomer('startMontyPayment', { body })).body.url;
    },
    pay: (page) => payCard(page, '05/38'),
    decline: (page) => typeAt(page, 'card', { number: PAN, expiry: '02/38', cvv: '123' }),
  },
];

describe.each(journeys)('$name at $provider', ({ provider, start, pay, decline, returns }) => {
  test('is paid by the callback alone when the customer does not come back', async () => {
    const session = await order(provider);
    await pay(await start(session));
    await waitForSessionStatus(world, session.sessionId, 'paid');
  });

  test('is paid on the provider’s page, and the customer comes back to the portal', async () => {
    const session = await order(provider);
    const page = await start(session);
    expect(await start(session)).toBe(page);
    expect(await readSession(world, session.sessionId)).toMatchObject({ status: 'pending' });
    await pay(page);
    const back = await leave(page);
    expect(back.status).toBe(303);
    const address = new URL(back.headers.get('location') ?? '');
    expect(address.href.startsWith(`${PORTAL}?`)).toBe(true);
    const { signature, ts, ...params } = Object.fromEntries(address.searchParams);
    expect([signature, ts]).toEqual([
      expect.stringMatching(/^[0-9a-f]{64}$/),
      expect.stringMatching(/^\d+$/),
    ]);
    expect(params).toEqual({
      status: returns,
      orderId: session.orderId,
      ...(returns === 'SUCCESS' && { amount: '450.50' }),
    });
    await waitForSessionStatus(world, session.sessionId, 'paid');
    expect(await transactionsOf(world, session.sessionId)).toMatchObject([{ status: 'Success' }]);
  });

  test('that is declined leaves the session open for another attempt', async () => {
    const session = await order(provider);
    const page = await start(session);
    await decline(page);
    const back = await leave(page);
    const expected = returns === 'SUCCESS' ? 'FAILED' : returns;
    expect(new URL(back.headers.get('location') ?? '').searchParams.get('status')).toBe(expected);
    await waitForSessionStatus(world, session.sessionId, 'open');
    expect(await start(session)).not.toBe(page);
  });

  test('of another amount than the session’s is left pending', async () => {
    const session = await order(provider, { amount: 9005 });
    const page = await start(session);
    await pay(page);
    await leave(page);
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(await readSession(world, session.sessionId)).toMatchObject({ status: 'pending' });
    expect(await transactionsOf(world, session.sessionId)).toEqual([]);
  }, 20_000);

  test.each([9001, 9002, 9004, 9007])(
    'of %i, with lost, doubled or forged callbacks, has one effect',
    async (amount) => {
      const session = await order(provider, { amount });
      const page = await start(session);
      await pay(page);
      await leave(page);
      await waitForSessionStatus(world, session.sessionId, 'paid');
      expect(await transactionsOf(world, session.sessionId)).toMatchObject([{ status: 'Success' }]);
    },
  );

  test('of 9050 answers 503 while the provider fails, and keeps the attempt', async () => {
    const session = await order(provider, { amount: 9050 });
    await start(session).catch(() => undefined);
    expect(await readSession(world, session.sessionId)).toMatchObject({ status: 'pending' });
  });
});

test("a card at Monty that gets no page is refused with 'something went wrong', and may be tried again", async () => {
  const { sessionId } = await order('Monty', { amount: 9050 });
  const body = { sessionId, ...who, mobileNumber: '971501234567' };
  const { status, problem } = await world.asCustomer('startMontyPayment', { body });
  expect([status, problem.message, problem.errors?.[0]?.code]).toEqual([
    ...[503, 'something went wrong', 'checkout.montyFailed'],
  ]);
});

const start = (session: Session, provider: string, mobileNumber: string, cnic?: string) =>
  world.asCustomer('startCheckout', {
    query: `?provider=${provider.toLowerCase()}`,
    body: { ...ids(session), paymentMethod: 'MWALLET', mobileNumber, ...(cnic && { cnic }) },
  });

test.each([
  ['JazzCash', '03123456789', '345678'],
  ['easypaisa', '03458508726', undefined],
])('an account at %s that pays at once ends the session in the answer', async (provider, mobile, cnic) => {
  const session = await order(provider);
  const { status, body } = await start(session, provider, mobile, cnic);
  expect([status, body.orderStatus]).toEqual([200, 'PAID']);
  expect(body.returnUrl).toMatch(/status=SUCCESS/);
  expect(await readSession(world, session.sessionId)).toMatchObject({ status: 'paid' });
  expect((await start(session, provider, mobile, cnic)).status).toBe(409);
});

test('a wallet at JazzCash is asked, and its owner confirms on the phone', async () => {
  const session = await order('JazzCash');
  const { body } = await start(session, 'JazzCash', '03001234567', '345678');
  expect(body).toMatchObject({ orderStatus: 'UNPAID', responseCode: '157' });
  const { rows } = await world.gateway.pool.query(
    "select key from sandbox.payments where provider = 'jazzcash' and merchant_reference = $1",
    [`T${body.merchantRefNumber}`],
  );
  await typeAt(`${world.sandboxUrl}/jazzcash/pay/${rows[0]?.key}`, 'wallet', {
    ...{ wallet: '03001234567', pin: CODE, code: CODE },
  });
  await waitForSessionStatus(world, session.sessionId, 'paid');
});

test('a card at easypaisa is decided at once', async () => {
  const pay = (session: Session, cardNumber: string) =>
    world.asCustomer('payByEasypaisaCard', {
      body: {
        ...{ ...ids(session), paymentMethod: 'CC', cardNumber, nameOnCard: 'AYESHA SIDDIQUI' },
        ...{ cardExpiry: '05/29', cvv: '123', mobileNumber: '+923001234567', email: 'ayesha@example.com' },
      },
    });
  const session = await order('easypaisa');
  const declined = await pay(session, DECLINED);
  expect([declined.status, declined.problem.status]).toEqual([409, 'Payment-Failed']);
  expect(await readSession(world, session.sessionId)).toMatchObject({ status: 'open' });
  const paid = await pay(session, PAN);
  expect([paid.status, paid.body.orderStatus, paid.body.responseCode]).toEqual([200, 'PAID', '0000']);
  const rows = await transactionsOf(world, session.sessionId);
  expect(rows.map(({ status }) => status).sort()).toEqual(['Failed', 'Success']);
});

test('a Paymob return with one changed value is refused, and nothing is recorded', async () => {
  const session = await order('Paymob');
  const page = await paymob('CARD')(session);
  await payCard(page);
  const html = await (await fetch(page)).text();
  const link = /<a [^>]*href="(https?:[^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';
  const forged = await fetch(link.replace(/amount_cents=\d+/, 'amount_cents=1'), { redirect: 'manual' });
  expect(forged.status).toBe(401);
  expect(await forged.text()).toContain('Failed to authenticate resource request');
});

test('no card number is in the database after these tests', async () => {
  for (const pan of [PAN, DECLINED]) expect(await tablesWith(world.gateway, pan)).toEqual([]);
});

test('the books are sound after these tests', () => expectSoundBooks(world.gateway));
