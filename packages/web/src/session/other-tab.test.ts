import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { writeDraft } from '../kit/bindings/drafts.ts';
import { api, transport } from './api.ts';
import { endLogin, forgetLogin, isLeaving, keepLogin, keptLogin } from './login-store.ts';
import { keepWanted, takeWanted } from './wanted-path.ts';

const owner = { token: 'owner-token', username: 'owner' };
const support = { token: 'support-token', username: 'support' };

/** What another tab does to what they share. */
const elsewhere = (login: object | undefined) =>
  login
    ? localStorage.setItem('daftar.login', JSON.stringify(login))
    : localStorage.removeItem('daftar.login');

const save = () => api.profile.update({ name: 'Owner' } as never).catch((error: unknown) => error);

function watched() {
  const sent = vi.spyOn(transport, 'fetch').mockImplementation(async () => Response.json({ name: 'Owner' }));
  const replaced = vi.spyOn(window.location, 'replace').mockImplementation(() => undefined);
  return { sent, replaced };
}

beforeEach(() => {
  forgetLogin();
  window.history.replaceState(null, '', '/carriers?q=nile');
});
afterEach(() => vi.restoreAllMocks());

test('nothing leaves the browser under a login that became another’s; the tab starts afresh as them', async () => {
  const { sent, replaced } = watched();
  keepLogin(owner, true);
  elsewhere(support);
  expect(await save()).toBeInstanceOf(Error);
  expect(sent).not.toHaveBeenCalled();
  expect(keptLogin()).toBeUndefined();
  expect(replaced).toHaveBeenCalledWith('/');
  expect(isLeaving()).toBe(true);
  expect(localStorage.getItem('daftar.login')).toContain('support-token');
});

test('nothing leaves it once nobody is signed in; the tab goes to the login, and its place waits', async () => {
  const { sent, replaced } = watched();
  keepLogin(owner, true);
  writeDraft('carriers.new', { name: 'Nile' });
  elsewhere(undefined);
  expect(await save()).toBeInstanceOf(Error);
  expect(sent).not.toHaveBeenCalled();
  expect(replaced).toHaveBeenCalledWith('/login');
  keepLogin(owner, true);
  expect(sessionStorage.getItem('daftar.draft.carriers.new')).toContain('Nile');
  expect(takeWanted()).toBe('/carriers?q=nile');
});

test('the same user’s new login goes on', async () => {
  const { sent, replaced } = watched();
  keepLogin(owner, true);
  elsewhere({ ...owner, token: 'newer' });
  await save();
  expect(sent.mock.calls[0]?.[0].headers.get('x-auth-token')).toBe('newer');
  expect(replaced).not.toHaveBeenCalled();
});

test('a login of this tab alone is not touched by what other tabs do', async () => {
  const { sent, replaced } = watched();
  keepLogin(owner, false);
  elsewhere(support);
  await save();
  elsewhere(undefined);
  await save();
  expect(sent.mock.calls.map(([{ headers }]) => headers.get('x-auth-token'))).toEqual([
    'owner-token',
    'owner-token',
  ]);
  expect(replaced).not.toHaveBeenCalled();
});

test('what was typed before the end of a session is for its user only', () => {
  keepLogin(owner, false);
  writeDraft('carriers.new', { name: 'Nile' });
  endLogin();
  expect(keptLogin()).toBeUndefined();
  keepLogin(support, false);
  expect(Object.keys(sessionStorage).filter((name) => name.startsWith('daftar.draft.'))).toEqual([]);
  expect(takeWanted()).toBeUndefined();
});

test('where somebody wanted to go before signing in is kept', () => {
  keepWanted('/services');
  keepLogin(support, false);
  expect(takeWanted()).toBe('/services');
});
