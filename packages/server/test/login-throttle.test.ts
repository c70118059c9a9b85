import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../src/testing/start-test-gateway.ts';

let server: TestGateway;

beforeAll(async () => {
  server = await startTestGateway({ environment: { TRUST_PROXY: '127.0.0.1' } });
});

afterAll(() => server.close());

const login = async (userName: string, password: string, from: string) => {
  const answer = await fetch(`${server.backofficeUrl}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
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
