import { beforeEach, expect, test } from 'vitest';
import { keepRecentChoice, recentChoices } from '../../kit/forms/pickers/recent-choices.ts';
import { writeDraft } from '../../kit/forms/state/drafts.ts';
import { endLogin, forgetLogin, keepLogin, keptLogin } from './login-store.ts';

const login = { token: 't', username: 'salma' };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('a remembered login is kept in localStorage, any other in sessionStorage', () => {
  keepLogin(login, true);
  expect(['daftar.login' in localStorage, 'daftar.login' in sessionStorage]).toEqual([true, false]);
  keepLogin(login, false);
  expect(['daftar.login' in localStorage, 'daftar.login' in sessionStorage]).toEqual([false, true]);
  expect(keptLogin()).toEqual(login);
});

test('forgetLogin removes the login and the drafts, but not the language', () => {
  localStorage.setItem('daftar.language', 'ar');
  keepLogin(login, false);
  writeDraft('merchants.new', { name: 'Nile' });
  forgetLogin();
  expect(keptLogin()).toBeUndefined();
  expect(sessionStorage.length).toBe(0);
  expect(localStorage.getItem('daftar.language')).toBe('ar');
});

test.each([
  ['signing out', forgetLogin],
  ['the end of the session', endLogin],
])('%s removes the records that were chosen lately', (_, end) => {
  keepLogin(login, true);
  keepRecentChoice('salma', 'merchant', 'mer_1');
  keepRecentChoice('salma', 'service', 'srv_1');
  expect(recentChoices('salma', 'merchant')).toEqual(['mer_1']);
  end();
  expect(Object.keys(localStorage)).toEqual([]);
});

test('a malformed stored login reads as undefined', () => {
  localStorage.setItem('daftar.login', '{"token":1}');
  expect(keptLogin()).toBeUndefined();
  localStorage.setItem('daftar.login', '{');
  expect(keptLogin()).toBeUndefined();
});
