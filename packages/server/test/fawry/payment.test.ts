import { money } from '@daftar/domain';
import { afterEach, expect, test, vi } from 'vitest';
import { type Bench, openBench, takenReference } from './bench.ts';

let bench: Bench;
afterEach(() => bench.close());

const until = (count: number) =>
  vi.waitFor(() => expect(bench.notices.length).toBe(count), { timeout: 5000 });
const stays = async (count: number) => {
  await new Promise((resolve) => setTimeout(resolve, 150));
  expect(bench.notices.length).toBe(count);
};

test('a payment at the counter is told by a signed callback and by the status', async () => {
  bench = await openBench();
  const { referenceNumber, merchantRefNumber } = await takenReference(bench);
  expect((await bench.fawry.status(merchantRefNumber)).status).toEqual({ state: 'pending' });
  const answer = await bench.play(referenceNumber, 'pay');
  expect(answer.status).toBe(303);
  await until(1);
  const paid = { state: 'paid', amount: money(15050n, 'EGP'), providerReference: referenceNumber };
  expect(bench.notices[0]).toMatchObject({ merchantRefNumber, status: paid });
  expect((await bench.fawry.status(merchantRefNumber)).status).toEqual(paid);
});

test('a bill is paid once', async () => {
  bench = await openBench();
  const { referenceNumber } = await takenReference(bench);
  await Promise.all([bench.play(referenceNumber, 'pay'), bench.play(referenceNumber, 'pay')]);
  const again = await bench.play(referenceNumber, 'pay');
  expect(again.headers.get('location')).toContain('changed=1');
  await until(1);
  await stays(1);
});

test.each([
  ['cancel', 'failed'],
  ['expire', 'expired'],
])('%s is told as %s', async (action, state) => {
  bench = await openBench();
  const { referenceNumber, merchantRefNumber } = await takenReference(bench);
  await bench.play(referenceNumber, action);
  await until(1);
  expect(bench.notices[0]?.status.state).toBe(state);
  expect((await bench.fawry.status(merchantRefNumber)).status.state).toBe(state);
});

test('the time runs out by itself, and a late payment still counts', async () => {
  bench = await openBench();
  const { referenceNumber, merchantRefNumber, expiresAt } = await takenReference(bench);
  bench.clock.now = new Date(expiresAt.getTime() + 1000);
  await until(1);
  expect(bench.notices[0]?.status).toEqual({ state: 'expired' });
  await bench.play(referenceNumber, 'pay');
  await until(2);
  expect(bench.notices[1]).toMatchObject({ merchantRefNumber, status: { state: 'paid' } });
});

test('a refund tells how much', async () => {
  bench = await openBench();
  const { referenceNumber } = await takenReference(bench);
  await bench.play(referenceNumber, 'pay');
  await until(1);
  await bench.play(referenceNumber, 'refund');
  await until(2);
  expect(bench.notices[1]).toMatchObject({ status: { state: 'failed' }, refunded: money(15050n, 'EGP') });
});

test('a callback that is not taken comes again', async () => {
  bench = await openBench();
  bench.answer.status = 503;
  const { referenceNumber } = await takenReference(bench);
  await bench.play(referenceNumber, 'pay');
  await until(1);
  bench.answer.status = 200;
  await vi.waitFor(async () =>
    expect((await bench.store.noticesOf(referenceNumber))[0]?.lastError).toBe('HTTP 503'),
  );
  bench.clock.now = new Date(bench.clock.now.getTime() + 1100);
  await until(2);
  expect(bench.notices[1]?.dedupeKey).toBe(bench.notices[0]?.dedupeKey);
});

test('callbacks go on after a restart', async () => {
  const before = await openBench();
  before.answer.status = 503;
  const { referenceNumber } = await takenReference(before);
  await before.play(referenceNumber, 'pay');
  await vi.waitFor(async () => expect((await before.store.noticesOf(referenceNumber))[0]?.attempts).toBe(1));
  await before.close();
  bench = await openBench({ store: before.store });
  bench.clock.now = new Date(bench.clock.now.getTime() + 1100);
  await until(1);
  expect(bench.notices[0]?.status.state).toBe('paid');
});

test('a callback sent twice has one key', async () => {
  bench = await openBench();
  const { referenceNumber } = await takenReference(bench, { customerMobile: '201012340002' });
  await bench.play(referenceNumber, 'pay');
  await until(2);
  expect(bench.notices[0]?.dedupeKey).toBe(bench.notices[1]?.dedupeKey);
});

test('a forged callback is not read', async () => {
  bench = await openBench();
  const { referenceNumber } = await takenReference(bench, { customerMobile: '201012340004' });
  await bench.play(referenceNumber, 'pay');
  await until(2);
  expect(bench.notices[0]).toBeUndefined();
  expect(bench.notices[1]?.status.state).toBe('paid');
});

test('a lost callback leaves the status to tell', async () => {
  bench = await openBench();
  const { referenceNumber, merchantRefNumber } = await takenReference(bench, {
    customerMobile: '201012340001',
  });
  await bench.play(referenceNumber, 'pay');
  await stays(0);
  expect((await bench.fawry.status(merchantRefNumber)).status.state).toBe('paid');
});

test('a delayed callback comes later', async () => {
  bench = await openBench();
  const { referenceNumber } = await takenReference(bench, { customerMobile: '201012340003' });
  await bench.play(referenceNumber, 'pay');
  await stays(0);
  bench.clock.now = new Date(bench.clock.now.getTime() + 20_000);
  await until(1);
});

test.each([
  ['201012340005', 14950n],
  ['201012340006', 15050n],
])('%s: what was paid of the order is %i', async (customerMobile, minor) => {
  bench = await openBench();
  const { referenceNumber } = await takenReference(bench, { customerMobile });
  await bench.play(referenceNumber, 'pay');
  await until(1);
  expect(bench.notices[0]?.status).toMatchObject({ state: 'paid', amount: { minor } });
});

test('a status call that fails says nothing', async () => {
  bench = await openBench();
  const { merchantRefNumber } = await takenReference(bench, { customerMobile: '201012340504' });
  expect((await bench.fawry.status(merchantRefNumber)).status).toEqual({
    state: 'unknown',
    reason: 'HTTP 500',
  });
  expect((await bench.fawry.status('404')).status).toEqual({ state: 'absent' });
});
