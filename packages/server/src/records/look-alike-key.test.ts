import { expect, test } from 'vitest';
import { lookAlikeKey } from './look-alike-key.ts';

test.each([
  'walee',
  'WALEE',
  ' Wa lee ',
  'W.a-l_e e',
  'Ｗａｌｅｅ',
  'Wаlее',
  'WaIee',
  'Wa1ee',
  'Walée',
  'VValee',
  'Wal\u200Bee',
  '𝐖𝐚𝐥𝐞𝐞',
])('lookAlikeKey returns the same key for %j and Walee', (name) => {
  expect(lookAlikeKey(name)).toBe(lookAlikeKey('Walee'));
});

test.each(['Wale', 'Walee Books', 'Valee', 'والي', 'Waleed'])(
  'lookAlikeKey returns different keys for %j and Walee',
  (name) => {
    expect(lookAlikeKey(name)).not.toBe(lookAlikeKey('Walee'));
  },
);
