/** How a spreadsheet shows a column. Instants and days are Excel's serial numbers in a workbook and text in a CSV file. */
export type ColumnFormat = 'text' | 'instant' | 'day' | 'count' | 'amount' | 'decimal';
