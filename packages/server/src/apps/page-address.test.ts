import { expect, test } from 'vitest';
import { pageAddress } from './page-address.ts';

const browser = { accept: 'text/html,application/xhtml+xml' };

test.each(['/merchants', '/merchants?q=books.eg', '/settlements?q=a/b.c.xls'])('%s is a page', (url) => {
  expect(pageAddress(url, browser)).toBe('/index.html');
});

test.each([
  '/assets/app-1a2b.js',
  '/favicon.svg?v=2',
  '/health',
  '/ready',
  '/ready?verbose',
  '/docs',
  '/docs/',
])('%s stays what it is in a browser', (url) => {
  expect(pageAddress(url, browser)).toBe(url);
});

test('a client with a token, or one that wants JSON, gets the operation', () => {
  expect(pageAddress('/users', { ...browser, 'x-auth-token': 'token' })).toBe('/users');
  expect(pageAddress('/users', { accept: 'application/json' })).toBe('/users');
});
