import { expect, test } from 'vitest';
import { receiptMoment } from './receipt-moment.ts';

const noon = '2026-11-22T12:05:09.000Z';

test.each([
  ['Africa/Cairo', '22 November 2026 at 14:05 EET'],
  ['Asia/Karachi', '22 November 2026 at 17:05 GMT+5'],
])('a receipt in %s states its time as %s', (timeZone, text) => {
  expect(receiptMoment(noon, { tag: 'en-GB', numerals: 'latn', timeZone })).toBe(text);
});

test('an Arabic receipt states the time of the shop’s country and its zone', () => {
  const text = receiptMoment(noon, { tag: 'ar-EG', numerals: 'latn', timeZone: 'Africa/Cairo' });
  expect(text).toMatch(/02:05.*غرينتش\+2$/);
});
