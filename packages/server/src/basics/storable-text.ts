const NUL = '\u0000';
const UNREADABLE = '\uFFFD';

/** Returns the text as PostgreSQL can store it: NUL and lone surrogates become the replacement character. */
export const storableText = (text: string): string => text.replaceAll(NUL, UNREADABLE).toWellFormed();
