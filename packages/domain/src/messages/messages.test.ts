import { describe, expect, expectTypeOf, test } from 'vitest';
import { isMessageCode, type MessageValues, messageOf } from './message-of.ts';
import { sentences } from './sentences.ts';

describe('messageOf', () => {
  test('fills every hole of the sentence', () => {
    expect(messageOf('overlap', { number: 7, from: '2026-11-01', to: '2026-11-15' })).toBe(
      'This period overlaps settlement # 7 (2026-11-01 to 2026-11-15)',
    );
  });

  test('does not read a value as a template', () => {
    expect(messageOf('not-covered', { merchant: '{{merchant}} $& Books' })).toBe(
      'The money of {{merchant}} $& Books does not cover this',
    );
  });

  test('knows the holes of a code', () => {
    expectTypeOf<keyof MessageValues<'difference'>>().toEqualTypeOf<'used' | 'exact'>();
    expectTypeOf<keyof MessageValues<'order-paid'>>().toEqualTypeOf<never>();
  });
});

test('isMessageCode knows codes, and no name that every object has', () => {
  expect(isMessageCode('order-paid')).toBe(true);
  expect(isMessageCode('toString')).toBe(false);
});

test('every sentence has plain holes and one area', () => {
  for (const [code, sentence] of Object.entries(sentences)) {
    expect(sentence.replaceAll(/\{\{\w+\}\}/g, ''), code).not.toMatch(/[{}]/);
    expect(code).toMatch(/^[a-zA-Z]+([.-][a-zA-Z]+)*$/);
  }
});
