import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foldText, isBriefText, tidyText } from './fold-text.ts';

/** Texts that people read as the same. */
const ALIKE: readonly (readonly string[])[] = [
  ['سلمى عادل', 'سلمي عادل', 'سلمی عادل', ' سلمى\u00a0 عادل', 'سَلْمَى عـــادل', '\u200fسلمى عادل\u200e'],
  ['مكتبة أحمد', 'مكتبه احمد', 'مکتبۃ إحمد', 'مكتبة آحمد', 'مکتبہ ٱحمد'],
  [
    'Ravi Telecom',
    'ravi telecom ',
    'RAVI  TELECOM',
    'Ravi\nTelecom',
    '\ufeffRavi\u200b Tele\u00adcom',
    'Ｒａｖｉ Telecom',
  ],
  [
    'PO-12',
    'po-12',
    '\u200ePO-12\u200f',
    'PO\u201112',
    'PO–12',
    'po-١٢',
    'PO-۱۲',
    '\u2066PO-12\u2069',
    'PO‐１２',
  ],
  ['مؤسسة', 'موسسه'],
  ['Café José', 'cafe jose', 'Cafe\u0301 JOSE\u0301'],
  ['O’Brien', "O'BRIEN", '‘obrien'.replace('‘o', 'o’')],
  ['لا إله', 'ﻻ اله'],
  ['ΟΔΟΣ', 'οδοσ', 'οδος'],
];

describe('foldText', () => {
  test.each(ALIKE.map((texts) => [texts] as const))('folds %j alike', (texts) => {
    expect(new Set(texts.map(foldText)).size).toBe(1);
  });

  test('keeps different texts different', () => {
    const texts = [
      'PO-1',
      'PO-11',
      'PO1',
      'P O-1',
      'سلمى',
      'سلمان',
      'Ravi',
      'Rafi',
      'كتاب',
      'كتب',
      '1.5',
      '15',
    ];
    expect(new Set(texts.map(foldText)).size).toBe(texts.length);
  });

  test('is idempotent, has no blanks around it and none twice, and ignores the case', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const folded = foldText(text);
        expect(foldText(folded)).toBe(folded);
        expect(folded).toBe(folded.trim());
        expect(folded).not.toMatch(/\s{2}|[\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/);
      }),
    );
  });

  test('ignores invisible characters and blanks wherever they stand', () => {
    const hidden = fc.constantFrom(
      ...'\u200b\u200c\u200d\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2060\u2066\u2067\u2068\u2069\ufeff\u00ad\u061c',
    );
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme-ascii' }), fc.nat(), hidden, (text, place, mark) => {
        const at = place % (text.length + 1);
        expect(foldText(text.slice(0, at) + mark + text.slice(at))).toBe(foldText(text));
        expect(foldText(`\u00a0${text}\r\n`)).toBe(foldText(text));
      }),
    );
  });
});

test.each([
  ['\u200e PO-1\u00a0', 'PO-1'],
  ['Ravi \n Telecom ', 'Ravi Telecom'],
  ['سلمى', 'سلمى'],
  ['Aé', 'Aé'],
  ['\u200b', ''],
])('tidyText turns %j into %j', (text, tidy) => {
  expect(tidyText(text)).toBe(tidy);
});

test.each(['', '---', 'al', '4', 'a-b', 'م.', '٤٢', '@b'])('isBriefText is true for %j', (text) => {
  expect(isBriefText(text)).toBe(true);
});

test.each(['ali', 'a b c', '+20 1', 'أحمد', '٤٢١'])('isBriefText is false for %j', (text) => {
  expect(isBriefText(text)).toBe(false);
});
