const NUL = '\u0000';
const REPLACEMENT_CHARACTER = '\uFFFD';

/** Returns the text as PostgreSQL can store it: NUL and lone surrogates become the replacement character. */
export const storableText = (text: string): string =>
  text.replaceAll(NUL, REPLACEMENT_CHARACTER).toWellFormed();
