/** Number of digits of our reference numbers of attempts, except at providers that accept fewer (`longestReference`). */
export const REFERENCE_DIGITS = 26;

/**
 * Tells whether a text has the form of our reference numbers. In signatures that join values without separators, the fixed length
 * allows only one border to the digits beside the number.
 */
export const isOurReference = (text: string): boolean => /^[1-9]\d{25}$/.test(text);
