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

test('pageAddress leaves a URL unchanged for a client that sends a token or accepts JSON', () => {
  expect(pageAddress('/users', { ...browser, 'x-auth-token': 'token' })).toBe('/users');
  expect(pageAddress('/users', { accept: 'application/json' })).toBe('/users');
});
