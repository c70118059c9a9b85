import { act } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeServer } from '../test/fake-server.ts';
import { startApp } from './app.tsx';
import { forgetLogin, keepLogin } from './session/login/login-store.ts';

afterEach(() => vi.restoreAllMocks());

test('the app reloads when another tab ends or replaces its login', async () => {
  fakeServer({});
  document.body.innerHTML = '<div id="root"></div>';
  window.history.replaceState(null, '', '/404');
  keepLogin({ token: 'owner-token', username: 'owner' }, true);
  const replaced = vi.spyOn(window.location, 'replace').mockImplementation(() => undefined);
  await act(startApp);
  const hear = () => window.dispatchEvent(new StorageEvent('storage', { key: 'daftar.login' }));
  hear();
  expect(replaced).not.toHaveBeenCalled();
  localStorage.setItem('daftar.login', JSON.stringify({ token: 'support-token', username: 'support' }));
  hear();
  expect(replaced).toHaveBeenLastCalledWith('/');
  localStorage.removeItem('daftar.login');
  hear();
  expect(replaced).toHaveBeenLastCalledWith('/login');
  // This tab signed out by itself, so it does not reload.
  forgetLogin();
  hear();
  expect(replaced).toHaveBeenCalledTimes(2);
});
