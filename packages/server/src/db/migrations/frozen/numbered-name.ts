import { nameKey } from './name-key.ts';

// Frozen: applied migrations depend on it. Never change it.

/** Longest name that the contract allows. */
const LONGEST = 50;

/** Returns the first free name of "Books (2)", "Books (3)" …, shortened to the longest name allowed. */
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
