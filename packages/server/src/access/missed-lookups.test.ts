import { expect, test } from 'vitest';
import { MissedLookups } from './missed-lookups.ts';

const from = '203.0.113.7';

async function miss(limit: MissedLookups, count: number, ip = from, operation = 'getCheckoutSession') {
  const reached: boolean[] = [];
  for (let index = 0; index < count; index += 1)
    reached.push(await limit.isLimitReached(ip, operation, { id: `${operation} ${index}` }));
  return reached;
}

test('refuses a network that asks for many ids that do not exist, and says so once', async () => {
  const limit = new MissedLookups(5);
  expect(await miss(limit, 4)).not.toContain(true);
  await limit.assertFew(from, 'getCheckoutSession');
  expect((await miss(limit, 8)).filter(Boolean)).toHaveLength(1);
  await expect(limit.assertFew(from, 'getCheckoutSession')).rejects.toMatchObject({ statusCode: 429 });
});

test('goes on answering other networks, and other operations of the same network', async () => {
  const limit = new MissedLookups(3);
  await miss(limit, 3);
  await limit.assertFew('198.51.100.9', 'getCheckoutSession');
  await limit.assertFew(from, 'payByCard');
});

test('counts one id once, however often it is asked for', async () => {
  const limit = new MissedLookups(3);
  for (let index = 0; index < 50; index += 1)
    expect(await limit.isLimitReached(from, 'getPackage', { id: 'pkg_dead' })).toBe(false);
  await limit.assertFew(from, 'getPackage');
});

test('0 means no limit', async () => {
  const limit = new MissedLookups(0);
  expect(await miss(limit, 100)).not.toContain(true);
  await limit.assertFew(from, 'getCheckoutSession');
});
