import { expect, test } from 'vitest';
import { numbersOf } from './numbers-of.ts';

test('reads numbers in lines and lists, each once, in any spelling', () => {
  const text = '+20 100 123 4567\n00201001234567, ٢٠١٢٠٠٠٦٧٨٩٠\r\n923001234567;';
  expect(numbersOf(text)).toEqual({ good: ['201001234567', '201200067890', '923001234567'], bad: [] });
});

test('reports lines that are not a number with a calling code', () => {
  expect(numbersOf('call me\n123\n201001234567')).toEqual({
    good: ['201001234567'],
    bad: ['call me', '123'],
  });
  expect(numbersOf(' \n ')).toEqual({ good: [], bad: [] });
});
