import type { ChoiceKind } from './choice-queries.ts';

/** Number of records stored for each kind. */
const most = 5;

/** Each user of this browser has recent choices of their own. */
const prefix = 'daftar.recent.';
const keyOf = (username: string, kind: ChoiceKind) => `${prefix}${username}.${kind}`;

/** Returns the ids of the records that a user chose most recently in this browser, newest first. */
export function recentChoices(username: string, kind: ChoiceKind): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(username, kind)) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string').slice(0, most) : [];
  } catch {
    return [];
  }
}

/** Moves a record to the front of a user's recent choices. */
export function keepRecentChoice(username: string, kind: ChoiceKind, id: string): void {
  const others = recentChoices(username, kind).filter((one) => one !== id);
  localStorage.setItem(keyOf(username, kind), JSON.stringify([id, ...others].slice(0, most)));
}

/** Removes the recent choices of all users of this browser. */
export function forgetRecentChoices(): void {
  for (const name of Object.keys(localStorage)) if (name.startsWith(prefix)) localStorage.removeItem(name);
}
