import type { SheetRow } from './sheet-row.ts';
import { simpleText } from './simple-text.ts';

/** The start of a row, a cell with at most one value, or the end of a row. */
const PART =
  /\s*(?:<row\b([^<>]*)>|<c\b([^<>]*?)(?:\/>|>(?:<v(?: xml:space="preserve")?>([^<]*)<\/v>|<v\/>|<is><t(?: xml:space="preserve")?>([^<]*)<\/t><\/is>)?<\/c>)|<\/row>)/y;
const PLACE = / r="([A-Z]{1,3})(\d{1,7})"/;
const NUMBER = / r="(\d{1,7})"/;
const TYPE = / t="(\w+)"/;
const DECIMAL = /^-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?$/;
const MOST_COLUMNS = 16_384;

/**
 * Returns the rows of a sheet's XML. Returns undefined when the XML contains anything but plain values, or rows that are not
 * in ascending order.
 */
export function simpleRows(xml: string, strings: readonly string[]): SheetRow[] | undefined {
  const start = xml.indexOf('<sheetData>');
  const end = xml.indexOf('</sheetData>', start);
  if (start < 0 || end < 0 || xml.indexOf('<sheetData', start + 1) >= 0) return undefined;
  const rows: SheetRow[] = [];
  let index = -1;
  let texts: string[] | undefined;
  PART.lastIndex = start + '<sheetData>'.length;
  let at = PART.lastIndex;
  for (let part = PART.exec(xml); part; part = PART.exec(xml)) {
    at = PART.lastIndex;
    const [, row, cell] = part;
    if (row !== undefined) {
      const next = nextRow(row, index);
      if (texts || next === undefined) return undefined;
      index = next;
      if (!row.endsWith('/')) texts = [];
      rows.push({ row: index + 1, texts: texts ?? [], hidden: false });
    } else if (cell !== undefined) {
      if (!texts || !addCell(texts, cell, index, textOfCell(cell, part[3], part[4], strings)))
        return undefined;
    } else {
      if (!texts) return undefined;
      texts = undefined;
    }
  }
  return texts || xml.slice(at, end).trim() !== '' ? undefined : rows;
}

/** Returns a row's index; undefined when it is not greater than the last row's. */
function nextRow(attributes: string, last: number): number | undefined {
  const number = NUMBER.exec(attributes)?.[1];
  if (number === undefined) return last + 1;
  const index = Number(number) - 1;
  return index > last ? index : undefined;
}

/** Adds a text at its column. Returns false when the cell's column is not after the row's last one. */
function addCell(texts: string[], attributes: string, row: number, text: string | undefined): boolean {
  const place = PLACE.exec(attributes);
  const column = place ? columnOf(place[1] ?? '') : texts.length;
  const isHere = !place || Number(place[2]) === row + 1;
  if (text === undefined || !isHere || column < texts.length || column >= MOST_COLUMNS) return false;
  while (texts.length < column) texts.push('');
  texts.push(text);
  return true;
}

function columnOf(letters: string): number {
  let number = 0;
  for (let at = 0; at < letters.length; at += 1) number = number * 26 + letters.charCodeAt(at) - 64;
  return number - 1;
}

/** Returns a cell's value as text, '' for none; undefined for a value of another type. */
function textOfCell(
  attributes: string,
  value: string | undefined,
  inline: string | undefined,
  strings: readonly string[],
): string | undefined {
  const type = TYPE.exec(attributes)?.[1] ?? 'n';
  if (inline !== undefined) return type === 'inlineStr' ? simpleText(inline) : undefined;
  if (value === undefined) return type === 'n' || type === 's' || type === 'str' ? '' : undefined;
  if (type === 'n') return DECIMAL.test(value) ? String(Number(value)) : undefined;
  if (type === 's') return /^\d{1,9}$/.test(value) ? strings[Number(value)] : undefined;
  return type === 'str' ? simpleText(value) : undefined;
}
