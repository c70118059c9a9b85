import { approvalFile } from '@daftar/domain/approval-file';
import { cutText } from '../basics/cut-text.ts';
import { parseCsv } from './parse-csv.ts';
import { assertNoFormula, isFilled, type SheetRows, workbookRows } from './read-sheet.ts';
import { SheetFault } from './sheet-fault.ts';
import type { SheetNames, SheetRow } from './sheet-row.ts';

const LONGEST = 100;
const NOT_A_SHEET = 'Please send a CSV, xlsx or xls file';

const tooMany = () => new SheetFault('too-many-rows', 'The file has more than 50,000 rows');

/** Returns the filled rows of a CSV file, or of a workbook's sheet. Slow, so it runs in a child process. */
export async function readGrid(bytes: Buffer): Promise<SheetNames & { rows: SheetRow[] }> {
  const { rows: all, ...names } = (await workbookRows(bytes)) ?? csvRows(bytes);
  const rows: SheetRow[] = [];
  for (const read of all) {
    assertNoFormula(read);
    if (!isFilled(read)) continue;
    const { row, texts, hidden } = read;
    if (row > approvalFile.mostRows + 1) throw tooMany();
    rows.push({ row, hidden, texts: Array.from(texts, (text = '') => cutText(text, LONGEST)) });
  }
  if (rows.length === 0) throw new SheetFault('no-rows');
  return { ...names, rows };
}

function csvRows(bytes: Buffer): SheetRows {
  const rows = parseCsv(bytes);
  if (!rows) throw new SheetFault('not-a-sheet', NOT_A_SHEET);
  return {
    sheet: undefined,
    otherSheets: [],
    rows: rows.map((texts, index) => ({ row: index + 1, texts, hidden: false })),
  };
}
