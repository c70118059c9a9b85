import { afterEach, expect, test } from 'vitest';
import { setLanguage, textStore } from '../../i18n/i18n.ts';
import { historyWords } from './history-words.ts';

afterEach(() => setLanguage('en'));

const said = (description: string) => historyWords(description, textStore.current());

test.each([
  ['Changed supportEmail, waleeShare', 'Changed: Support Email, Walee Share'],
  ['Service Books online created', 'Books online created'],
  ['User Mona Hassan deleted', 'Mona Hassan deleted'],
  ['Settlement of 2026-11-01 to 2026-11-07', 'Settlement of 01 Nov 2026 to 07 Nov 2026'],
  ['Account balance + 23900.00 EGP', 'Account balance + 23,900.00 EGP'],
  ['Private key replaced', 'Private key replaced'],
])('the description "%s" is shown as "%s"', (description, words) => {
  expect(said(description)).toBe(words);
});

test('history descriptions and their field names are translated', async () => {
  await setLanguage('ar');
  expect(said('Changed supportEmail, country')).toBe('تغيّر: بريد الدعم، الدولة');
  expect(said('Deactivated')).toBe('عُطّل');
  expect(said('Account balance + 97.50 EGP')).toBe('رصيد الحساب + 97.50 EGP');
});
