import { workStore } from './long-work.ts';
import { viewAsStore } from './view-as.ts';

/** What is kept of a sign-in. */
export type Login = { readonly token: string; readonly username: string };

const key = 'daftar.login';
const draftPrefix = 'daftar.draft.';

function read(store: Storage): Login | undefined {
  try {
    const kept: unknown = JSON.parse(store.getItem(key) ?? 'null');
    if (typeof kept !== 'object' || kept === null || !('token' in kept) || !('username' in kept))
      return undefined;
    return typeof kept.token === 'string' && typeof kept.username === 'string'
      ? { token: kept.token, username: kept.username }
      : undefined;
  } catch {
    return undefined;
  }
}

/** The login of this tab, else the one that this browser remembers. */
export function keptLogin(): Login | undefined {
  return read(sessionStorage) ?? read(localStorage);
}

/** Keeps a login: over restarts of the browser when it should be remembered, else for this tab. */
export function keepLogin(login: Login, remember: boolean): void {
  forgetLogin();
  (remember ? localStorage : sessionStorage).setItem(key, JSON.stringify(login));
}

/** Forgets the login, and what was begun under it: drafts, work under way, the role one looks through. */
export function forgetLogin(): void {
  localStorage.removeItem(key);
  sessionStorage.removeItem(key);
  for (const name of Object.keys(sessionStorage))
    if (name.startsWith(draftPrefix)) sessionStorage.removeItem(name);
  viewAsStore.stop();
  workStore.clear();
}
