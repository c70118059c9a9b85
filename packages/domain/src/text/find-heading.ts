/** The last row in which a heading is looked for: portals write titles, the merchant and the days above it. */
export const lastHeadingRow = 10;

/** A row that was taken as heading: its number in the file, its texts, and how its columns were read. */
export type TakenHeading<Header> = {
  readonly row: number;
  readonly texts: readonly string[];
  readonly header: Header;
};

/**
 * Finds the first of a file's rows up to row 10 that is a heading. Without one, returns the row with the most of the wanted
 * columns, by default the first row: a message can name it.
 */
export function findHeading<Bad extends { readonly ok: false }, Good extends { readonly ok: true }>(
  rows: readonly { readonly row: number; readonly texts: readonly string[] }[],
  read: (texts: readonly string[]) => Good | Bad,
  found: (header: Bad) => number,
): TakenHeading<Good | Bad> {
  let best: { taken: TakenHeading<Bad>; count: number } | undefined;
  for (const { row, texts } of rows) {
    if (row > lastHeadingRow) break;
    const header = read(texts);
    if (header.ok) return { row, texts, header };
    const count = found(header);
    if (!best || count > best.count) best = { taken: { row, texts, header }, count };
  }
  return best?.taken ?? { row: 1, texts: [], header: read([]) };
}
