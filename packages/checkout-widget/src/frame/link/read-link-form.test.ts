import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readLinkForm, typedAmount, wholeAmount } from './read-link-form.ts';

const phone = { callingCode: '20', national: '1012345678' } as const;
const sold = { openAmount: true, minimum: 5, maximum: 5000 } as Parameters<typeof readLinkForm>[2];

test.each([
  ['10', '10'],
  ['0010', '10'],
  ['١٠٠', '100'],
  ['۲۵۰', '250'],
  ['1,000', '1000'],
  ['1,234,567', '1234567'],
  ['1٬000', '1000'],
  ['EGP 150', '150'],
  ['\u200e250\u200f\n', '250'],
  ['10.50', '10.50'],
  ['10,50', '10.50'],
  ['١٠٫٥', '10.5'],
  ['10.', '10.'],
  ['10.5555', '10.555'],
])('a typed amount of %j shows %s', (text, shown) => {
  expect(typedAmount(text)).toBe(shown);
});

test.each([
  ['10', '10'],
  ['10.', '10'],
  ['10.00', '10'],
  ['10.50', undefined],
  ['1.000', undefined],
  ['.', undefined],
  ['', undefined],
])('%j means the whole amount %s', (text, whole) => {
  expect(wholeAmount(text)).toBe(whole);
});

test.each([
  ['10.50', 'Please provide an amount without decimals'],
  ['10.0001', 'Please provide an amount without decimals'],
  ['', 'Please provide valid amount'],
  ['4', 'Please provide valid amount'],
  ['5001', 'Please provide valid amount'],
])('refuses %j of an open amount from 5 to 5000', (text, amount) => {
  expect(readLinkForm(phone, typedAmount(text), sold)).toEqual({ errors: { amount } });
});

test('no amount with decimals becomes a larger whole one, filled in or typed key by key', () => {
  const parts = fc.tuple(fc.nat(99_999), fc.integer({ min: 1, max: 99 }), fc.constantFrom('.', ',', '٫'));
  fc.assert(
    fc.property(parts, ([whole, part, point]) => {
      const text = `${whole}${point}${part}`;
      const byKey = [...text].reduce((shown, key) => typedAmount(shown + key), '');
      for (const shown of [typedAmount(text), byKey]) expect(wholeAmount(shown)).toBeUndefined();
    }),
  );
});
