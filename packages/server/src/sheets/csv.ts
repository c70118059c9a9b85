export type Cell = string | number | boolean | null | undefined;

/** What a spreadsheet would take for a formula, whatever blank or wide form of it comes first. */
export const looksLikeFormula = (text: string): boolean => /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/.test(text);

/** Where a formula begins inside a cell, for a spreadsheet that splits lines at semicolons, tabs or each line's end. */
const formulaWithin = /([;\t\r\n])(?=(?:[^\S\t\r\n]|")*[=+\-@＝＋－＠])/g;

function field(cell: Cell): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell !== 'string') return String(cell);
  // An apostrophe makes a spreadsheet show the text instead of computing it. In many countries lists are separated by
  // semicolons, and quotes hold a cell together only where it is the first of its line.
  const within = cell.replaceAll(formulaWithin, "$1'");
  const safe = looksLikeFormula(cell) ? `'${within}` : within;
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
