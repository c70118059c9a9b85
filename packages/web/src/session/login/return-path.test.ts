import { beforeEach, expect, test } from 'vitest';
import { isPermitted, storeReturnPath, takeReturnPath } from './return-path.ts';

beforeEach(() => sessionStorage.clear());

test('takeReturnPath returns the kept path once', () => {
  storeReturnPath('/services?q=nile&page=2');
  expect(takeReturnPath()).toBe('/services?q=nile&page=2');
  expect(takeReturnPath()).toBeUndefined();
});

test.each([
  '/',
  '',
  'services',
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
])('the path %o is rejected', (path) => {
  storeReturnPath(path);
  expect(takeReturnPath()).toBeUndefined();
});

test('takeReturnPath rejects a stored path of another host', () => {
  sessionStorage.setItem('daftar.wanted', '//evil.example');
  expect(takeReturnPath()).toBeUndefined();
});

test('isPermitted accepts paths in the area of a reachable page', () => {
  const pages = ['/services', '/settlements', '/reports?type=transaction-report', '/account-profile'].map(
    (path) => ({ id: path, label: path, path }),
  );
  const paths = ['/services', '/services/form/new', '/settlement-summary/9', '/reports', '/merchants', '/'];
  expect(paths.filter((path) => isPermitted(path, pages))).toEqual([
    '/services',
    '/services/form/new',
    '/settlement-summary/9',
    '/reports',
  ]);
});
