import { expect, test } from 'vitest';
import { cutText } from './cut-text.ts';

test('cutText never cuts a surrogate pair in half', () => {
  expect(cutText('short', 10)).toBe('short');
  expect(cutText('longer', 4)).toBe('long');
  expect(cutText('ab😀', 4)).toBe('ab😀');
  expect(cutText('ab😀', 3)).toBe('ab');
});
