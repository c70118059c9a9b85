import type { ColumnFormat } from './column-format.ts';
import { type Cell, looksLikeFormula } from './csv.ts';

/** Indexes of the cell styles that `xlsx-parts.ts` declares. */
export const STYLES = { text: 0, quoted: 1, heading: 2, instant: 3, day: 4, count: 5, amount: 6, decimal: 7 };
const LONGEST_TEXT = 32_767;

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Returns the text for XML, without the characters that XML does not allow. */
export const escapeXml = (text: string): string =>
  text
    .replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

/**
 * Returns a cell's text for XML. Spreadsheet programs read `_x0041_` as `A`, so the underscore of such a text is escaped
 * itself. Lines in a cell end with a line feed only.
 */
const textXml = (text: string): string =>
  escapeXml(text.replaceAll(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_').replaceAll(/\r\n?/g, '\n'));

/** Returns the letters of a column, counted from 0: A, B, … Z, AA, … */
export function columnName(column: number): string {
  let letters = '';
  for (let left = column; left >= 0; left = Math.floor(left / LETTERS) - 1)
    letters = String.fromCharCode('A'.charCodeAt(0) + (left % LETTERS)) + letters;
  return letters;
}
const LETTERS = 26;
const NAMES = Array.from({ length: LETTERS * 4 }, (_, column) => columnName(column));

const styled = (style: number): string => (style === STYLES.text ? '' : ` s="${style}"`);

/** `at` is the cell's address; some programs ignore cells without one. */
function cellXml(at: string, cell: Cell, style: number): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'number' && Number.isFinite(cell))
    return `<c r="${at}"${styled(style)}><v>${cell}</v></c>`;
  if (typeof cell === 'boolean') return `<c r="${at}" t="b"><v>${cell ? 1 : 0}</v></c>`;
  const text = String(cell);
  const shown = style === STYLES.heading ? style : looksLikeFormula(text) ? STYLES.quoted : STYLES.text;
  const inner = textXml(cut(text));
  return `<c r="${at}" t="inlineStr"${styled(shown)}><is><t xml:space="preserve">${inner}</t></is></c>`;
}

/** Returns the text as far as a cell can hold it, without half a character at the end. */
const cut = (text: string): string =>
  text.length > LONGEST_TEXT ? text.slice(0, LONGEST_TEXT).replace(/\p{Cs}$/u, '') : text;

const rowOf = (row: number, cells: readonly Cell[], styleAt: (column: number) => number): string => {
  let xml = `<row r="${row}">`;
  for (let at = 0; at < cells.length; at += 1)
    xml += cellXml(`${NAMES[at] ?? columnName(at)}${row}`, cells[at], styleAt(at));
  return `${xml}</row>`;
};

/** Returns a row of XML. Rows count from 1. Numbers take the style of their column. */
export const rowXml = (row: number, cells: readonly Cell[], formats: readonly ColumnFormat[]): string =>
  rowOf(row, cells, (at) => STYLES[formats[at] ?? 'text']);

/** Returns the first row: the column titles in bold. */
export const headingXml = (titles: readonly string[]): string => rowOf(1, titles, () => STYLES.heading);
