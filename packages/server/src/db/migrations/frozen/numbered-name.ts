import { nameKey } from './name-key.ts';

// Frozen: applied migrations depend on it. Never change it.

/** What the contract lets a name hold. */
const LONGEST = 50;

/** The first of "Books (2)", "Books (3)" … that is free, within what a name may hold. */
export function numberedName(name: string, isTaken: (key: string) => boolean): string {
  for (let number = 2; ; number += 1) {
    const suffix = ` (${number})`;
    const shortened = [...name]
      .slice(0, LONGEST - suffix.length)
      .join('')
      .trimEnd();
    if (!isTaken(nameKey(shortened + suffix))) return shortened + suffix;
  }
}
