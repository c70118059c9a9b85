/** Returns the top-level statements of a formatted TypeScript file, each with its comment and its continuation lines. */
const statementsOf = (source: string): string[] => source.split(/\n(?=[^\s)\]}])/);

/** Undoes the quoting of a text in code, and makes its apostrophes straight. */
const plain = (source: string): string => source.replaceAll(/\\(['"`])/g, '$1').replaceAll('’', "'");

/** Whether a top-level statement of the file contains both texts. Typographic apostrophes count as straight ones. */
export function hasStatementWith(source: string, one: string, other: string): boolean {
  return statementsOf(source)
    .map(plain)
    .some((statement) => statement.includes(plain(one)) && statement.includes(plain(other)));
}
