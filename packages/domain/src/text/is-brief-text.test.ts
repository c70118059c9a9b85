import { expect, test } from 'vitest';
import { isBriefText } from './is-brief-text.ts';

test.each(['', '---', 'al', '4', 'a-b', 'م.', '٤٢', '@b'])('isBriefText is true for %j', (text) => {
  expect(isBriefText(text)).toBe(true);
});

test.each(['ali', 'a b c', '+20 1', 'أحمد', '٤٢١'])('isBriefText is false for %j', (text) => {
  expect(isBriefText(text)).toBe(false);
});
