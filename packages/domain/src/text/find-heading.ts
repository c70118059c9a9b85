import { foldText } from './fold-text.ts';

/** The last row in which a heading is looked for: portals write titles, the merchant and the days above it. */
export const lastHeadingRow = 10;

/** A row that was taken as heading: its number in the file, its texts, and how its columns were read. */
export type TakenHeading<Header> = {
  readonly row: number;
  readonly texts: readonly string[];
  readonly header: Header;
};

type FileRow = {
  readonly row: number;
  readonly texts: readonly string[];
  /** Whether the sheet hides the row. */
  readonly hidden?: boolean;
};

/**
 * Finds the first visible one of a file's rows up to row 10 that is a heading. Without one, returns the row with the most of the wanted
 * columns, by default the first row: a message can name it.
 */
export function findHeading<Bad extends { readonly ok: false }, Good extends { readonly ok: true }>(
  rows: readonly FileRow[],
  read: (texts: readonly string[]) => Good | Bad,
  found: (header: Bad) => number,
): TakenHeading<Good | Bad> {
  let best: { taken: TakenHeading<Bad>; count: number } | undefined;
  for (const { row, texts, hidden = false } of rows) {
    if (row > lastHeadingRow) break;
    if (hidden) continue;
    const header = read(texts);
    if (header.ok) return { row, texts, header };
    const count = found(header);
    if (!best || count > best.count) best = { taken: { row, texts, header }, count };
  }
  return best?.taken ?? { row: 1, texts: [], header: read([]) };
}

/** A row with fewer titles is no heading. */
const LEAST_TITLES = 2;

/**
 * Returns the rows below a file's heading without its repetitions, which printed pages have. `other` is the first row that is a
 * heading itself and has its titles in other places: what is below it means something else. `titles` are the folded titles;
 * `compare` tells what a row with some of them is.
 */
export function rowsBelow<Row extends FileRow>(
  rows: readonly Row[],
  heading: number,
  titles: ReadonlySet<string>,
  compare: (texts: readonly string[]) => 'same' | 'other' | 'none',
): { readonly below: readonly Row[]; readonly other: Row | undefined } {
  let other: Row | undefined;
  const below = rows.filter((one) => {
    if (one.row <= heading) return false;
    if (!hasTitles(one.texts, titles)) return true;
    const found = compare(one.texts);
    if (found === 'other') other ??= one;
    return found === 'none';
  });
  return { below, other };
}

function hasTitles(texts: readonly string[], titles: ReadonlySet<string>): boolean {
  let count = 0;
  for (const text of texts) if (titles.has(foldText(text))) count += 1;
  return count >= LEAST_TITLES;
}
