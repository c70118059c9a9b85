const SEPARATORS = [',', ';', '\t'];

/**
 * Parses a CSV file (RFC 4180; UTF-8 with or without a byte order mark). The separator is the most frequent of comma, semicolon
 * and tab in the first line. Returns undefined for bytes that are not text, and for a quote that is never closed.
 */
export function parseCsv(bytes: Uint8Array): string[][] | undefined {
  const text = decoded(bytes);
  if (text === undefined || text.includes('\u0000')) return undefined;
  return rowsOf(text, separatorOf(text));
}

function decoded(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function separatorOf(text: string): string {
  const head = text.slice(0, text.search(/[\r\n]|$/));
  const count = (separator: string) => head.split(separator).length;
  return SEPARATORS.reduce((best, one) => (count(one) > count(best) ? one : best), ',');
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
