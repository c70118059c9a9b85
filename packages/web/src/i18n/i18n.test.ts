import { beforeEach, expect, test } from 'vitest';
import { setLanguage, setProviderName, startI18n, textStore } from './i18n.ts';

beforeEach(() => localStorage.clear());

test('an English text is its own translation, with placeholders filled in', () => {
  expect(textStore.current().t('Page {{page}} of {{pages}}', { page: 2, pages: 9 })).toBe('Page 2 of 9');
});

test('a chosen language translates known texts, sets the direction and is stored', async () => {
  await setLanguage('ar');
  const { t, foreign } = textStore.current();
  expect(t('Sign in')).toBe('تسجيل الدخول');
  expect(t('Page {{page}} of {{pages}}', { page: 1, pages: 3 })).toBe('صفحة 1 من 3');
  expect(foreign('Nile Books')).toBe('Nile Books');
  expect(foreign('constructor')).toBe('constructor');
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

test("labels and messages contain the configured provider's name", async () => {
  await setLanguage('en');
  setProviderName('Acme Pay');
  const { t, foreign } = textStore.current();
  expect(t('{{provider}} Share (4%)')).toBe('Acme Pay Share (4%)');
  expect(foreign('{{provider}} Share')).toBe('Acme Pay Share');
  expect(foreign('Please provide valid walee share')).toBe('Please provide valid acme pay share');
  expect(foreign('{{constructor}}')).toBe('{{constructor}}');
  await setLanguage('ar');
  expect(textStore.current().foreign('Please provide valid walee share')).toContain('Acme Pay');
  setProviderName('Walee');
});

test('server sentences are translated with their values', async () => {
  const said = 'Your role does not permit this (Settlements.viewAll)';
  await setLanguage('en');
  expect(textStore.current().foreign(said)).toBe('Your role does not permit this (Settlements: View all)');
  await setLanguage('ar');
  const { foreign } = textStore.current();
  expect(foreign(said)).toBe('يتطلب هذا الصلاحية «التسويات: عرض الكل»');
  expect(foreign('A role in use cannot be deleted: Mona (Cairo) has it')).toContain('Mona (Cairo)');
  expect(foreign('This period overlaps settlement # 1027 (2026-11-01 to 2026-11-30)')).toContain(
    '2026-11-30',
  );
  expect(foreign('Nile Books has it')).toBe('Nile Books has it');
  await setLanguage('en');
});

test('permissions in server messages are shown with the labels of the role form', async () => {
  await setLanguage('en');
  const { foreign } = textStore.current();
  expect(foreign('Your role does not permit this (Roles.viewAll)')).toBe(
    'Your role does not permit this (Roles: View all)',
  );
  expect(foreign('Your own role does not permit Users.addUsers')).toBe(
    'Your own role does not permit Users: Add users',
  );
  expect(foreign('Your role does not permit this')).toBe('Your role does not permit this');
});
