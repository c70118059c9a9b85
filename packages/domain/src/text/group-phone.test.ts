import fc from 'fast-check';
import { expect, test } from 'vitest';
import { groupPhone } from './group-phone.ts';

test.each([
  ['', ''],
  ['010', '010'],
  ['0101', '010 1'],
  ['01012345678', '010 123 45678'],
  ['٠١٠١٢٣٤٥٦٧٨٩٩', '010 123 45678'],
  ['(010) 123-45678 ', '010 123 45678'],
])('%o shows as %o', (typed, shown) => {
  expect(groupPhone(typed)).toBe(shown);
});

test('is idempotent', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'0123456789٣۵ +x') }), (text) => {
      expect(groupPhone(groupPhone(text))).toBe(groupPhone(text));
    }),
  );
});
