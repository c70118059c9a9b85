import { expect, test } from 'vitest';
import { nationalMobile } from './national-mobile.ts';

test.each(['201012345678', '+20 101 234 5678', '00201012345678', '01012345678', '1012345678'])(
  '%s',
  (mobile) => {
    expect(nationalMobile(mobile)).toBe('01012345678');
  },
);

test('a number of another country keeps its digits', () => {
  expect(nationalMobile('+971 50 123 4567')).toBe('971501234567');
});
