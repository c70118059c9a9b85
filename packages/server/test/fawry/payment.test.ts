import { money } from '@daftar/domain';
import { afterEach, expect, test } from 'vitest';
import { eventually } from '../support/eventually.ts';
import { type Bench, keys, newReference, openBench } from './bench.ts';

let bench: Bench;
afterEach(() => bench.close());

const waitForCallbacks = (count: number) => eventually(() => expect(bench.notices.length).toBe(count));
const expectNoMoreCallbacks = async (count: number) => {
  await new Promise((resolve) => setTimeout(resolve, 150));
  expect(bench.notices.length).toBe(count);
};

test('a payment at the counter is reported by a signed callback and by the status', async () => {
  bench = await openBench();
  const { referenceNumber, merchantRefNumber } = await newReference(bench);
  expect((await bench.fawry.status(keys(merchantRefNumber))).status).toEqual({ state: 'pending' });
  const answer = await bench.play(referenceNumber, 'pay');
  expect(answer.status).toBe(303);
  await waitForCallbacks(1);
  const paid = { state: 'paid', amount: money(15050n, 'EGP'), providerReference: referenceNumber };
  expect(bench.notices[0]).toMatchObject({ merchantRefNumber, status: paid });
  expect((await bench.fawry.status(keys(merchantRefNumber))).status).toEqual(paid);
});

test('a Fawry reference can be paid once', async () => {
  bench = await openBench();
  const { referenceNumber } = await newReference(bench);
  await Promise.all([bench.play(referenceNumber, 'pay'), bench.play(referenceNumber, 'pay')]);
  const again = await bench.play(referenceNumber, 'pay');
  expect(again.headers.get('location')).toContain('changed=1');
  await waitForCallbacks(1);
  await expectNoMoreCallbacks(1);
});

test.each([
  ['cancel', 'failed'],
  ['expire', 'expired'],
])('the sandbox action %s is reported as %s', async (action, state) => {
  bench = await openBench();
  const { referenceNumber, merchantRefNumber } = await newReference(bench);
  await bench.play(referenceNumber, action);
  await waitForCallbacks(1);
  expect(bench.notices[0]?.status.state).toBe(state);
  expect((await bench.fawry.status(keys(merchantRefNumber))).status.state).toBe(state);
});

test('a Fawry reference expires by itself, and a late payment is still reported', async () => {
  bench = await openBench();
  const { referenceNumber, merchantRefNumber, expiresAt } = await newReference(bench);
  bench.clock.now = new Date(expiresAt.getTime() + 1000);
  await waitForCallbacks(1);
  expect(bench.notices[0]?.status).toEqual({ state: 'expired' });
  await bench.play(referenceNumber, 'pay');
  await waitForCallbacks(2);
  expect(bench.notices[1]).toMatchObject({ merchantRefNumber, status: { state: 'paid' } });
});

test('a refund callback reports a refund, and the status has its amount', async () => {
  bench = await openBench();
  const { referenceNumber, merchantRefNumber } = await newReference(bench);
  await bench.play(referenceNumber, 'pay');
  await waitForCallbacks(1);
  await bench.play(referenceNumber, 'refund');
  await waitForCallbacks(2);
  expect(bench.notices[1]).toMatchObject({ status: { state: 'failed' }, tellsOfRefund: true });
  const { status } = await bench.fawry.status(keys(merchantRefNumber));
  expect(status).toMatchObject({ state: 'failed', refunded: money(15050n, 'EGP') });
});

test('a callback that is not accepted is sent again', async () => {
  bench = await openBench();
  bench.answer.status = 503;
  const { referenceNumber } = await newReference(bench);
  await bench.play(referenceNumber, 'pay');
  await waitForCallbacks(1);
  bench.answer.status = 200;
  await eventually(async () =>
    expect((await bench.store.noticesOf('fawry', referenceNumber))[0]?.lastError).toBe('HTTP 503'),
  );
  bench.clock.now = new Date(bench.clock.now.getTime() + 1100);
  await waitForCallbacks(2);
  expect(bench.notices[1]?.dedupeKey).toBe(bench.notices[0]?.dedupeKey);
});

test('the sandbox continues its callbacks after a restart', async () => {
  const before = await openBench();
  before.answer.status = 503;
  const { referenceNumber } = await newReference(before);
  await before.play(referenceNumber, 'pay');
  await eventually(async () =>
    expect((await before.store.noticesOf('fawry', referenceNumber))[0]?.attempts).toBe(1),
  );
  await before.close();
  bench = await openBench({ store: before.store });
  bench.clock.now = new Date(bench.clock.now.getTime() + 1100);
  await waitForCallbacks(1);
  expect(bench.notices[0]?.status.state).toBe('paid');
});

test('a callback that is sent twice has the same deduplication key', async () => {
  bench = await openBench();
  const { referenceNumber } = await newReference(bench, { customerMobile: '201012340002' });
  await bench.play(referenceNumber, 'pay');
  await waitForCallbacks(2);
  expect(bench.notices[0]?.dedupeKey).toBe(bench.notices[1]?.dedupeKey);
});

test('the adapter does not read a callback with a wrong signature', async () => {
  bench = await openBench();
  const { referenceNumber } = await newReference(bench, { customerMobile: '201012340004' });
  await bench.play(referenceNumber, 'pay');
  await waitForCallbacks(2);
  expect(bench.notices[0]).toBeUndefined();
  expect(bench.notices[1]?.status.state).toBe('paid');
});

test('the status reports a payment whose callback is lost', async () => {
  bench = await openBench();
  const { referenceNumber, merchantRefNumber } = await newReference(bench, {
    customerMobile: '201012340001',
  });
  await bench.play(referenceNumber, 'pay');
  await expectNoMoreCallbacks(0);
  expect((await bench.fawry.status(keys(merchantRefNumber))).status.state).toBe('paid');
});

test('a delayed callback arrives after its delay', async () => {
  bench = await openBench();
  const { referenceNumber } = await newReference(bench, { customerMobile: '201012340003' });
  await bench.play(referenceNumber, 'pay');
  await expectNoMoreCallbacks(0);
  bench.clock.now = new Date(bench.clock.now.getTime() + 20_000);
  await waitForCallbacks(1);
});

test.each([
  ['201012340005', 14950n],
  ['201012340006', 15050n],
])('a payment by %s is reported with %i minor units', async (customerMobile, minor) => {
  bench = await openBench();
  const { referenceNumber } = await newReference(bench, { customerMobile });
  await bench.play(referenceNumber, 'pay');
  await waitForCallbacks(1);
  expect(bench.notices[0]?.status).toMatchObject({ state: 'paid', amount: { minor } });
});

test('a failed status call returns an unknown state', async () => {
  bench = await openBench();
  const { merchantRefNumber } = await newReference(bench, { customerMobile: '201012340504' });
  expect((await bench.fawry.status(keys(merchantRefNumber))).status).toEqual({
    state: 'unknown',
    reason: 'HTTP 500',
  });
  expect((await bench.fawry.status(keys('404'))).status).toEqual({ state: 'absent' });
});
