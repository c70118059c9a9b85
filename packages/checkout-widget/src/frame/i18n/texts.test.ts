import { isMessageCode, sentences } from '@daftar/domain';
import { expect, test } from 'vitest';
import { ar, refusalsAr } from './ar.ts';
import { translate, translateMessage } from './translate.ts';
import { refusalsUr, ur } from './ur.ts';

const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();

test.each([
  ['Arabic', ar],
  ['Urdu', ur],
])('%s texts have the same placeholders as English and no Latin letters', (_, messages) => {
  for (const [english, text] of Object.entries(messages)) {
    expect(placeholders(text), english).toEqual(placeholders(english));
    expect(text.replace(/\{\w+\}/g, ''), english).not.toMatch(/[A-Za-z]/);
  }
});

test('a text without a translation remains English, and values are filled in', () => {
  expect(translate({}, 'Back to {merchant}', { merchant: 'Nile Books' })).toBe('Back to Nile Books');
  expect(translate(ar, 'A message of the gateway')).toBe('A message of the gateway');
});

test.each([
  ['Arabic', refusalsAr],
  ['Urdu', refusalsUr],
])('%s error messages belong to known codes and have the same placeholders', (_, refusals) => {
  const values = (text: string) => (text.match(/\{\{\w+\}\}/g) ?? []).sort();
  for (const [code, text] of Object.entries(refusals)) {
    expect(isMessageCode(code), code).toBe(true);
    if (isMessageCode(code)) expect(values(text), code).toEqual(values(sentences[code]));
  }
});

test('a message of the gateway is translated by its code, with its values', () => {
  const tooMany = { message: 'Too many requests', code: 'access.tooManyRequests', values: { count: 17 } };
  expect(translateMessage({ ...ar, ...refusalsAr }, tooMany)).toBe('طلبات كثيرة. يرجى المحاولة بعد 17 ثانية');
  expect(translateMessage(ar, { message: 'Something went wrong', code: 'unknown' })).toBe(
    ar['Something went wrong'],
  );
  expect(translateMessage({}, tooMany)).toBe('Too many requests');
});
