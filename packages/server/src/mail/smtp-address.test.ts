import { expect, test } from 'vitest';
import { isLocalServer, readSmtpAddress } from './smtp-address.ts';

test('reads the address of a mail server with its usual ports and decoded credentials', () => {
  expect(readSmtpAddress('smtps://user%40pay.example:p%40ss@mail.example')).toEqual({
    host: 'mail.example',
    port: 465,
    secure: true,
    auth: { user: 'user@pay.example', pass: 'p@ss' },
  });
  expect(readSmtpAddress('smtp://mail.example')).toEqual({ host: 'mail.example', port: 587, secure: false });
  expect(readSmtpAddress('smtp://[::1]:2525/')).toMatchObject({ host: '::1', port: 2525 });
});

test.each([
  'mail.example',
  'https://mail.example',
  'smtp://',
  'smtp://mail.example/path',
  // An address must not be able to set options of the mail library.
  'smtp://mail.example?logger=true',
  'smtp://user:%E0%A4%A@mail.example',
])('readSmtpAddress returns undefined for %j', (text) => {
  expect(readSmtpAddress(text)).toBeUndefined();
});

test('recognizes mail servers on this machine', () => {
  const isLocal = (host: string) => isLocalServer({ host, port: 25, secure: false });
  expect(['localhost', '127.0.0.1', '127.1.2.3', '::1'].every(isLocal)).toBe(true);
  expect(['mail.example', '10.0.0.1', 'localhost.example'].some(isLocal)).toBe(false);
});
