/** A row of a sheet: its texts by column, and where it stands. */
export interface SheetRow {
  /** 0 for the sheet's first row, also when rows before this one are missing. */
  index: number;
  texts: readonly string[];
  /** The first column with a formula. */
  formulaAt?: number;
}
