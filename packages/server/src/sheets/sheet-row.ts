/** A row of a file: its cells' texts by column. */
export interface SheetRow {
  /** The row's number in the sheet, from 1. Files omit empty rows, but the number counts them. */
  row: number;
  texts: readonly string[];
  /** Whether the sheet hides the row, for example by a filter. */
  hidden: boolean;
  /** The columns of numbers with decimals: their point is a decimal point, whatever it is in texts. Absent without such numbers. */
  decimals?: readonly number[];
}

/** A sheet of a workbook that was not read. */
export interface OtherSheet {
  name: string;
  hidden: boolean;
  /** Whether no cell of it has a value. */
  empty: boolean;
}

/** Which sheet of a workbook was read. `sheet` is undefined for a file that is no workbook. */
export interface SheetNames {
  sheet: string | undefined;
  otherSheets: readonly OtherSheet[];
}
