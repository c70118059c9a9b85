/** Finds a letter or digit that can be seen: Unicode counts Hangul's fillers as letters, and they are blank. */
export const visibleSign = /[^\P{L}\u115F\u1160\u3164\uFFA0]|\p{N}/u;

/**
 * Holds for a text in which nothing turns its surroundings around or ends a line: no control characters and none of the
 * signs that override a text's direction. The joiners of Persian and Urdu are no such signs.
 */
export const staysInPlace = /^[^\p{Cc}\u202A-\u202E\u2066-\u2069]*$/u;
