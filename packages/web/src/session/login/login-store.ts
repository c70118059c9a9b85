import { forgetRecentChoices } from '../../kit/forms/pickers/recent-choices.ts';
import { viewAsStore } from '../permissions/view-as.ts';
import { works } from '../work/long-work.ts';
import { storeReturnPath, takeReturnPath } from './return-path.ts';

/** The stored part of a sign-in. */
export type Login = { readonly token: string; readonly username: string };

const key = 'daftar.login';
const draftPrefix = 'daftar.draft.';
/** Key of the username that this tab's drafts and return path belong to. */
const draftOwner = 'daftar.typed-by';

/** The user of this tab. The tab never silently continues with another user's login. */
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

/** Returns the login of this tab or, without one, of this browser; undefined if it belongs to another user than this tab. */
export function keptLogin(): Login | undefined {
  const login = stored();
  return user === undefined || login?.username === user ? login : undefined;
}

function dropDraftsAndPath(): void {
  for (const name of Object.keys(sessionStorage))
    if (name.startsWith(draftPrefix) || name === draftOwner) sessionStorage.removeItem(name);
  takeReturnPath();
}

/** Binds this tab to a login. Drafts and role view of another user are removed. */
export function beginAs({ username }: Login): void {
  const before = sessionStorage.getItem(draftOwner);
  if (before !== null && before !== username) {
    dropDraftsAndPath();
    viewAsStore.stop();
  }
  user = username;
  sessionStorage.setItem(draftOwner, username);
}

/** Removes the login and what depends on it: running tasks, the role view, and the names of records chosen lately. */
function dropLogin(): void {
  user = undefined;
  localStorage.removeItem(key);
  sessionStorage.removeItem(key);
  viewAsStore.stop();
  works.actions.clear();
  forgetRecentChoices();
}

/** Stores a login: permanently with `remember`, otherwise for this tab. */
export function keepLogin(login: Login, remember: boolean): void {
  dropLogin();
  (remember ? localStorage : sessionStorage).setItem(key, JSON.stringify(login));
  beginAs(login);
}

/** Removes the login and all data of its user, including drafts. */
export function forgetLogin(): void {
  dropLogin();
  dropDraftsAndPath();
}

/** Marks the page as leaving, so that no form asks about unsaved values, and keeps the current path for the next login. */
function leave(): void {
  leaving = true;
  storeReturnPath(window.location.pathname + window.location.search);
}

export const isLeaving = (): boolean => leaving;

/** Ends a session that the server has ended. The current path and drafts stay, but only for the same user. */
export function endLogin(): void {
  leave();
  dropLogin();
}

/**
 * Reloads this tab if its login was removed or replaced by another user's, for example in another tab; returns whether it does.
 * This prevents a tab from showing or sending data under a login that it did not start with.
 */
export function reloadIfLoginChanged(): boolean {
  const login = stored();
  if (user === undefined || login?.username === user) return false;
  leave();
  window.location.replace(login ? '/' : '/login');
  return true;
}
