/**
 * Removes direction marks from a number. Use it where the element already sets `dir="ltr"`: Arabic formatting puts a mark
 * before the minus sign, which would move the sign to the other end.
 */
export const leftToRight = (figure: string): string => figure.replace(/[\u061c\u200e\u200f]/g, '');

/** Isolates a text that reads from right to left, for an element that runs from left to right, as a drawing does. */
export const rightToLeft = (text: string): string => `\u2067${text}\u2069`;
