import { beforeEach, expect, test } from 'vitest';
import { isPermitted, keepWanted, takeWanted } from './wanted-path.ts';

beforeEach(() => sessionStorage.clear());

test('a path is kept until it is taken, once', () => {
  keepWanted('/services?q=nile&page=2');
  expect(takeWanted()).toBe('/services?q=nile&page=2');
  expect(takeWanted()).toBeUndefined();
});

test.each([
  '/',
  '',
  'services',
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
])('%o is not kept', (path) => {
  keepWanted(path);
  expect(takeWanted()).toBeUndefined();
});

test('what somebody else put there is not followed', () => {
  sessionStorage.setItem('daftar.wanted', '//evil.example');
  expect(takeWanted()).toBeUndefined();
});

test('a path is permitted where a page that the caller reaches is in its part of the app', () => {
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
