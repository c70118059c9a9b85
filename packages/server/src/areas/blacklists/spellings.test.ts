import { expect, test } from 'vitest';
import { spellingsOf } from './spellings.ts';

test.each([
  ['+201001234567', '20', ['201001234567']],
  ['٠١٠٠١٢٣٤٥٦٧', '20', ['201001234567']],
  ['00923001234567', '20', ['923001234567']],
  ['923001234567', undefined, ['923001234567']],
  ['0300 1234567', '20', ['03001234567', '3001234567', '923001234567']],
  ['+0020 100 123 4567', '20', ['00201001234567', '201001234567']],
  ['+60123456789', '20', ['60123456789']],
  ['51234567', undefined, ['51234567', '96551234567', '97451234567']],
  ['', '20', ['']],
] as const)('the number %j in %j may be on the blacklist as %j', (text, callingCode, spellings) => {
  expect(spellingsOf(text, callingCode).sort()).toEqual([...spellings].sort());
});
