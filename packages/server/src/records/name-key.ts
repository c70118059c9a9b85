/** Invisible characters other than white space: control characters, joiners, fillers and the blank Braille pattern. */
const unseen = /(?!\s)\p{Cc}|[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/**
 * Returns the key by which names are compared. Names that differ only in case, spaces or invisible characters have the same
 * key.
 */
export const nameKey = (name: string): string =>
  name.replaceAll(unseen, '').normalize('NFKC').trim().replaceAll(/\s+/g, ' ').toLowerCase();
