import { workStore } from './long-work.ts';
import { viewAsStore } from './view-as.ts';
import { keepWanted, takeWanted } from './wanted-path.ts';

/** What is kept of a sign-in. */
export type Login = { readonly token: string; readonly username: string };

const key = 'daftar.login';
const draftPrefix = 'daftar.draft.';
/** Whose drafts and place this tab keeps. */
const typedBy = 'daftar.typed-by';

/** Whose login this document works under, once it does: another's is never taken up in its place. */
let user: string | undefined;
let leaving = false;

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

const stored = (): Login | undefined => read(sessionStorage) ?? read(localStorage);

/** The login of this tab, else the one that this browser remembers; none where that is another's than this tab began with. */
export function keptLogin(): Login | undefined {
  const login = stored();
  return user === undefined || login?.username === user ? login : undefined;
}

function dropTyped(): void {
  for (const name of Object.keys(sessionStorage))
    if (name.startsWith(draftPrefix) || name === typedBy) sessionStorage.removeItem(name);
  takeWanted();
}

/** From now on this tab works under this login; what it kept for somebody else goes. */
export function beginAs({ username }: Login): void {
  const before = sessionStorage.getItem(typedBy);
  if (before !== null && before !== username) {
    dropTyped();
    viewAsStore.stop();
  }
  user = username;
  sessionStorage.setItem(typedBy, username);
}

/** The login goes, and what is of no use without it: work under way, the role one looks through. */
function dropLogin(): void {
  user = undefined;
  localStorage.removeItem(key);
  sessionStorage.removeItem(key);
  viewAsStore.stop();
  workStore.clear();
}

/** Keeps a login: over restarts of the browser when it should be remembered, else for this tab. */
export function keepLogin(login: Login, remember: boolean): void {
  dropLogin();
  (remember ? localStorage : sessionStorage).setItem(key, JSON.stringify(login));
  beginAs(login);
}

/** Forgets the login, and all that was begun under it: drafts too. */
export function forgetLogin(): void {
  dropLogin();
  dropTyped();
}

/** The page is left for good, without asking: nothing can be saved on it any more. */
function leave(): void {
  leaving = true;
  keepWanted(window.location.pathname + window.location.search);
}

export const isLeaving = (): boolean => leaving;

/** The server has ended the session: the place and what was typed stay here for the same user, and for nobody else. */
export function endLogin(): void {
  leave();
  dropLogin();
}

/**
 * Starts this tab afresh where its login has gone or become another's, as in another tab, and tells whether it does:
 * nothing is shown or sent under a login that it did not begin with.
 */
export function startedAfresh(): boolean {
  const login = stored();
  if (user === undefined || login?.username === user) return false;
  leave();
  window.location.replace(login ? '/' : '/login');
  return true;
}
