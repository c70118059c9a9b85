/** Returns the first `most` UTF-16 units of a text, without half a surrogate pair at the end. */
export const cutText = (text: string, most: number): string =>
  text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '');
