import { menuOf } from '@daftar/domain';
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

test('a path is permitted where a menu of the caller leads to its part of the app', () => {
  const permissions = { Services: { viewAll: true }, Settlements: { viewAll: true } };
  const menu = menuOf({ userTypeId: 'Walee', providerName: 'Walee', permissions });
  const paths = ['/services', '/services/form/new', '/account-profile', '/merchants', '/404', '/'];
  expect(paths.filter((path) => isPermitted(path, menu))).toEqual([
    '/services',
    '/services/form/new',
    '/account-profile',
  ]);
});
