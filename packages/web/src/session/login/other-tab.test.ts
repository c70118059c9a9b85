import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { api, transport } from '../../api/api.ts';
import { writeDraft } from '../../kit/forms/state/drafts.ts';
import { connectApi } from './connect-api.ts';
import { endLogin, forgetLogin, isLeaving, keepLogin, keptLogin } from './login-store.ts';
import { storeReturnPath, takeReturnPath } from './return-path.ts';

connectApi();

const owner = { token: 'owner-token', username: 'owner' };
const support = { token: 'support-token', username: 'support' };

/** Changes the shared login as another tab would. */
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

test('after another user signs in elsewhere, the tab sends nothing and reloads as that user', async () => {
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

test('after a logout elsewhere, the tab sends nothing, goes to the login and keeps path and drafts', async () => {
  const { sent, replaced } = watched();
  keepLogin(owner, true);
  writeDraft('carriers.new', { name: 'Nile' });
  elsewhere(undefined);
  expect(await save()).toBeInstanceOf(Error);
  expect(sent).not.toHaveBeenCalled();
  expect(replaced).toHaveBeenCalledWith('/login');
  keepLogin(owner, true);
  expect(sessionStorage.getItem('daftar.draft.carriers.new')).toContain('Nile');
  expect(takeReturnPath()).toBe('/carriers?q=nile');
});

test('a new login of the same user elsewhere is used without a reload', async () => {
  const { sent, replaced } = watched();
  keepLogin(owner, true);
  elsewhere({ ...owner, token: 'newer' });
  await save();
  expect(sent.mock.calls[0]?.[0].headers.get('x-auth-token')).toBe('newer');
  expect(replaced).not.toHaveBeenCalled();
});

test('a login kept only in this tab is not affected by other tabs', async () => {
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

test('drafts from before the end of a session are removed when another user signs in', () => {
  keepLogin(owner, false);
  writeDraft('carriers.new', { name: 'Nile' });
  endLogin();
  expect(keptLogin()).toBeUndefined();
  keepLogin(support, false);
  expect(Object.keys(sessionStorage).filter((name) => name.startsWith('daftar.draft.'))).toEqual([]);
  expect(takeReturnPath()).toBeUndefined();
});

test('the path wanted before the sign-in is kept', () => {
  storeReturnPath('/services');
  keepLogin(support, false);
  expect(takeReturnPath()).toBe('/services');
});
