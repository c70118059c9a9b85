import { expect, test } from 'vitest';
import { nationalMobile } from './national-mobile.ts';

test.each(['201012345678', '+20 101 234 5678', '00201012345678', '01012345678', '1012345678'])(
  'nationalMobile(%j) returns the Egyptian national number',
  (mobile) => {
    expect(nationalMobile(mobile)).toBe('01012345678');
  },
);

test('nationalMobile keeps the digits of a foreign number', () => {
  expect(nationalMobile('+971 50 123 4567')).toBe('971501234567');
});
