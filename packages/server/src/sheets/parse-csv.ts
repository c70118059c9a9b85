import { decodeText } from './decode-text.ts';

const SEPARATORS = [',', ';', '\t', '|'];
/** Rows by which the separator is found. */
const SAMPLE_ROWS = 20;
/** Excel's hint in the first line, which it does not show. */
const HINT = /^"?sep=(.)"?\r?\n/i;

/**
 * Parses a text file with separated values (RFC 4180) in the encodings of `decodeText`. A line `sep=;` names the separator;
 * without it, it is the comma, semicolon, tab or bar that splits most rows into equally many cells. Returns a fault for bytes
 * that are not text, or not certainly, and for a quote that is never closed.
 */
export function parseCsv(
  bytes: Uint8Array,
): { readonly rows: string[][] } | { readonly fault: 'binary' | 'unknown' | 'quote' } {
  const decoded = decodeText(bytes);
  if ('fault' in decoded) return decoded;
  const hint = HINT.exec(decoded.text);
  const text = decoded.text.slice(hint?.[0].length ?? 0);
  const rows = rowsOf(text, hint?.[1] ?? separatorOf(text));
  return rows ? { rows: rows.map((row) => row.map(unwrapped)) } : { fault: 'quote' };
}

/**
 * Returns the text of a cell that is written so that spreadsheets keep its digits: as a formula (="0012", =T("0012")) or behind an
 * apostrophe ('0012), by which our own files also keep a text from being a formula.
 */
function unwrapped(cell: string): string {
  const [, text] = /^\s*=(?:T\()?"((?:[^"]|"")*)"\)?\s*$/i.exec(cell) ?? [];
  if (text !== undefined) return text.replaceAll('""', '"');
  return /^'[=+\-@\d]/.test(cell) ? cell.slice(1) : cell;
}

function separatorOf(text: string): string {
  const head = headOf(text);
  let best = { separator: ',', rows: 0, width: 0 };
  for (const separator of SEPARATORS) {
    const widths = new Map<number, number>();
    for (const { length } of rowsOf(head, separator) ?? [])
      if (length > 1) widths.set(length, (widths.get(length) ?? 0) + 1);
    for (const [width, rows] of widths)
      if (rows > best.rows || (rows === best.rows && width > best.width)) best = { separator, rows, width };
  }
  return best.separator;
}

/** Returns a text's first rows, without a last one that may be cut inside quotes. */
function headOf(text: string): string {
  let end = 0;
  let isQuoted = false;
  for (let at = 0, rows = 0; at < text.length && rows < SAMPLE_ROWS; at += 1) {
    const character = text[at];
    if (character === '"') isQuoted = !isQuoted;
    else if (!isQuoted && (character === '\n' || character === '\r')) {
      end = at + 1;
      if (character === '\n') rows += 1;
    }
  }
  return end === 0 ? text : text.slice(0, end);
}
function rowsOf(text: string, separator: string): string[][] | undefined {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at < text.length) {
    const cell = cellAt(text, at, separator);
    if (!cell) return undefined;
    row.push(cell.value);
    at = cell.end;
    if (text[at] === separator && at < text.length) {
      at += 1;
      // A line that ends with a separator has one more, empty cell.
      if (at === text.length || /[\r\n]/.test(text.charAt(at))) row.push('');
    }
    if (at >= text.length || /[\r\n]/.test(text.charAt(at))) {
      rows.push(row);
      row = [];
      at += text.startsWith('\r\n', at) ? 2 : 1;
    }
  }
  return rows;
}

/** Reads the cell that begins at `start`; `end` is the index of the separator or line end after it. */
function cellAt(text: string, start: number, separator: string): { value: string; end: number } | undefined {
  if (text[start] !== '"') {
    let end = start;
    while (end < text.length && text[end] !== separator && text[end] !== '\r' && text[end] !== '\n') end += 1;
    return { value: text.slice(start, end), end };
  }
  let value = '';
  for (let at = start + 1; ; ) {
    const quote = text.indexOf('"', at);
    if (quote < 0) return undefined;
    value += text.slice(at, quote);
    if (text[quote + 1] !== '"')
      return { value: value + restOf(text, quote + 1, separator), end: endOf(text, quote + 1, separator) };
    value += '"';
    at = quote + 2;
  }
}

/** Returns the text between a closing quote and the separator; it is '' in valid files. */
const restOf = (text: string, start: number, separator: string): string =>
  text.slice(start, endOf(text, start, separator));

function endOf(text: string, start: number, separator: string): number {
  let end = start;
  while (end < text.length && text[end] !== separator && text[end] !== '\r' && text[end] !== '\n') end += 1;
  return end;
}
