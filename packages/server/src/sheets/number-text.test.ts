import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isShownNumber, numberText, parseNumber } from './number-text.ts';

test('a number that is shown as it is written is the one that a computation shows', () => {
  const texts = fc.stringMatching(/^-?\d{0,9}\.?\d{0,9}(E-?\d)?$/);
  fc.assert(
    fc.property(texts, (text) => {
      if (!isShownNumber(text)) return;
      const value = parseNumber(text);
      expect(value === undefined ? undefined : numberText(value)).toBe(text);
    }),
    { numRuns: 2_000 },
  );
});

test.each(['0', '7', '12.5', '0.5', '0.0000001', '123456789012345', '1234567890.1234'])(
  'shows %s as it is written',
  (text) => {
    expect(isShownNumber(text)).toBe(true);
  },
);

test.each(['', '.', '-1', '01', '.5', '5.', '5.0', '1E2', '1234567890123456', '1.2.3', '٥'])(
  'computes how %j is shown',
  (text) => {
    expect(isShownNumber(text)).toBe(false);
  },
);
