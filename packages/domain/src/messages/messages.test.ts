import { describe, expect, expectTypeOf, test } from 'vitest';
import { countHoles, singularSentences } from './counted.ts';
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

  test('counts one thing in the singular', () => {
    expect(messageOf('access.tooManyRequests', { count: 1 })).toBe(
      'Too many requests. Please try again in 1 second',
    );
    expect(messageOf('access.tooManyRequests', { count: 2 })).toContain('2 seconds');
    expect(messageOf('request.minLength', { least: '1', field: 'name' })).toContain('1 character as name');
    expect(messageOf('request.minimum', { least: 1, field: 'price' })).toBe(
      'Please provide price of at least 1',
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

test('each counted sentence and its singular have the same holes, one of them with a number', () => {
  const holesOf = (text: string) => (text.match(/\{\{\w+\}\}/g) ?? []).sort();
  for (const [plural, singular] of Object.entries(singularSentences)) {
    expect(holesOf(singular), plural).toEqual(holesOf(plural));
    expect(countHoles.filter((name) => plural.includes(`{{${name}}}`))).toHaveLength(1);
  }
});
