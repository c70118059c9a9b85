import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { areDistinct } from './are-distinct.ts';

const item = fc.oneof(
  fc.constantFrom('1', 1, true, 'true', null, 'null', ''),
  fc.array(fc.nat(1), { maxLength: 2 }),
  fc.dictionary(fc.constantFrom('a', 'b'), fc.nat(1), { noNullPrototype: true }),
);

test('areDistinct compares all items by value', () => {
  fc.assert(
    fc.property(fc.array(item, { maxLength: 6 }), (items) => {
      const isRepeated = items.some((one, at) =>
        items.slice(0, at).some((two) => isDeepStrictEqual(one, two)),
      );
      expect(areDistinct(true, items)).toBe(!isRepeated);
      expect(areDistinct(false, items)).toBe(true);
    }),
  );
});

test('areDistinct ignores the order of fields', () => {
  expect(
    areDistinct(true, [
      { a: 1, b: [{ c: 1, d: 2 }] },
      { b: [{ d: 2, c: 1 }], a: 1 },
    ]),
  ).toBe(false);
});
