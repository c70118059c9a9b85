import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, token } from '../support/api.ts';
import { balanceOf, expectSoundBooks } from '../support/books.ts';
import { eventually } from '../support/eventually.ts';
import { newSession } from '../support/payments.ts';
import { type ProductProcess, startProductProcess } from '../support/product-process.ts';
import { newMerchant, startWorld, type World } from '../support/world.ts';

const DEPOSIT = { grossAmount: 500, tax: 0, netAmount: 500 };

let world: World;

beforeAll(async () => {
  world = await startWorld();
});

afterAll(() => world.close());

/** Locks the balances. Requests that move money wait until `release` is called. */
async function lockBalances(): Promise<{ release: () => Promise<void> }> {
  const client = await world.gateway.pool.connect();
  await client.query('begin');
  await client.query('lock table guarded_balances in access exclusive mode');
  return {
    release: async () => {
      await client.query('rollback');
      client.release();
    },
  };
}

const waitForBlockedDeposit = () =>
  eventually(async () => {
    const { rows } = await world.gateway.pool.query(
      "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like '%guarded_balances%'",
    );
    expect(rows).toHaveLength(1);
  });

/** Sends a deposit to the process and returns once it waits for the locked balances. */
async function slowDeposit(product: ProductProcess) {
  const merchant = await newMerchant(world.gateway);
  const answer = call(product.backofficeUrl, 'addMerchantBalance', {
    params: { id: merchant.id },
    body: DEPOSIT,
    headers: token(world.ownerToken),
  });
  const outcome = answer.then(
    ({ status, headers }) => ({ status, connection: headers.get('connection') }),
    () => 'cut off' as const,
  );
  await waitForBlockedDeposit();
  return { merchant, outcome };
}

const waitForRefusedConnections = (url: string) =>
  eventually(() => expect(fetch(`${url}/health`)).rejects.toThrow('fetch failed'));

test('shutdown finishes a running deposit, ends event streams with a retry hint and exits with code 0', async () => {
  const product = await startProductProcess(world, { SHUTDOWN_DELAY_SECONDS: '4' });
  const { sessionId } = await newSession(world);
  const stream = await fetch(`${product.checkoutUrl}/checkout/sessions/${sessionId}/events`);
  const events = stream.text();
  const money = await lockBalances();
  const { merchant, outcome } = await slowDeposit(product);
  expect((await fetch(`${product.checkoutUrl}/ready`)).status).toBe(200);

  product.child.kill('SIGTERM');
  await eventually(async () => {
    const ready = await fetch(`${product.checkoutUrl}/ready`);
    expect([ready.status, await ready.json()]).toEqual([503, { status: 'stopping' }]);
  });
  expect((await fetch(`${product.backofficeUrl}/health`)).status).toBe(200);
  await waitForRefusedConnections(product.backofficeUrl);
  await waitForRefusedConnections(product.checkoutUrl);
  expect(await events).toMatch(/retry: \d{4}\n\n$/);
  expect(product.child.exitCode).toBeNull();

  await money.release();
  expect(await outcome).toEqual({ status: 200, connection: 'close' });
  expect(await product.ended).toBe(0);
  expect(await balanceOf(world.gateway, merchant.id)).toBe(500);
  await expectSoundBooks(world.gateway);
});

test('shutdown cuts off a deposit that misses the deadline and books nothing', async () => {
  const product = await startProductProcess(world, { SHUTDOWN_SECONDS: '1' });
  const money = await lockBalances();
  const { merchant, outcome } = await slowDeposit(product);
  product.child.kill('SIGTERM');
  expect(await outcome).toBe('cut off');
  expect(await product.ended).toBe(0);
  await money.release();
  await sleep(200);
  expect(await balanceOf(world.gateway, merchant.id)).toBe(0);
  await expectSoundBooks(world.gateway);
});

test('a second signal ends the process at once', async () => {
  const product = await startProductProcess(world);
  const money = await lockBalances();
  const { merchant, outcome } = await slowDeposit(product);
  product.child.kill('SIGTERM');
  await waitForRefusedConnections(product.backofficeUrl);
  expect(product.child.exitCode).toBeNull();
  product.child.kill('SIGTERM');
  expect(await product.ended).toBe(130);
  expect(await outcome).toBe('cut off');
  await money.release();
  await sleep(200);
  expect(await balanceOf(world.gateway, merchant.id)).toBe(0);
});

test('the product stops when the process that started it ends', async () => {
  const product = await startProductProcess(world);
  product.child.disconnect();
  expect(await product.ended).toBe(0);
  await eventually(() => expect(product.printed()).toContain('Stopping'));
});

test('the end of the starting process and one signal do not count as two signals', async () => {
  const product = await startProductProcess(world);
  const money = await lockBalances();
  const { merchant, outcome } = await slowDeposit(product);
  product.child.kill('SIGTERM');
  product.child.disconnect();
  await waitForRefusedConnections(product.backofficeUrl);
  await money.release();
  expect(await outcome).toMatchObject({ status: 200 });
  expect(await product.ended).toBe(0);
  expect(await balanceOf(world.gateway, merchant.id)).toBe(500);
});
