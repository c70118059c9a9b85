const MOST_COLUMNS = 16_384;
export const MOST_ROWS = 1_048_576;

/** Returns the letters of a column, counted from 0. */
function lettersOf(column: number): string {
  let letters = '';
  for (let left = column + 1; left > 0; left = Math.floor((left - 1) / 26))
    letters = String.fromCharCode(65 + ((left - 1) % 26)) + letters;
  return letters;
}

/** Returns a cell's address, such as B7. */
export const addressOf = (row: number, column: number): string => `${lettersOf(column)}${row}`;

/** Parses a cell's address in upper or lower case; `column` counts from 0. Returns undefined for another text. */
export function parseAddress(text: string): { row: number; column: number } | undefined {
  let at = 0;
  let column = 0;
  for (; at < text.length; at += 1) {
    // Removes the bit in which upper and lower case differ.
    const letter = (text.charCodeAt(at) & ~0x20) - 64;
    if (letter < 1 || letter > 26 || text.charCodeAt(at) < 64) break;
    column = column * 26 + letter;
  }
  const start = at;
  let row = 0;
  for (; at < text.length; at += 1) {
    const digit = text.charCodeAt(at) - 48;
    if (digit < 0 || digit > 9) return undefined;
    row = row * 10 + digit;
  }
  const isPlace = start > 0 && start < 4 && text[start] !== '0' && row > 0;
  return isPlace && column <= MOST_COLUMNS && row <= MOST_ROWS ? { row, column: column - 1 } : undefined;
}

/** An area of cells, corners included. */
export interface CellArea {
  top: number;
  left: number;
  bottom: number;
  right: number;
}

/** Parses an area, such as A1:B7 or one address; undefined for another text. */
export function parseArea(text: string): CellArea | undefined {
  const [from = '', to = from, more] = text.split(':');
  const start = parseAddress(from);
  const end = parseAddress(to);
  if (!start || !end || more !== undefined) return undefined;
  return {
    top: Math.min(start.row, end.row),
    left: Math.min(start.column, end.column),
    bottom: Math.max(start.row, end.row),
    right: Math.max(start.column, end.column),
  };
}
