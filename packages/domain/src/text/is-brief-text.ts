const LETTERS_AND_DIGITS = /[\p{L}\p{N}]/gu;

/**
 * Tells whether a search text has fewer than three letters and digits. Lists that find texts by an index of three characters
 * search for such a text at the beginning of words only.
 */
export const isBriefText = (text: string): boolean => (text.match(LETTERS_AND_DIGITS)?.length ?? 0) < 3;
