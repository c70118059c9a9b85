import { keptLogin } from '../../session/login/login-store.ts';
import type { ChoiceKind } from './choice-queries.ts';

/** Number of records that are kept for each kind. */
const most = 5;

/** Each user of this browser has records of their own. */
const keyOf = (kind: ChoiceKind) => `daftar.recent.${keptLogin()?.username ?? ''}.${kind}`;

/** Returns the ids of the records that the user chose last in this browser, the last one first. */
export function recentChoices(kind: ChoiceKind): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(kind)) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string').slice(0, most) : [];
  } catch {
    return [];
  }
}

/** Puts a record first among the user's recent choices. */
export function keepRecentChoice(kind: ChoiceKind, id: string): void {
  const others = recentChoices(kind).filter((one) => one !== id);
  localStorage.setItem(keyOf(kind), JSON.stringify([id, ...others].slice(0, most)));
}
