// Frozen: applied migrations depend on it. Never change it, whatever becomes of `records/name-key.ts`.

/** What shows nothing, apart from blanks: control characters, joiners, fillers, and Braille's empty cell. */
const unseen = /(?!\s)\p{Cc}|[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Names are compared as they look: without case, outer space, what cannot be seen, and other forms of one letter. */
export const nameKey = (name: string): string =>
  name.replaceAll(unseen, '').normalize('NFKC').trim().replaceAll(/\s+/g, ' ').toLowerCase();
