/** The beginning of a text, at most so long; a character that does not fit whole is left out. */
export const cutText = (text: string, most: number): string =>
  text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '');
