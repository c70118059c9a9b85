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

const styled = (style: number): string => (style === STYLES.text ? '' : ` s="${style}"`);

function cellXml(cell: Cell, style: number): string {
  if (cell === null || cell === undefined) return '<c/>';
  if (typeof cell === 'number' && Number.isFinite(cell)) return `<c${styled(style)}><v>${cell}</v></c>`;
  if (typeof cell === 'boolean') return `<c t="b"><v>${cell ? 1 : 0}</v></c>`;
  const text = String(cell);
  const shown = style === STYLES.heading ? style : looksLikeFormula(text) ? STYLES.quoted : STYLES.text;
  const inner = escapeXml(text.slice(0, LONGEST_TEXT));
  return `<c t="inlineStr"${styled(shown)}><is><t xml:space="preserve">${inner}</t></is></c>`;
}

/** Returns a row of XML. Numbers take the style of their column. */
export function rowXml(cells: readonly Cell[], formats: readonly ColumnFormat[]): string {
  let xml = '<row>';
  for (let at = 0; at < cells.length; at += 1) xml += cellXml(cells[at], STYLES[formats[at] ?? 'text']);
  return `${xml}</row>`;
}

/** Returns a row of column titles in bold. */
export const headingXml = (titles: readonly string[]): string =>
  `<row>${titles.map((title) => cellXml(title, STYLES.heading)).join('')}</row>`;
