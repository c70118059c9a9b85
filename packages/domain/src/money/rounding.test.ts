import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { divideRounded } from './rounding.ts';

describe('divideRounded', () => {
  test.each([
    [5n, 2n, 3n, 2n, 2n],
    [7n, 2n, 4n, 3n, 4n],
    [-5n, 2n, -3n, -2n, -2n],
    [5n, -2n, -3n, -2n, -2n],
    [7n, 3n, 2n, 2n, 2n],
    [8n, 3n, 3n, 2n, 3n],
    [6n, 3n, 2n, 2n, 2n],
  ])('%d ÷ %d', (dividend, divisor, halfUp, down, halfEven) => {
    expect(divideRounded(dividend, divisor, 'halfUp')).toBe(halfUp);
    expect(divideRounded(dividend, divisor, 'down')).toBe(down);
    expect(divideRounded(dividend, divisor, 'halfEven')).toBe(halfEven);
  });

  test('differs from the exact quotient by at most one half', () => {
    const divisor = fc.bigInt({ min: 1n, max: 10n ** 9n });
    fc.assert(
      fc.property(fc.bigInt(), divisor, fc.constantFrom('halfUp', 'halfEven'), (top, bottom, rounding) => {
        const error = divideRounded(top, bottom, rounding) * bottom - top;
        expect((error < 0n ? -error : error) * 2n <= bottom).toBe(true);
      }),
    );
  });

  test('throws for a divisor of 0', () => {
    expect(() => divideRounded(1n, 0n, 'down')).toThrow('Division by zero');
  });
});
