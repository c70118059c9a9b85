/** Invisible characters other than blanks: control characters, joiners, fillers and the empty Braille cell. */
const unseen = /(?!\s)\p{Cc}|[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Returns what names are compared by: names that look alike, whatever their case, spaces or invisible characters, have one key. */
export const nameKey = (name: string): string =>
  name.replaceAll(unseen, '').normalize('NFKC').trim().replaceAll(/\s+/g, ' ').toLowerCase();
