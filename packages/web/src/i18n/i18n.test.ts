import { sentences } from '@daftar/domain';
import { beforeEach, expect, test } from 'vitest';
import { texts as arabic } from './ar.ts';
import { setLanguage, setOwnerName, startI18n, textStore } from './i18n.ts';
import { messageFrom } from './message.ts';
import type { Entry } from './plural.ts';
import { texts as urdu } from './ur.ts';

beforeEach(() => localStorage.clear());

test('an English text is its own translation, with placeholders filled in', () => {
  expect(textStore.current().t('Page {{page}} of {{pages}}', { page: 2, pages: 9 })).toBe('Page 2 of 9');
});

test('a chosen language translates known texts, sets the direction and is stored', async () => {
  await setLanguage('ar');
  const { t, word } = textStore.current();
  expect(t('Sign in')).toBe('تسجيل الدخول');
  expect(t('Page {{page}} of {{pages}}', { page: 1, pages: 3 })).toBe('صفحة 1 من 3');
  for (const name of ['Nile Books', 'constructor']) expect(word(name)).toBe(name);
  expect(document.documentElement.dir).toBe('rtl');
  await setLanguage('en');
  localStorage.setItem('daftar.language', 'ur');
  await startI18n();
  expect(textStore.current().language).toBe('ur');
});

test('an unknown stored language falls back to English', async () => {
  localStorage.setItem('daftar.language', 'tlh');
  await startI18n();
  expect(document.documentElement.lang).toBe('en');
});

test("labels and messages contain the platform owner's configured name", async () => {
  await setLanguage('en');
  setOwnerName('Acme Pay');
  const { t, say, word } = textStore.current();
  expect(t('{{provider}} Share (4%)')).toBe('Acme Pay Share (4%)');
  expect(say('{{provider}} Share')).toBe('Acme Pay Share');
  expect(say('Please provide valid walee share')).toBe('Please provide valid acme pay share');
  expect(word('{{constructor}}' as string)).toBe('{{constructor}}');
  await setLanguage('ar');
  expect(textStore.current().say('Please provide valid walee share')).toContain('Acme Pay');
  setOwnerName('Walee');
});

test('server messages are translated by their code, with their values', async () => {
  const refused = { code: 'access.flag', values: { permission: 'Settlements.viewAll' } } as const;
  await setLanguage('en');
  expect(textStore.current().say(refused)).toBe('Your role does not permit this (Settlements: View all)');
  await setLanguage('ar');
  const { say } = textStore.current();
  expect(say(refused)).toBe('يتطلب هذا الصلاحية «التسويات: عرض الكل»');
  expect(say({ code: 'role.inUse', values: { name: 'Mona (Cairo)' } })).toContain('Mona (Cairo)');
  const period = { number: 1027, from: '2026-11-01', to: '2026-11-30' };
  expect(say({ code: 'overlap', values: period })).toContain('2026-11-30');
  await setLanguage('en');
});

test('a message without a known code is translated by its text', async () => {
  await setLanguage('ar');
  const { say, word } = textStore.current();
  const message = 'Too short account name.';
  expect(say(messageFrom({ message, code: 'merchant.name.minLength' }))).toBe(word(message));
  expect(word(message)).not.toBe(message);
  expect(say(messageFrom({ message: 'Nile Books has it' }))).toBe('Nile Books has it');
  expect(say(messageFrom({ message: 'Session not found', code: 'toString' }))).toBe('الجلسة غير موجودة');
  await setLanguage('en');
});

const holesOf = (text: string) => (text.match(/\{\{\w+\}\}/g) ?? []).sort();

test.each([
  ['Arabic', arabic],
  ['Urdu', urdu],
])('%s has a translation of every code of the catalogue, with its placeholders', (_, texts) => {
  const dictionary: Readonly<Record<string, Entry>> = texts;
  for (const [code, sentence] of Object.entries(sentences)) {
    expect(dictionary, code).toHaveProperty([sentence]);
    const entry = dictionary[sentence] ?? '';
    expect(holesOf(typeof entry === 'string' ? entry : entry.other), code).toEqual(holesOf(sentence));
  }
});
