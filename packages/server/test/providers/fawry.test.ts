import { createHmac } from 'node:crypto';
import { returnSignatureMessage } from '@daftar/domain';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { expectSoundBooks } from '../support/books.ts';
import { CODE, leave, typeAt } from '../support/customer.ts';
import { tablesWith } from '../support/find-text.ts';
import {
  actAtCounter,
  newSession,
  readSession,
  referenceBody,
  transactionsOf,
  waitForSessionStatus,
} from '../support/payments.ts';
import { startWorld, type World } from '../support/world.ts';

let world: World;
const clock = () => new Date();

beforeAll(async () => {
  world = await startWorld({
    service: {
      portalUrl: 'https://portal.example/welcome',
      paymentMethods: ['Credit Card', 'MWallet', 'FawryRef'],
    },
  });
});
afterEach(() => {
  world.gateway.now = clock;
});
afterAll(() => world.close());

type Session = Awaited<ReturnType<typeof newSession>>;

const customer = ({ sessionId, serviceId, orderId }: Session) => ({
  ...{ sessionId, serviceId, orderId, customerName: 'Nora Abdallah', customerMobile: '201012345678' },
});
const PAN = '4242424242424242';
const cardBody = (session: Session, changes: Record<string, unknown> = {}) => ({
  ...customer(session),
  ...{ paymentMethod: 'CARD', cardNumber: PAN, cardExpiryMonth: '05', cardExpiryYear: '29', cvv: '123' },
  ...changes,
});
const walletBody = (session: Session, changes: Record<string, unknown> = {}) => ({
  ...customer(session),
  paymentMethod: 'MWALLET',
  ...changes,
});

const payByCard = (body: object, headers: Record<string, string> = {}) =>
  world.asCustomer('startCardPayment', { body, headers });
const askQr = (body: object) => world.asCustomer('requestWalletQr', { body });
const push = (body: object) => world.asCustomer('requestWalletPush', { body });

const attemptsOf = (sessionId: string) =>
  world.gateway.db
    .selectFrom('payment_attempts')
    .selectAll()
    .where('session_id', '=', sessionId)
    .orderBy('created_at')
    .execute();

/** Returns the address of the attempt's page in the sandbox, which a phone opens by scanning the code. */
async function phonePage(merchantRefNumber: string): Promise<string> {
  const { rows } = await world.gateway.pool.query(
    'select key from sandbox.payments where merchant_reference = $1',
    [merchantRefNumber],
  );
  return `${world.sandboxUrl}/fawry/pay/${rows[0]?.key}`;
}

function expectPortal(answer: Response): Record<string, string> {
  expect(answer.status).toBe(303);
  const location = answer.headers.get('location') ?? '';
  expect(location).toMatch(/^https:\/\/portal\.example\/welcome\?/);
  const { signature, ...signed } = Object.fromEntries(new URL(location).searchParams);
  const key = Buffer.from(world.nile.webhookSecret.replace('whsec_', ''), 'base64');
  expect(signature).toBe(createHmac('sha256', key).update(returnSignatureMessage(signed)).digest('hex'));
  expect(Math.abs(Number(signed.ts) - Date.now() / 1000)).toBeLessThan(60);
  return signed;
}

test('a card is paid after 3-D Secure, and the return page sends the customer to the portal', async () => {
  const session = await newSession(world);
  const answer = await payByCard(cardBody(session));
  expect([answer.status, answer.body.statusCode]).toEqual([200, 200]);
  expect(await readSession(world, session.sessionId)).toMatchObject({ status: 'pending' });
  await typeAt(answer.body.redirectLink, 'code', { code: CODE });
  const params = expectPortal(await leave(answer.body.redirectLink));
  expect(params).toEqual({ status: 'SUCCESS', orderId: session.orderId, amount: '450.50', ts: params.ts });
  await waitForSessionStatus(world, session.sessionId, 'paid');
  const [attempt] = await attemptsOf(session.sessionId);
  expect(attempt).toMatchObject({
    way: 'card',
    method: 'Credit Card',
    status: 'paid',
    provider_reference: expect.stringMatching(/^\d+$/),
  });
  expect(await transactionsOf(world, session.sessionId)).toMatchObject([
    { status: 'Success', method: 'Credit Card', amount: '450.500' },
  ]);
});

test.each([
  ['a wrong one-time code', PAN, '000000'],
  ['a card without funds', '4222000006724235', CODE],
])('%s ends with FAILED, and the customer may pay in another way', async (_name, cardNumber, code) => {
  const session = await newSession(world);
  const { body } = await payByCard(cardBody(session, { cardNumber }));
  await typeAt(body.redirectLink, 'code', { code });
  const params = expectPortal(await leave(body.redirectLink));
  expect(params).toEqual({ status: 'FAILED', orderId: session.orderId, ts: params.ts });
  expect(await readSession(world, session.sessionId)).toMatchObject({ status: 'open' });
  expect((await askQr(walletBody(session))).status).toBe(200);
  expect(await attemptsOf(session.sessionId)).toMatchObject([
    { status: 'failed', way: 'card' },
    { status: 'pending', way: 'qr' },
  ]);
});

test('a wallet payment by QR code makes the session paid', async () => {
  const session = await newSession(world);
  const { status, body } = await askQr(walletBody(session));
  expect([status, body.statusCode]).toEqual([200, 200]);
  expect(body.walletQr).toMatch(/^data:image\/png;base64,iVBOR/);
  await typeAt(await phonePage(body.merchantRefNumber), 'wallet', {
    ...{ wallet: '01012345678', pin: CODE, code: CODE },
  });
  await waitForSessionStatus(world, session.sessionId, 'paid');
});

test('a push payment is paid when the wallet’s owner confirms on the phone', async () => {
  const session = await newSession(world);
  const { status, body } = await push(walletBody(session, { debitMobileWalletNo: '01112345678' }));
  expect([status, body.statusCode]).toEqual([200, 200]);
  await typeAt(await phonePage(body.merchantRefNumber), 'wallet', {
    ...{ wallet: '01112345678', pin: CODE, code: CODE },
  });
  await waitForSessionStatus(world, session.sessionId, 'paid');
  expect(await transactionsOf(world, session.sessionId)).toMatchObject([{ method: 'MWallet' }]);
});

test('only one attempt is open at a time: a repeated submit gets its response, another method gets 409', async () => {
  const session = await newSession(world);
  const answers = await Promise.all(Array.from({ length: 10 }, () => payByCard(cardBody(session))));
  expect(new Set(answers.map(({ status, body }) => `${status} ${body.redirectLink}`)).size).toBe(1);
  expect(await attemptsOf(session.sessionId)).toHaveLength(1);
  const other = await askQr(walletBody(session));
  expect([other.status, other.problem.errors[0]?.code]).toEqual([409, 'attempt-open']);
  const reference = await world.asCustomer('requestReferenceNumber', { body: referenceBody(session) });
  expect(reference.status).toBe(409);
});

test.each<[string, Record<string, unknown>, string, string]>([
  [
    'a number with a wrong check digit',
    { cardNumber: '4242424242424241' },
    'cardNumber',
    'Invalid card number',
  ],
  ['a number of 15 digits', { cardNumber: '424242424242424' }, 'cardNumber', 'Invalid card number'],
  ['an Arabic number', { cardNumber: '٤٢٤٢٤٢٤٢٤٢٤٢٤٢٤٢' }, 'cardNumber', 'Invalid card number'],
  ['a masked number', { cardNumber: '4242 4242 4242 4242' }, 'cardNumber', 'Invalid card number'],
  ['no number', { cardNumber: undefined }, 'cardNumber', 'Please provide valid card number'],
  ['a short CVV', { cvv: '12' }, 'cvv', 'Please provide valid CVV'],
  ['a CVV of another brand', { cvv: '1234' }, 'cvv', 'Please provide valid CVV'],
  ['an Arabic CVV', { cvv: '١٢٣' }, 'cvv', 'Please provide valid CVV'],
  ['month 13', { cardExpiryMonth: '13' }, 'cardExpiryMonth', 'Expiry date must be in the format MM/YY'],
  ['a past month', { cardExpiryYear: '20' }, 'cardExpiryMonth', 'Please provide valid expiry date'],
  ['a short name', { customerName: 'No' }, 'customerName', 'Please provide valid Name'],
])(
  'a card with %s is rejected with the specification’s message, and nothing is sent to Fawry',
  async (_name, wrong, field, message) => {
    const session = await newSession(world);
    const answer = await payByCard(cardBody(session, wrong));
    expect([answer.status, answer.problem.errors]).toMatchObject([400, [{ field, message }]]);
    expect(await attemptsOf(session.sessionId)).toEqual([]);
  },
);

test('rejects an amount in the body', async () => {
  const session = await newSession(world);
  for (const amount of [1, '1', 450.5])
    expect((await payByCard(cardBody(session, { amount }))).status).toBe(400);
  expect((await askQr(walletBody(session, { currency: 'USD' }))).status).toBe(400);
  expect(await attemptsOf(session.sessionId)).toEqual([]);
});

test('rejects a return address on another origin', async () => {
  const session = await newSession(world, { redirectUrl: 'https://shop.example/thanks' });
  for (const returnUrl of ['https://evil.example/', `${world.checkoutUrl}.evil.example/`])
    expect((await payByCard(cardBody(session, { returnUrl }))).status).toBe(400);
  expect((await payByCard(cardBody(session, { returnUrl: 'https://shop.example/3ds' }))).status).toBe(200);
});

test.each([
  [
    'startCardPayment',
    (session: Session) => payByCard(cardBody(session, { customerMobile: '201012340500' })),
  ],
  ['requestWalletQr', (session: Session) => askQr(walletBody(session, { customerMobile: '201012340415' }))],
  [
    'requestWalletPush',
    (session: Session) =>
      push(walletBody(session, { customerMobile: '201012340500', debitMobileWalletNo: '01112345678' })),
  ],
])('%s returns 503 when the provider does not respond, and keeps the attempt', async (_name, submit) => {
  const session = await newSession(world);
  const answer = await submit(session);
  expect(answer.status).toBe(503);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await attemptsOf(session.sessionId)).toMatchObject([{ status: 'created', charging_until: null }]);
});

test('the next submit continues an attempt that a crash interrupted, with the same reference number', async () => {
  const session = await newSession(world);
  const { providerFor } = world.gateway;
  world.gateway.providerFor = (name) => {
    const provider = providerFor(name);
    const qr = () => Promise.reject(new Error('The process was killed'));
    return provider && { ...provider, charges: { ...provider.charges, qr } };
  };
  try {
    await expect(askQr(walletBody(session))).rejects.toThrow('500');
  } finally {
    world.gateway.providerFor = providerFor;
  }
  const [interrupted] = await attemptsOf(session.sessionId);
  world.gateway.now = () => new Date(Date.now() + 31_000);
  const { status, body } = await askQr(walletBody(session));
  expect([status, body.merchantRefNumber]).toEqual([200, interrupted?.merchant_ref_number]);
  expect(await attemptsOf(session.sessionId)).toHaveLength(1);
});

test('a card payment whose response is lost gets 503 again and again, and is paid once when it is paid at Fawry', async () => {
  const session = await newSession(world, { amount: 9045 });
  for (let time = 0; time < 3; time += 1) {
    const { status, problem } = await payByCard(cardBody(session));
    expect([status, problem.errors[0]?.code]).toEqual([503, 'checkout.providerSilent']);
  }
  expect(await readSession(world, session.sessionId)).toMatchObject({ status: 'pending' });
  const { rows } = await world.gateway.pool.query(
    `select p.reference from sandbox.payments p join payment_attempts a on a.merchant_ref_number = p.merchant_reference
     where a.session_id = $1`,
    [session.sessionId],
  );
  expect(rows).toHaveLength(1);
  await actAtCounter(world, rows[0]?.reference);
  await waitForSessionStatus(world, session.sessionId, 'paid');
  expect(await transactionsOf(world, session.sessionId)).toMatchObject([{ status: 'Success' }]);
});

test('a push payment whose response is lost is found by a status request', async () => {
  const session = await newSession(world);
  const answer = await push(
    walletBody(session, { customerMobile: '201012340415', debitMobileWalletNo: '01112345678' }),
  );
  expect(answer.status).toBe(200);
  await typeAt(await phonePage(answer.body.merchantRefNumber), 'wallet', {
    ...{ wallet: '01112345678', pin: CODE, code: CODE },
  });
  await waitForSessionStatus(world, session.sessionId, 'paid');
});

test('the return page needs our number of the attempt, and ignores all other values', async () => {
  const session = await newSession(world);
  const { body } = await payByCard(cardBody(session));
  const at = (path: string) => fetch(`${world.checkoutUrl}/checkout/mena/${path}`, { redirect: 'manual' });
  const own = `${session.serviceId}/${session.orderId}`;
  expect((await at(`${own}?orderStatus=PAID`)).status).toBe(404);
  expect((await at(`${own}?orderStatus=PAID&merchantRefNumber=1`)).status).toBe(404);
  expect((await at(`${session.serviceId}/other?merchantRefNumber=${body.merchantRefNumber}`)).status).toBe(
    404,
  );
  const lied = await at(`${own}?orderStatus=PAID&merchantRefNumber=${body.merchantRefNumber}`);
  expect(expectPortal(lied).status).toBe('FAILED');
  expect(await readSession(world, session.sessionId)).toMatchObject({ status: 'pending' });
});

test('an idempotency key replays a card payment’s response for any card, and stores no hash of the card', async () => {
  const session = await newSession(world);
  const headers = { 'idempotency-key': `key-${session.sessionId}` };
  const first = await payByCard(cardBody(session), headers);
  const second = await payByCard(cardBody(session, { cardNumber: '5436031030606378' }), headers);
  expect(second.headers.get('idempotency-replayed')).toBe('true');
  expect(second.body).toEqual(first.body);
});

test('POST /checkout pushes to a wallet or issues a reference, and rejects another provider', async () => {
  const start = (session: Session, provider: string, paymentMethod?: string) => {
    const { sessionId, serviceId, orderId } = session;
    const body = { sessionId, serviceId, orderId, mobileNumber: '+201012345678', paymentMethod };
    return world.asCustomer('startCheckout', { query: `?provider=${provider}`, body });
  };
  const pushed = await start(await newSession(world), 'fawry', 'MWALLET');
  expect(pushed.body).toMatchObject({ orderStatus: 'UNPAID', responseCode: '200' });
  const session = await newSession(world);
  const reference = await start(session, 'fawry', 'PAYATFAWRY');
  expect(reference.body.reference?.referenceNumber).toMatch(/^\d+$/);
  const other = await start(await newSession(world), 'paymob');
  expect([other.status, other.problem.errors[0]?.code]).toEqual([409, 'checkout.otherProvider']);
  expect((await start(await newSession(world), 'fawry', 'WALLET')).status).toBe(400);
});

test('PUT /checkout/cc charges a card at the session’s provider', async () => {
  const { sessionId, serviceId, orderId } = await newSession(world);
  const body = {
    ...{ sessionId, serviceId, orderId, paymentMethod: 'CC', cardNumber: PAN, nameOnCard: 'NORA ABDALLAH' },
    ...{ cardExpiry: '05/29', cvv: '123', mobileNumber: '+201012345678', email: 'nora@example.com' },
  };
  const answer = await world.asCustomer('payByCard', { body });
  expect(answer.body).toMatchObject({ orderStatus: 'UNPAID', redirectLink: /\/fawry\/pay\// });
  const expired = await world.asCustomer('payByCard', { body: { ...body, cardExpiry: '05/20' } });
  expect(expired.problem.errors).toMatchObject([{ message: 'Please provide valid expiry date' }]);
  const easypaisa = await world.asCustomer('payByEasypaisaCard', { body });
  expect([easypaisa.status, easypaisa.problem.message]).toEqual([
    409,
    'This service is not paid through easypaisa',
  ]);
});

test('no card number or CVV is in the database after these tests', async () => {
  for (const pan of [PAN, '4222000006724235', '5436031030606378', '4242424242424241'])
    expect(await tablesWith(world.gateway, pan)).toEqual([]);
  const { rows } = await world.gateway.pool.query(
    "select distinct request ->> 'cvv' as cvv, request ->> 'cardNumber' as card from checkout_logs where request ? 'cvv'",
  );
  expect(new Set(rows.map(({ cvv }) => cvv))).toEqual(new Set(['[redacted]']));
  expect(rows.map(({ card }) => card)).toContain('424242…4242');
});

test('the books are sound after the payments at Fawry', () => expectSoundBooks(world.gateway));
