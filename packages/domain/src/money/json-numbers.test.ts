import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addNumbers, negateNumber, percentOfWhole, proportionOf, subtractNumbers } from './json-numbers.ts';

const units = [0, 2, 3] as const;
/** Amounts in minor units with their currency's decimals, as the API sends them: at most 12 digits before the point. */
const amounts = fc.record({
  decimals: fc.constantFrom(...units),
  minors: fc.array(fc.integer({ min: -(10 ** 11), max: 10 ** 11 }), { maxLength: 40 }),
});
const major = (minor: number, decimals: number) => Number(`${minor}e-${decimals}`);

describe('JSON numbers', () => {
  test.each([
    [[0.1, 0.2], 0.3],
    [[1000.1, 1.38, -194], 807.48],
    [[277.85, 0.005], 277.855],
    [[], 0],
  ])('addNumbers adds %j to %d', (values, sum) => {
    expect(addNumbers(values)).toBe(sum);
  });

  test('addNumbers and subtractNumbers give what the minor units give', () => {
    fc.assert(
      fc.property(amounts, ({ decimals, minors }) => {
        const values = minors.map((minor) => major(minor, decimals));
        const sum = minors.reduce((all, minor) => all + minor, 0);
        expect(addNumbers(values) + 0).toBe(major(sum, decimals) + 0);
        const [first = 0, second = 0] = values;
        const difference = (minors[0] ?? 0) - (minors[1] ?? 0);
        expect(subtractNumbers(first, second) + 0).toBe(major(difference, decimals) + 0);
      }),
    );
  });

  test('addNumbers does not depend on the order', () => {
    fc.assert(
      fc.property(amounts, ({ decimals, minors }) => {
        const values = minors.map((minor) => major(minor, decimals));
        expect(addNumbers(values.toReversed())).toBe(addNumbers(values));
      }),
    );
  });

  test('negateNumber has no negative zero', () => {
    expect(negateNumber(0)).toBe(0);
    expect(negateNumber(480.4)).toBe(-480.4);
  });

  test.each([
    [50, 200, 0.25, 25],
    [1, 3, 0.333333333, 33.3333333],
    [807.48, 0, 0, 0],
    [-5, 10, -0.5, -50],
  ])(
    'proportionOf and percentOfWhole take %d of %d as %d and %d percent',
    (part, whole, proportion, percent) => {
      expect(proportionOf(part, whole)).toBe(proportion);
      expect(percentOfWhole(part, whole)).toBe(percent);
    },
  );

  test('a number that is not finite throws', () => {
    expect(() => addNumbers([1, Number.NaN])).toThrow(RangeError);
  });
});
