const NUL = '\u0000';
const UNREADABLE = '\uFFFD';

/** A text that others wrote, as the database can keep it: a sign stands for NUL, and for half of a character. */
export const storableText = (text: string): string => text.replaceAll(NUL, UNREADABLE).toWellFormed();
