export type Cell = string | number | boolean | null | undefined;

/** What a spreadsheet would take for a formula, whatever blank or wide form of it comes first. */
export const looksLikeFormula = (text: string): boolean => /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/.test(text);

function field(cell: Cell): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell !== 'string') return String(cell);
  // An apostrophe makes a spreadsheet show the text instead of computing it.
  const safe = looksLikeFormula(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** One line of RFC 4180. */
export const csvLine = (cells: readonly Cell[]): string => `${cells.map(field).join(',')}\r\n`;

/** Spreadsheets take a file without it for another encoding. */
const BYTE_ORDER_MARK = '\uFEFF';

/** The rows as a file, a piece for each lot of them. */
export async function* csvFile(lots: AsyncIterable<readonly Cell[][]>): AsyncGenerator<Buffer> {
  yield Buffer.from(BYTE_ORDER_MARK);
  for await (const lot of lots) yield Buffer.from(lot.map(csvLine).join(''));
}
