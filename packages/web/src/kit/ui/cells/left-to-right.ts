/**
 * Removes direction marks from a number. Use it where the element already sets `dir="ltr"`: Arabic formatting puts a mark
 * before the minus sign, which would move the sign to the other end.
 */
export const leftToRight = (figure: string): string => figure.replace(/[\u061c\u200e\u200f]/g, '');
