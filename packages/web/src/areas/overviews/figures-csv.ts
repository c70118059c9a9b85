/** A section of an overview's CSV file: its title, column names, and figures without rounding. */
export type FigureSheet = {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
};

/** Quotes a cell; text that a spreadsheet would run as a formula gets an apostrophe. */
function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Writes the sections of an overview as one CSV file, with an empty line between them. */
export function figuresCsv(sheets: readonly FigureSheet[]): string {
  const parts = sheets.map(({ title, columns, rows }) =>
    [[title], columns, ...rows].map((row) => row.map(cell).join(',')).join('\r\n'),
  );
  // Excel reads UTF-8 only with a byte order mark.
  return `\uFEFF${parts.join('\r\n\r\n')}\r\n`;
}
