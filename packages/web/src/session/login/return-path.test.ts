import { beforeEach, expect, test } from 'vitest';
import { storeReturnPath, takeReturnPath } from './return-path.ts';

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
