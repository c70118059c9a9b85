import { addDays } from '@daftar/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { simulateBilling } from '../src/demo/billing.ts';
import { expectSoundBooks } from './support/books.ts';
import { asUserOf } from './support/figures.ts';
import { paidPayment, today } from './support/payments.ts';
import { EGYPT, newTenant, startWorld, unique, type World } from './support/world.ts';

let world: World;
const services = Array.from({ length: 12 }, () => unique('Demo'));
const period = (day: string) => ({ dateFrom: day, dateTo: day, ...EGYPT });

beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

async function sell(serviceName = ''): Promise<string> {
  const shop = await newTenant(world.gateway, unique('Shop'), { serviceName });
  await paidPayment(world, 100, shop);
  return shop.merchantId;
}

const statuses = async (day: string) => {
  const body = { ...period(day), q: 'Demo', limit: 500 };
  const { data } = (await world.asOwner('reportBilling', { body })).body;
  return data.filter(({ serviceName }) => services.includes(serviceName)).map(({ status }) => status);
};

test('the demo marks most billing rows of earlier days as success and leaves the current day', async () => {
  await Promise.all(services.map((name) => sell(name)));
  const day = today();
  await simulateBilling(world.gateway, new Date(`${addDays(day, 1)}T08:00:00Z`));
  const marked = await statuses(day);
  expect(marked).toHaveLength(services.length);
  // Each row is left open with a probability of 15 %.
  expect(marked.filter((status) => status === 'Success').length).toBeGreaterThan(services.length / 4);
  const merchant = await asUserOf(world, await sell(services[0]));
  await simulateBilling(world.gateway, new Date(`${day}T08:00:00Z`));
  const { data } = (await merchant('reportBilling', { body: period(day) })).body;
  expect(data.map(({ status }) => status)).toEqual(['Failed']);
  await expectSoundBooks(world.gateway);
});
