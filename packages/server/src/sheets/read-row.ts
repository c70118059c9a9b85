import type { SheetNames, SheetRow } from './sheet-row.ts';

/** Rows in which a heading may be. All of their cells are compared. */
export const HEAD_ROWS = 12;

/** Height in points below which nobody sees a row: one pixel is 0.75. */
export const LEAST_HEIGHT = 2;

/** Spreadsheets keep 15 digits of a number: the later ones of a long reference are lost. */
export const LEAST_LOST = 1e15;
export const LOST =
  'has a number of more than 15 digits, of which spreadsheets keep 15. Please write it as text';
export const OTHER_NUMBER = 'has a number that is shown as another one, such as percent';
export const HIDDEN_TEXT = 'has a text that its number format hides';

/** A row as the readers of workbooks return it. */
export interface ReadRow extends SheetRow {
  texts: string[];
  decimals?: number[];
  /** The first column with a formula. */
  formulaAt?: number;
  /** The numbers that formats show as a date or in a text, by column; NaN for a date that the file has as text. */
  dates?: ReadonlyMap<number, number>;
  /** Why the text in a column must not decide anything, by column. */
  doubts?: Map<number, string>;
}

/** The rows of a workbook's sheet or of a CSV file, in ascending order. */
export interface SheetRows extends SheetNames {
  rows: readonly ReadRow[];
  /** Doubts the cells of the heading, and of these columns, which another reader reads differently. */
  check?: (columns: readonly number[]) => void;
}

export function addDoubt(row: ReadRow, column: number, why: string): void {
  row.doubts ??= new Map();
  row.doubts.set(column, why);
}
