import { messageOf } from '@daftar/domain';
import { afterEach, expect, test } from 'vitest';
import { setLanguage, textStore } from '../../../i18n/i18n.ts';
import { historyWords } from './history-words.ts';

afterEach(() => setLanguage('en'));

const said = (code: string, values?: Record<string, string | number>) =>
  historyWords({ description: 'As the server wrote it', code, values }, textStore.current());

test.each([
  ['history.changed', { fields: 'supportEmail, waleeShare' }, 'Changed Support Email, Walee Share'],
  ['history.serviceCreated', { name: 'Books online' }, 'Service Books online created'],
  ['history.settled', { from: '2026-11-01', to: '2026-11-07' }, 'Settlement of 01 Nov 2026 to 07 Nov 2026'],
  ['history.balanceAdded', { amount: '23900.00', currency: 'EGP' }, 'Account balance + 23,900.00 EGP'],
  ['history.fileUploaded', { rows: 12 }, 'Approval file of 12 rows uploaded'],
  ['history.ofNewerServer', {}, 'As the server wrote it'],
])('the code %s with the values %j is shown as "%s"', (code, values, words) => {
  expect(said(code, values)).toBe(words);
});

test('an old entry without a code is shown as the server wrote it', () => {
  const old = (description: string) => historyWords({ description }, textStore.current());
  expect(old('Changed supportEmail')).toBe('Changed supportEmail');
  expect(old('User Mona Hassan deleted')).toBe('User Mona Hassan deleted');
});

test('history descriptions, their field names and statuses are translated', async () => {
  await setLanguage('ar');
  expect(said('history.changed', { fields: 'supportEmail, country' })).toBe('تغيّر: بريد الدعم، الدولة');
  expect(said('history.deactivated')).toBe('عُطّل');
  expect(said('history.balanceAdded', { amount: '97.50', currency: 'EGP' })).toBe(
    'رصيد الحساب + \u206897.50\u2069 \u2068EGP\u2069',
  );
  const corrected = { order: 'NB-1', before: 'Success', after: 'Failed', reason: 'Paid twice' };
  const words = said('history.corrected', corrected);
  expect(words).toContain('NB-1');
  expect(words).toContain('Paid twice');
  expect(words).not.toContain('Success');
  expect(words).not.toBe(messageOf('history.corrected', corrected));
});

const subscription = {
  ...{ msisdn: '923047693726', service: 'Meal plans', amount: '700.00', currency: 'PKR', type: 'monthly' },
};

test('each value of a sentence in Arabic keeps its own direction, and the period is translated', async () => {
  await setLanguage('ar');
  const words = said('history.subscriptionAdded', subscription);
  expect(words).toContain('\u2068700.00\u2069 \u2068PKR\u2069، شهري');
  await setLanguage('en');
  expect(said('history.subscriptionAdded', subscription)).toBe(
    '923047693726 pays Meal plans 700.00 PKR, monthly',
  );
});
