import { expect, test } from 'vitest';
import { replaceBetween } from './replace-between.ts';

test('replaces only the text between the two comments', () => {
  expect(replaceBetween('a\n<!-- t -->\nold\n<!-- /t -->\nb', 't', 'new')).toBe(
    'a\n<!-- t -->\n\nnew\n\n<!-- /t -->\nb',
  );
});

test('throws where the comments are missing', () => {
  expect(() => replaceBetween('a', 't', 'new')).toThrow('There is no place for t');
});
