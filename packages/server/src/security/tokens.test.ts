import { SignJWT } from 'jose';
import { expect, test } from 'vitest';
import { signToken, TokenReader } from './tokens.ts';

const key = new Uint8Array(32).fill(1);
const now = new Date('2026-11-21T12:00:00Z');
const later = new Date('2026-11-21T13:00:00Z');
const claims = { jti: 'ses_1', userTypeId: 'Walee', role: 'rol_1' };
const sign = (expires = later, withKey = key) => signToken(withKey, 'usr_1', claims, expires);

test('TokenReader returns the session of a signed token until it expires', async () => {
  const reader = new TokenReader(key);
  const token = await sign();
  expect(await reader.read(token, now)).toEqual({ sessionId: 'ses_1' });
  // The token is cached now; the expiry is checked again all the same.
  expect(await reader.read(token, new Date(later.getTime() - 1))).toEqual({ sessionId: 'ses_1' });
  expect(await reader.read(token, later)).toBe('expired');
});

test('TokenReader returns expired, not invalid, for a token that expired before its first use', async () => {
  expect(await new TokenReader(key).read(await sign(new Date(now.getTime() - 1000)), now)).toBe('expired');
});

test('TokenReader returns invalid for another key, issuer, algorithm or format, also the second time', async () => {
  const reader = new TokenReader(key);
  const own = await sign();
  const [head = '', body = '', signature = ''] = own.split('.');
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const foreign = (issuer: string, alg = 'HS256') =>
    new SignJWT({}).setProtectedHeader({ alg }).setIssuer(issuer).setJti('ses_1').setExpirationTime(later);
  const tokens = [
    '',
    'a.b.c',
    await sign(later, new Uint8Array(32).fill(2)),
    await foreign('elsewhere').sign(key),
    await foreign('daftar', 'HS512').sign(new Uint8Array(64).fill(1)),
    await new SignJWT({})
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuer('daftar')
      .setExpirationTime(later)
      .sign(key),
    await new SignJWT({}).setProtectedHeader({ alg: 'HS256' }).setIssuer('daftar').setJti('ses_1').sign(key),
    `${encode({ alg: 'none' })}.${body}.`,
    `${encode({ alg: 'none' })}.${body}.${signature}`,
    `${head}.${encode({ ...claims, iss: 'daftar', exp: 9_999_999_999 })}.${signature}`,
    `${own}x`,
    own.slice(0, -2),
  ];
  for (const token of [...tokens, ...tokens])
    expect([token, await reader.read(token, now)]).toEqual([token, 'invalid']);
});

test('TokenReader reads a token that has been dropped from its cache', async () => {
  const reader = new TokenReader(key);
  const first = await sign();
  await reader.read(first, now);
  const many = await Promise.all(
    Array.from({ length: 5001 }, (_, index) =>
      signToken(key, 'usr_1', { ...claims, jti: `ses_${index}` }, later),
    ),
  );
  for (const token of many) await reader.read(token, now);
  expect(await reader.read(first, now)).toEqual({ sessionId: 'ses_1' });
});
