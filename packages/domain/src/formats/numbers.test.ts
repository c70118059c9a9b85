import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decimal } from '../money/decimal.ts';
import { currencies, money, parseMoney } from '../money/money.ts';
import { normaliseNumberText } from '../text/digits.ts';
import { operatorName, truncateProduct } from './names.ts';
import { formatDecimal, formatMoney, formatPercentage, formatShare } from './numbers.ts';

describe('formatMoney', () => {
  test('shows all decimals of the currency, for rupees and dinars, too', () => {
    expect(formatMoney(money(8_000_000n, 'PKR'), 'en')).toBe('PKR\u00a080,000.00');
    expect(formatMoney(money(1_500n, 'KWD'), 'en', { currency: 'none' })).toBe('1.500');
    expect(formatMoney(money(-28_000n, 'USD'), 'en', { currency: 'symbol' })).toBe('−$280.00');
  });

  test('uses the chosen numbering system', () => {
    const amount = money(123_450n, 'EGP');
    expect(formatMoney(amount, 'ar', { numerals: 'arab', currency: 'none' })).toBe('١٬٢٣٤٫٥٠');
    expect(formatMoney(amount, 'ur', { numerals: 'arabext', currency: 'none' })).toContain('۲۳۴');
    expect(formatMoney(amount, 'ar', { numerals: 'latn', currency: 'none' })).toBe('1,234.50');
  });

  test('a formatted amount can be parsed to the same amount', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 10n ** 14n - 1n }),
        fc.constantFrom(...currencies),
        fc.constantFrom('latn' as const, 'arab' as const),
        (minor, currency, numerals) => {
          const amount = money(minor, currency);
          const shown = formatMoney(amount, numerals === 'arab' ? 'ar' : 'en', {
            numerals,
            currency: 'none',
          });
          expect(parseMoney(normaliseNumberText(shown), currency)).toEqual(amount);
        },
      ),
    );
  });
});

test('formatDecimal shows all decimals', () => {
  expect(formatDecimal(decimal('80000.50'), 'en')).toBe('80,000.5');
});

test('truncates a product to 15 characters', () => {
  expect(truncateProduct('Fifteen letters')).toBe('Fifteen letters');
  expect(truncateProduct('Sixteen  letters')).toBe('Sixteen  letter…');
});

test.each([
  ['EG-Vodafone', 'Vodafone'],
  ['EG - Vodafone - Cash', 'Vodafone - Cash'],
  [' Orange ', 'Orange'],
])('the operator in %o is %o', (name, operator) => {
  expect(operatorName(name)).toBe(operator);
});

test('formatPercentage shows all decimals of a typed percentage, at least two and at most four', () => {
  expect(formatPercentage(12.5, 'en')).toBe('12.50%');
  expect(formatPercentage('1.555', 'en')).toBe('1.555%');
  expect(formatPercentage('0.12345', 'en')).toBe('0.1235%');
  expect(formatPercentage(4, 'ar', 'arab')).toContain('٤٫٠٠');
});

test('formatShare rounds a computed share half up to two decimals', () => {
  expect(formatShare('33.335', 'en')).toBe('33.34%');
  expect(formatShare(5, 'en')).toBe('5.00%');
});
