import { expect, test } from 'vitest';
import { sumPhrase } from './money-phrase.ts';

test('a sum adds amounts exactly, and separately for each currency', () => {
  expect(
    sumPhrase([
      { amount: 0.1, currency: 'USD' },
      { amount: 1500, currency: 'EGP' },
      { amount: 0.2, currency: 'USD' },
    ]),
  ).toBe('\u20660.30 USD\u2069 · \u20661,500.00 EGP\u2069');
});

test('an amount that its currency cannot hold is not lost from a sum', () => {
  expect(
    sumPhrase([
      { amount: '0.001', currency: 'EGP' },
      { amount: 2, currency: 'EGP' },
    ]),
  ).toBe('\u20662.00 EGP\u2069 · \u20660.001 EGP\u2069');
});
