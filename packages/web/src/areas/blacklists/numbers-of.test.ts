import { expect, test } from 'vitest';
import { numbersOf } from './numbers-of.ts';

test('reads numbers in lines and lists, each once, in any spelling, with their lines', () => {
  const text = '+20 100 123 4567\n00201001234567, ٢٠١٢٠٠٠٦٧٨٩٠\r\n\n923001234567;+971 0535551234';
  expect(numbersOf(text)).toEqual({
    good: [
      { line: 1, typed: '+20 100 123 4567', msisdn: '201001234567' },
      { line: 2, typed: '٢٠١٢٠٠٠٦٧٨٩٠', msisdn: '201200067890' },
      { line: 4, typed: '923001234567', msisdn: '923001234567' },
      { line: 4, typed: '+971 0535551234', msisdn: '971535551234' },
    ],
    bad: [],
  });
});

test('reports entries that are not a number with a calling code, with their lines', () => {
  expect(numbersOf('call me\n\n123\n201001234567')).toEqual({
    good: [{ line: 4, typed: '201001234567', msisdn: '201001234567' }],
    bad: [
      { line: 1, typed: 'call me' },
      { line: 3, typed: '123' },
    ],
  });
  expect(numbersOf(' \n ')).toEqual({ good: [], bad: [] });
});
