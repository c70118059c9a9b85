import { expect, test } from 'vitest';
import { assertTarget, isOrigin } from './targets.ts';

const refusal = (text: string, allowLocal = false): boolean => {
  try {
    assertTarget(text, 'portalUrl', allowLocal);
    return false;
  } catch {
    return true;
  }
};

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  'http://shop.example/',
  'ftp://shop.example/',
  'https://user@shop.example/',
  'https://user:secret@shop.example/',
  '//shop.example',
  'shop.example',
  '',
  'https://',
])('assertTarget rejects %j', (text) => {
  expect([refusal(text), refusal(text, true)]).toEqual([true, true]);
});

test('assertTarget accepts https, and http to this machine only in development', () => {
  expect(refusal('https://shop.example/a?b=c')).toBe(false);
  for (const text of ['http://localhost:4100/', 'http://127.0.0.1/', 'http://[::1]:80/'])
    expect([refusal(text), refusal(text, true)]).toEqual([true, false]);
  for (const text of ['http://localhost.example/', 'http://127.0.0.1.example/'])
    expect(refusal(text, true)).toBe(true);
});

test('isOrigin accepts only scheme, host and port', () => {
  for (const text of [
    'https://shop.example',
    'http://127.0.0.1:4100',
    'https://[::1]:8443',
    'https://a-b.example',
  ])
    expect([text, isOrigin(text)]).toEqual([text, true]);
  for (const text of [
    'https://*',
    'https://*.example',
    'https://shop.example/',
    'https://a.example;sandbox',
    'https://a.example https://b.example',
    "https://a.example'self'",
    'shop.example',
    'data:x',
    'https://a.example:99999',
    'https://a.example\n',
  ])
    expect([text, isOrigin(text)]).toEqual([text, false]);
});
