import { afterAll, beforeAll, expect, test } from 'vitest';
import { bearer, call, expectProblem } from './support/api.ts';
import { newApiKey } from './support/keys.ts';
import { startWorld, type World } from './support/world.ts';

let world: World;

beforeAll(async () => {
  const environment = { KEY_CALLS_PER_MINUTE: '5', PUBLIC_CALLS_PER_MINUTE: '10', TRUST_PROXY: '127.0.0.1' };
  world = await startWorld({ environment });
});

afterAll(() => world.close());

const list = (key: string, from = '203.0.113.7') =>
  call(world.backofficeUrl, 'listSubscriptions', { headers: { ...bearer(key), 'x-forwarded-for': from } });

test('a key above its rate limit gets 429 with Retry-After from any address, other keys do not', async () => {
  const scopes: ['subscriptions:read'] = ['subscriptions:read'];
  const [one, other] = [
    await newApiKey(world, world.nile, { scopes }),
    await newApiKey(world, world.nile, { scopes }),
  ];
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, index) => list(one.secret, `198.51.100.${index}`)),
  );
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(3);
  for (const answer of refused) expectProblem(answer, 429);
  expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await list(other.secret)).status).toBe(200);
});

test('an address that tries unknown keys is limited like other calls without an account', async () => {
  const tries = Array.from({ length: 14 }, (_, index) =>
    list(`sk_test_unknown_unknown_unknown_${index}`, '192.0.2.9'),
  );
  const statuses = (await Promise.all(tries)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 401)).toHaveLength(10);
  expect(statuses.filter((status) => status === 429)).toHaveLength(4);
});
