import { expect, test } from 'vitest';
import { nameKey } from './name-key.ts';

test.each([
  ['  Nile   Books ', 'nile books'],
  ['NILE\tBOOKS\n', 'nile books'],
  ['Nile Books\u200b', 'nile books'],
  ['\uFEFFNile\u00ADBooks', 'nilebooks'],
  ['Nile\u00a0Books', 'nile books'],
  ['Nile \u200b Books', 'nile books'],
  ['Nile\u202e Books\u2066\u0001', 'nile books'],
  ['\u2800Nile Books\u2800', 'nile books'],
  ['\u3164Nile Books\uFE0F', 'nile books'],
  ['Ｎｉｌｅ　Ｂｏｏｋｓ', 'nile books'],
  ['Cafe\u0301', 'caf\u00e9'],
  ['Cafe\u200b\u0301', 'caf\u00e9'],
  ['CAF\u00c9', 'caf\u00e9'],
  ['متجر Books', 'متجر books'],
])('nameKey(%j) returns %j', (name, key) => {
  expect(nameKey(name)).toBe(key);
  expect(nameKey(key)).toBe(key);
});

test('nameKey ignores joiners, and returns different keys for different names', () => {
  expect(nameKey('می\u200cخواهم')).toBe(nameKey('میخواهم'));
  expect(nameKey('Nile Books')).not.toBe(nameKey('NileBooks'));
  expect(nameKey('Cafe')).not.toBe(nameKey('Café'));
});
