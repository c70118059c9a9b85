import { expect, test } from 'vitest';
import { hashPassword, passwordMatches } from './passwords.ts';

test('passwordMatches accepts only the hashed password', async () => {
  const hash = await hashPassword('correct horse');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await passwordMatches(hash, 'correct horse')).toBe(true);
  for (const other of ['Correct horse', 'correct horse ', '', 'correct'])
    expect(await passwordMatches(hash, other)).toBe(false);
});

test('passwordMatches returns false without a hash', async () => {
  expect(await passwordMatches(undefined, '')).toBe(false);
  expect(await passwordMatches(undefined, 'correct horse')).toBe(false);
});

test('hashPassword returns a different hash each time', async () => {
  expect(await hashPassword('same')).not.toBe(await hashPassword('same'));
});
