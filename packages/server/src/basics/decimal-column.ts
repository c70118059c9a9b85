/** Returns the number in a decimal column; undefined for null. */
export const readDecimal = (text: string | null): number | undefined =>
  text === null ? undefined : Number(text);

/** Returns the text that a decimal column stores for a number; null for undefined. */
export const writeDecimal = (value: number | undefined): string | null =>
  value === undefined ? null : String(value);
