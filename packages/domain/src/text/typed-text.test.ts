import { expect, test } from 'vitest';
import { faultOfLine, faultOfLines } from './typed-text.ts';

test.each(['Nile\u202eskooB', 'Nile \u2066Books\u2069', 'a\u0007', 'a\u0085b', 'a\u007f', '\u202d'])(
  'refuses %j, which has control characters',
  (text) => {
    expect([faultOfLine(text), faultOfLines(text)]).toEqual(['controls', 'controls']);
  },
);

test('allows tabs and line breaks only in texts of several lines', () => {
  for (const text of ['one\ntwo', 'one\r\ntwo', 'a\tb'])
    expect([faultOfLine(text), faultOfLines(text)]).toEqual(['controls', undefined]);
});

test('refuses card numbers, also across the lines of a text', () => {
  expect(faultOfLine('Nora 4242424242424242')).toBe('cardNumber');
  expect(faultOfLines('card\n4242 4242\n4242 4242')).toBe('cardNumber');
});

test.each(['نورا عبد الله', 'می\u200cخواهم', 'Nile \u200eBooks', '7 Eleven (Nile)', ''])(
  'accepts %j',
  (text) => {
    expect([faultOfLine(text), faultOfLines(text)]).toEqual([undefined, undefined]);
  },
);
