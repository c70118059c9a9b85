import { expect, test } from 'vitest';
import { pageAddress } from './page-address.ts';

const browser = { accept: 'text/html,application/xhtml+xml' };

test.each(['/merchants', '/merchants?q=books.eg', '/settlements?q=a/b.c.xls'])(
  'pageAddress returns the app’s page for %s',
  (url) => {
    expect(pageAddress(url, browser)).toBe('/index.html');
  },
);

test.each([
  '/assets/app-1a2b.js',
  '/favicon.svg?v=2',
  '/health',
  '/ready',
  '/ready?verbose',
  '/docs',
  '/docs/',
])('pageAddress leaves %s unchanged for a browser', (url) => {
  expect(pageAddress(url, browser)).toBe(url);
});

// The Accept header that Java's HttpURLConnection sends.
const java = { accept: 'text/html, image/gif, image/jpeg, *; q=.2, */*; q=.2' };
const basic = (credentials: string) => `Basic ${Buffer.from(credentials).toString('base64')}`;

test.each([
  ['a login token', { ...browser, 'x-auth-token': 'token' }],
  ["a merchant's key", { ...java, authorization: 'Bearer sk_test_key' }],
  ['the configured Basic credentials', { ...browser, authorization: basic('products:secret') }],
  ['JSON in Accept', { accept: 'application/json' }],
  ['JSON beside HTML in Accept', { accept: 'text/html, application/json;q=0.9' }],
  ['problem JSON in Accept', { accept: 'text/html, application/problem+json' }],
])('pageAddress leaves a URL unchanged for a call with %s', (_, headers) => {
  expect(pageAddress('/users', headers, 'products:secret')).toBe('/users');
});

test('pageAddress returns the page for a browser that sends the Basic credentials of a proxy', () => {
  const headers = { ...browser, authorization: basic('staff:proxy') };
  expect(pageAddress('/users', headers, 'products:secret')).toBe('/index.html');
  expect(pageAddress('/users', headers)).toBe('/index.html');
});
