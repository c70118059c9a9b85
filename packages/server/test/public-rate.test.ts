import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, expectProblem } from './support/api.ts';
import { newSession } from './support/payments.ts';
import { startWorld, type World } from './support/world.ts';

let world: World;

beforeAll(async () => {
  world = await startWorld({
    environment: {
      PUBLIC_CALLS_PER_MINUTE: '20',
      PUBLIC_MISSES_PER_MINUTE: '6',
      TRUST_PROXY: '127.0.0.1',
    },
  });
});

afterAll(() => world.close());

const getSession = (sessionId: string, from: string) =>
  call(world.checkoutUrl, 'getCheckoutSession', {
    query: `?sessionId=${sessionId}`,
    headers: { 'x-forwarded-for': from },
  });

test('an address above the public rate limit gets 429 with Retry-After, other addresses do not', async () => {
  const { sessionId } = await newSession(world);
  const answers = await Promise.all(Array.from({ length: 25 }, () => getSession(sessionId, '203.0.113.7')));
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(5);
  for (const answer of refused) expectProblem(answer, 429);
  expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await getSession(sessionId, '203.0.113.8')).status).toBe(200);
});

test('a network that guesses ids gets 429 before the public rate limit, and can still read what exists elsewhere', async () => {
  const from = '203.0.113.99';
  const seen: number[] = [];
  for (let guess = 0; guess < 9; guess += 1) seen.push((await getSession(`cs_${guess}`, from)).status);
  expect(seen).toEqual([...Array(6).fill(404), 429, 429, 429]);
  const { serviceId } = await newSession(world);
  const service = await call(world.checkoutUrl, 'getCheckoutService', {
    params: { serviceId },
    headers: { 'x-forwarded-for': from },
  });
  expect(service.status).toBe(200);
});

test('the public rate limit counts an IPv6 network together, and an IPv4 address in any notation', async () => {
  const { sessionId } = await newSession(world);
  const hosts = Array.from({ length: 25 }, (_, host) => `2001:db8::${host + 1}`);
  const answers = await Promise.all(hosts.map((host) => getSession(sessionId, host)));
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
  expect((await getSession(sessionId, '2001:db8:0:1::1')).status).toBe(200);
  const spellings = ['198.51.100.9', '::ffff:198.51.100.9', '::ffff:c633:6409'];
  const mixed = await Promise.all(
    Array.from({ length: 24 }, (_, index) => getSession(sessionId, spellings[index % 3] ?? '')),
  );
  expect(mixed.filter(({ status }) => status === 429)).toHaveLength(4);
});

test("the public rate limit does not apply to calls with a merchant's key", async () => {
  const made = await Promise.all(Array.from({ length: 25 }, () => newSession(world)));
  expect(made).toHaveLength(25);
});
