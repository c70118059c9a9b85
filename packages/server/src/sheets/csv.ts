export type Cell = string | number | boolean | null | undefined;

/** Tells whether a spreadsheet might treat the text as a formula, also after white space or with a full-width sign. */
export const looksLikeFormula = (text: string): boolean => /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/.test(text);

/** Matches a separator and the begin of a formula after it inside a cell: some spreadsheets split at semicolons, tabs or line ends. */
const innerFormula = /([;\t\r\n])((?:[^\S\t\r\n]|")*[=+\-@＝＋－＠])/g;

function field(cell: Cell): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell !== 'string') return String(cell);
  // An apostrophe makes spreadsheets show the text instead of computing it. In countries where spreadsheets split lines at
  // semicolons, our quotes protect only a line's first cell.
  const escaped = cell.replaceAll(innerFormula, "$1'$2");
  const safe = looksLikeFormula(cell) ? `'${escaped}` : escaped;
  return /[",\r\n]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Returns a CSV line (RFC 4180), with formulas escaped. */
export const csvLine = (cells: readonly Cell[]): string => `${cells.map(field).join(',')}\r\n`;

/** Without this mark, spreadsheets do not detect UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** Yields a CSV file, one buffer per batch of rows. */
export async function* csvFile(batches: AsyncIterable<readonly Cell[][]>): AsyncGenerator<Buffer> {
  yield Buffer.from(BYTE_ORDER_MARK);
  for await (const batch of batches) yield Buffer.from(batch.map(csvLine).join(''));
}
