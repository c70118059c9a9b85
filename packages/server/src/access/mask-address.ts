/** Returns the word, with the query of a web address replaced. */
function maskWord(word: string): string {
  const scheme = word.indexOf('://');
  const query = scheme < 0 ? -1 : word.indexOf('?', scheme);
  return query < 0 ? word : `${word.slice(0, query)}?***`;
}

/**
 * Replaces the query of each web address in a text by `?***`: integrators put secrets there. For readers who may not edit the
 * address.
 */
export const maskAddresses = (text: string): string => text.replaceAll(/\S+/g, maskWord);
