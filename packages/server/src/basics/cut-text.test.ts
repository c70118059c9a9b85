import { expect, test } from 'vitest';
import { cutText } from './cut-text.ts';

test('a text ends with a whole character', () => {
  expect(cutText('short', 10)).toBe('short');
  expect(cutText('longer', 4)).toBe('long');
  expect(cutText('ab😀', 4)).toBe('ab😀');
  expect(cutText('ab😀', 3)).toBe('ab');
});
