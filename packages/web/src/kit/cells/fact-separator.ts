/** Separates facts in a line of text. The no-break space keeps the dot at the end of a line: no line begins with it. */
export const FACT_SEPARATOR = '\u00a0· ';
