import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../src/testing/start-test-gateway.ts';

let server: TestGateway;

beforeAll(async () => {
  server = await startTestGateway({ environment: { TRUST_PROXY: '127.0.0.1' } });
});

afterAll(() => server.close());

const login = async (userName: string, password: string, from: string, cookie = '') => {
  const answer = await fetch(`${server.backofficeUrl}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from, cookie },
    body: JSON.stringify({ userName, password }),
  });
  await answer.text();
  return answer;
};

const count = (answers: Response[], status: number) => answers.filter((one) => one.status === status).length;

test('concurrent wrong logins count against the same limit', async () => {
  const guesses = Array.from({ length: 20 }, (_, index) =>
    login('victim', `wrong-password-${index}`, '203.0.113.1'),
  );
  const answers = await Promise.all(guesses);
  expect([count(answers, 401), count(answers, 429)]).toEqual([8, 12]);
  const refused = answers.find(({ status }) => status === 429);
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
});

test('the addresses of one IPv6 network share one login limit', async () => {
  const guesses = Array.from({ length: 20 }, (_, host) =>
    login('lodger', 'wrong-password', `2001:db8:7::${host + 1}`),
  );
  const answers = await Promise.all(guesses);
  expect([count(answers, 401), count(answers, 429)]).toEqual([8, 12]);
});

test('a user name has a login limit across all addresses', async () => {
  const answers: Response[] = [];
  for (let host = 1; host <= 9; host += 1) {
    const guesses = Array.from({ length: 6 }, () => login('target', 'wrong-password', `198.51.100.${host}`));
    answers.push(...(await Promise.all(guesses)));
  }
  expect([count(answers, 401), count(answers, 429)]).toEqual([50, 4]);
});

test('a successful login resets the count of failed logins', async () => {
  const { userName, password } = server.owner;
  for (let round = 0; round < 3; round += 1) {
    for (let guess = 0; guess < 5; guess += 1)
      expect((await login(userName, 'wrong-password', '192.0.2.7')).status).toBe(401);
    expect((await login(userName, password, '192.0.2.7')).status).toBe(200);
  }
});

/** Sends wrong passwords from many networks until the name is locked for networks that are not known. */
async function lock(userName: string, last: number) {
  const answers: Response[] = [];
  for (let host = 1; host <= 9; host += 1)
    for (let guess = 0; guess < 6; guess += 1)
      answers.push(await login(userName, 'wrong-password', `198.18.${last}.${host}`));
  return answers.map(({ status }) => status);
}

test('wrong passwords from elsewhere do not lock out the network and the device that signed in before', async () => {
  const { userName, password } = server.owner;
  const first = await login(userName, password, '192.0.2.50');
  const [cookie = ''] = (first.headers.get('set-cookie') ?? '').split(';');
  expect(first.headers.get('set-cookie')).toMatch(
    /^daftar_device=[\w-]{43}; Path=\/auth\/login; .*HttpOnly; SameSite=Strict$/,
  );
  expect((await lock(userName, 1)).slice(-1)).toEqual([429]);
  expect((await login(userName, password, '203.0.113.77')).status).toBe(429);
  expect((await login(userName, password, '192.0.2.50')).status).toBe(200);
  const travelling = await login(userName, password, '203.0.113.78', cookie);
  expect([travelling.status, travelling.headers.get('set-cookie')]).toEqual([200, null]);
  // An invented token, and one of another user, are no exemption.
  expect((await login(userName, password, '203.0.113.79', `daftar_device=${'A'.repeat(43)}`)).status).toBe(
    429,
  );
  expect((await login('someone-else', 'wrong-password', '203.0.113.79', cookie)).status).toBe(401);
});

test('a stolen device has eight guesses, from whatever networks', async () => {
  await server.gateway.pool.query('delete from rate_limits');
  const { userName, password } = server.owner;
  const first = await login(userName, password, '192.0.2.60');
  const [cookie = ''] = (first.headers.get('set-cookie') ?? '').split(';');
  const guesses: number[] = [];
  for (let host = 1; host <= 12; host += 1)
    guesses.push((await login(userName, 'wrong-password', `198.18.2.${host}`, cookie)).status);
  expect(guesses.filter((status) => status === 401)).toHaveLength(8);
});

test('names that exist and names that do not are locked alike', async () => {
  const { userName } = server.owner;
  await server.gateway.pool.query('delete from rate_limits');
  expect(await lock(userName, 3)).toEqual(await lock('nobody-at-all', 4));
});

test('places are stored as keyed hashes and the oldest are dropped', async () => {
  await server.gateway.pool.query('delete from rate_limits');
  const { userName, password } = server.owner;
  for (let host = 1; host <= 30; host += 1) await login(userName, password, `198.18.5.${host}`);
  const { rows } = await server.gateway.pool.query('select place from login_places');
  expect(rows.length).toBeLessThanOrEqual(50);
  expect(JSON.stringify(rows)).not.toContain('198.18');
});
