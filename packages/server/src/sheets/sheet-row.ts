/** A row of a sheet: the cells' texts by column, and the row's position. */
export interface SheetRow {
  /** 0 for the sheet's first row, also when rows before this one are missing. */
  index: number;
  texts: readonly string[];
  /** The first column with a formula. */
  formulaAt?: number;
}
