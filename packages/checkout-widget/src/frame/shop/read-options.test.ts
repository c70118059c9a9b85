import { expect, test } from 'vitest';
import { readOptions } from './read-options.ts';

test('keeps valid options', () => {
  const options = {
    locale: 'ar',
    dir: 'rtl',
    numerals: 'arab',
    methods: ['FawryRef'],
    payButton: false,
    appearance: { theme: 'dark', accent: '#123456', radius: 4 },
  };
  expect(readOptions(options)).toMatchObject(options);
});

test('reads a radius that an attribute gave as text', () => {
  expect(readOptions({ appearance: { radius: '12' } }).appearance?.radius).toBe(12);
});

test.each([
  null,
  'text',
  7,
  { methods: 'FawryRef', appearance: 'red', locale: {}, payButton: 'no' },
  { appearance: { accent: 3, radius: 'wide' }, methods: {} },
])('replaces malformed options %j with none', (sent) => {
  const { methods, locale, appearance, payButton } = readOptions(sent);
  expect({ methods, locale, payButton }).toEqual({ methods: undefined, locale: undefined, payButton: true });
  expect(Object.values(appearance ?? {}).filter((value) => value !== undefined)).toEqual([]);
});

test('keeps only texts in the list of methods, up to a maximum number', () => {
  expect(readOptions({ methods: ['A', 1, null, 'B'] }).methods).toEqual(['A', 'B']);
  expect(readOptions({ methods: Array.from({ length: 5000 }, () => 'A') }).methods).toHaveLength(32);
});
