// Frozen: applied migrations depend on it. Never change it, even when `records/name-key.ts` changes.

/** Invisible characters except white space: control characters, joiners, fillers, and the blank Braille pattern. */
const unseen = /(?!\s)\p{Cc}|[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Returns the key that names are compared by: lower case, NFKC, without invisible characters and extra white space. */
export const nameKey = (name: string): string =>
  name.replaceAll(unseen, '').normalize('NFKC').trim().replaceAll(/\s+/g, ' ').toLowerCase();
