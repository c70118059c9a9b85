import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inexactNumber } from './inexact-number.ts';

test.each([
  ['{"amount":100.00000000000000000001}', 'amount'],
  ['{"a":1,"b":{"amount" : -0.10000000000000000555}}', 'amount'],
  ['{"amount":9007199254740993}', 'amount'],
  ['{"amount":1e400}', undefined],
  ['[1,100.00000000000000000001]', ''],
])('inexactNumber names the number of %s that loses digits', (json, key) => {
  expect(inexactNumber(json)).toBe(key);
});

test.each([
  '{"amount":100}',
  '{"amount":100.50000000000000000000}',
  '{"amount":0.30000000000000004}',
  '{"amount":1000000000000000000000}',
  '{"amount":1.5e3,"zero":0.00000000000000000000}',
  '{"text":"100.00000000000000000001","\\"amount\\":100.00000000000000000001":1}',
  '{"text":"a\\":9007199254740993"}',
])('inexactNumber accepts %s', (json) => {
  expect(JSON.parse(json)).toBeDefined();
  expect(inexactNumber(json)).toBeUndefined();
});

test('reads every text that the JSON parser takes, also one that begins with a byte order mark', () => {
  expect(inexactNumber('\ufeff4242424242424242')).toBeUndefined();
  expect(inexactNumber('\ufeff{"amount":100.00000000000000000001}')).toBe('amount');
  fc.assert(
    fc.property(
      fc.json(),
      fc.constantFrom('', '\ufeff'),
      fc.constantFrom('', ' ', '\n\t'),
      (json, mark, blank) => {
        expect(() => inexactNumber(mark + blank + json + blank)).not.toThrow();
      },
    ),
  );
});
