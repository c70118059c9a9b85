import { describe, expect, expectTypeOf, test } from 'vitest';
import { countHoles, singularSentences } from './counted.ts';
import { isMessageCode, type MessageValues, messageOf } from './message-of.ts';
import { sentences } from './sentences.ts';

describe('messageOf', () => {
  test('fills every placeholder of the message', () => {
    expect(messageOf('overlap', { number: 7, from: '2026-11-01', to: '2026-11-15' })).toBe(
      'This period overlaps settlement # 7 (2026-11-01 to 2026-11-15)',
    );
  });

  test('does not fill placeholders inside a value', () => {
    expect(messageOf('not-covered', { merchant: '{{merchant}} $& Books' })).toBe(
      'The money of {{merchant}} $& Books does not cover this',
    );
  });

  test('uses the singular if the count is 1', () => {
    expect(messageOf('access.tooManyRequests', { count: 1 })).toBe(
      'Too many requests. Please try again in 1 second',
    );
    expect(messageOf('access.tooManyRequests', { count: 2 })).toContain('2 seconds');
    expect(messageOf('request.minLength', { least: '1', field: 'name' })).toContain('1 character as name');
    expect(messageOf('request.minimum', { least: 1, field: 'price' })).toBe(
      'Please provide price of at least 1',
    );
  });

  test('the type of a code’s values has its placeholders', () => {
    expectTypeOf<keyof MessageValues<'difference'>>().toEqualTypeOf<'used' | 'exact'>();
    expectTypeOf<keyof MessageValues<'order-paid'>>().toEqualTypeOf<never>();
  });
});

test('isMessageCode accepts codes and rejects names that every object has', () => {
  expect(isMessageCode('order-paid')).toBe(true);
  expect(isMessageCode('toString')).toBe(false);
});

test('every message has valid placeholders, and every code is valid', () => {
  for (const [code, sentence] of Object.entries(sentences)) {
    expect(sentence.replaceAll(/\{\{\w+\}\}/g, ''), code).not.toMatch(/[{}]/);
    expect(code).toMatch(/^[a-zA-Z]+([.-][a-zA-Z]+)*$/);
  }
});

test('each message with a count has the same placeholders as its singular, and exactly one of them is the count', () => {
  const holesOf = (text: string) => (text.match(/\{\{\w+\}\}/g) ?? []).sort();
  for (const [plural, singular] of Object.entries(singularSentences)) {
    expect(holesOf(singular), plural).toEqual(holesOf(plural));
    expect(countHoles.filter((name) => plural.includes(`{{${name}}}`))).toHaveLength(1);
  }
});
