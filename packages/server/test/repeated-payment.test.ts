import { afterAll, beforeAll, expect, test } from 'vitest';
import { repeatPayment } from '../src/areas/checkout/methods/repeat-payment.ts';
import { newSession, readSession, takeReference } from './support/payments.ts';
import { startWorld, type World } from './support/world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld({ service: { paymentMethods: ['MWallet', 'FawryRef'] } });
});
afterAll(() => world.close());

type Session = Awaited<ReturnType<typeof newSession>>;

const bodyOf = ({ sessionId, serviceId, orderId }: Session, changes: object = {}) => ({
  ...{ sessionId, serviceId, orderId, paymentMethod: 'MWALLET' },
  ...{ customerName: 'Nora Abdallah', customerMobile: '201012345678', customerEmail: 'nora@shop.example' },
  ...changes,
});
const askQr = (session: Session) => world.asCustomer('requestWalletQr', { body: bodyOf(session) });
const push = (session: Session) =>
  world.asCustomer('requestWalletPush', { body: bodyOf(session, { debitMobileWalletNo: '201112345678' }) });
const abandon = ({ sessionId: id }: Session) => world.asCustomer('abandonPayment', { params: { id } });
const repeat = ({ sessionId: id }: Session) => world.asCustomer('repeatPayment', { params: { id } });
const attemptsOf = ({ sessionId }: Session) =>
  world.gateway.db
    .selectFrom('payment_attempts')
    .selectAll()
    .where('session_id', '=', sessionId)
    .orderBy('created_at')
    .execute();

test('an abandoned QR code is requested again with the details that the customer typed, which the session does not tell', async () => {
  const session = await newSession(world);
  const { body: first } = await askQr(session);
  const before = await readSession(world, session.sessionId);
  expect(before.attempt).toMatchObject({ merchantRefNumber: first.merchantRefNumber, canRepeat: true });
  expect(JSON.stringify(before)).not.toContain('201012345678');
  await abandon(session);
  expect(await repeat(session)).toMatchObject({ status: 200, body: { status: 'pending' } });
  const { attempt, status } = await readSession(world, session.sessionId);
  expect([status, attempt?.canRepeat]).toEqual(['pending', true]);
  expect(attempt?.walletQr).toMatch(/^data:image/);
  expect(attempt?.merchantRefNumber).not.toBe(first.merchantRefNumber);
  const [old, again] = await attemptsOf(session);
  expect(again).toMatchObject({ way: 'qr', customer: old?.customer, abandoned_at: null });
});

test('an abandoned request to a wallet goes to the same wallet again', async () => {
  const session = await newSession(world);
  await push(session);
  expect((await readSession(world, session.sessionId)).attempt?.canRepeat).toBe(true);
  await abandon(session);
  expect((await repeat(session)).body).toEqual({ status: 'pending' });
  const { rows } = await world.gateway.pool.query(
    "select request ->> 'debitMobileWalletNo' as wallet from checkout_logs where session_id = $1 and request ? 'debitMobileWalletNo'",
    [session.sessionId],
  );
  expect(rows).toHaveLength(2);
  expect(rows[0]?.wallet).toBe(rows[1]?.wallet);
  const customers = (await attemptsOf(session)).map(({ customer }) => customer);
  expect(customers).toMatchObject([{ wallet: '201112345678' }, { wallet: '201112345678' }]);
});

test('repeating changes nothing while a payment is open, without a payment, and for a reference', async () => {
  const session = await newSession(world);
  expect((await repeat(session)).body).toEqual({ status: 'open' });
  await askQr(session);
  expect((await repeat(session)).body).toEqual({ status: 'pending' });
  expect(await attemptsOf(session)).toHaveLength(1);
  const other = await newSession(world);
  await takeReference(world, other);
  await abandon(other);
  expect((await repeat(other)).body).toEqual({ status: 'open' });
  expect(await attemptsOf(other)).toHaveLength(1);
});

test('two repeats at once begin one payment', async () => {
  const session = await newSession(world);
  await askQr(session);
  await abandon(session);
  const answers = await Promise.all([repeat(session), repeat(session)]);
  expect(answers.map(({ body }) => body.status)).toEqual(['pending', 'pending']);
  expect(await attemptsOf(session)).toHaveLength(2);
});

test('a repeat returns the status of a payment that another repeat began between its reads', async () => {
  const session = await newSession(world);
  await askQr(session);
  await abandon(session);
  let other: ReturnType<typeof repeat> | undefined;
  const db = world.gateway.db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      other ??= repeat(session);
      await other;
      return result;
    },
  });
  expect(await repeatPayment({ ...world.gateway, db }, session.sessionId)).toEqual({ status: 'pending' });
  expect(await attemptsOf(session)).toHaveLength(2);
});

test('repeating a payment of an unknown session returns 404', async () => {
  const unknown = await world.asCustomer('repeatPayment', { params: { id: 'cs_unknown' } });
  expect(unknown.status).toBe(404);
});
