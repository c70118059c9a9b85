import { approvalFile } from '@daftar/domain/approval-file';
import { cutText } from '../../basics/cut-text.ts';
import { parseCsv } from '../../sheets/parse-csv.ts';
import { assertNoFormula, SheetFault, workbookRows } from './read-sheet.ts';

const LONGEST = 100;
const NOT_A_SHEET = 'Please send a CSV, xlsx or xls file';

const tooMany = () => new SheetFault('too-many-rows', 'The file has more than 50,000 rows');

/** Returns the cells of a CSV file, or of a workbook's first sheet, as text. Slow, so it runs in a child process. */
export async function readGrid(bytes: Buffer): Promise<string[][]> {
  const grid = (await gridOfWorkbook(bytes)) ?? csvRows(bytes);
  if (!grid.some((row) => row.some((cell) => cell.trim() !== ''))) throw new SheetFault('no-rows');
  if (grid.length > approvalFile.mostRows + 1) throw tooMany();
  return grid;
}

async function gridOfWorkbook(bytes: Buffer): Promise<string[][] | undefined> {
  const rows = await workbookRows(bytes);
  if (!rows) return undefined;
  const grid: string[][] = [];
  for (const row of rows) {
    assertNoFormula(row);
    if (row.index > approvalFile.mostRows) throw tooMany();
    // Sheets omit empty rows, but the row's number counts them.
    while (grid.length < row.index) grid.push([]);
    grid.push(Array.from(row.texts, (text = '') => cutText(text, LONGEST)));
  }
  return grid;
}

function csvRows(bytes: Buffer): string[][] {
  const rows = parseCsv(bytes);
  if (!rows) throw new SheetFault('not-a-sheet', NOT_A_SHEET);
  return rows.map((row) => row.map((cell) => cutText(cell, LONGEST)));
}
