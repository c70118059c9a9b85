import { approvalFile } from '@daftar/domain';
import { cutText } from '../../basics/cut-text.ts';
import { parseCsv } from '../../sheets/parse-csv.ts';
import { assertNoFormula, SheetFault, textOf, workbookGrid } from './read-sheet.ts';

const LONGEST = 100;
const NOT_A_SHEET = 'Please send a CSV, xlsx or xls file';

/** Returns the cells of a CSV file, or of a workbook's first sheet, as text. Slow, so it runs in a child process. */
export async function readGrid(bytes: Buffer): Promise<string[][]> {
  const grid = (await workbookRows(bytes)) ?? csvRows(bytes);
  if (!grid.some((row) => row.some((cell) => cell.trim() !== ''))) throw new SheetFault('no-rows');
  if (grid.length > approvalFile.mostRows + 1)
    throw new SheetFault('too-many-rows', 'The file has more than 50,000 rows');
  return grid;
}

async function workbookRows(bytes: Buffer): Promise<string[][] | undefined> {
  const grid = await workbookGrid(bytes);
  if (!grid) return undefined;
  // `Array.from` fills the holes of rows and cells that the sheet lacks.
  return Array.from(grid, (row = [], index) => {
    assertNoFormula(row, index);
    return Array.from(row, textOf);
  });
}

function csvRows(bytes: Buffer): string[][] {
  const rows = parseCsv(bytes);
  if (!rows) throw new SheetFault('not-a-sheet', NOT_A_SHEET);
  return rows.map((row) => row.map((cell) => cutText(cell, LONGEST)));
}
