import { approvalFile, foldText } from '@daftar/domain/approval-file';
import { cutText } from '../basics/cut-text.ts';
import { HEAD_ROWS, type ReadRow } from './read-row.ts';
import { assertClear, assertNoFormula, isFilled, noRows, workbookRows } from './read-sheet.ts';
import { SheetFault } from './sheet-fault.ts';
import type { SheetNames, SheetRow } from './sheet-row.ts';
import { textRows } from './text-rows.ts';

const LONGEST = 100;
const NOT_A_SHEET = 'Please send a CSV, xlsx or xls file';

const tooMany = () => new SheetFault('too-many-rows', 'The file has more than 50,000 rows');

/**
 * Returns the filled rows of a CSV file, or of a workbook's sheet. The columns with one of these titles are read with special care.
 * Slow, so it runs in a child process.
 */
export async function readGrid(
  bytes: Buffer,
  titles: readonly string[],
): Promise<SheetNames & { rows: SheetRow[] }> {
  const { rows: all, check, ...names } = (await workbookRows(bytes)) ?? textRows(bytes, NOT_A_SHEET);
  const deciding = columnsOf(all, titles);
  check?.(deciding);
  const rows: SheetRow[] = [];
  for (const read of all) {
    assertNoFormula(read);
    assertClear(read, read.row <= HEAD_ROWS ? undefined : deciding);
    if (!isFilled(read)) continue;
    const { row, texts, hidden } = read;
    if (row > approvalFile.mostRows + 1) throw tooMany();
    const decimals = read.decimals?.filter((column) => deciding.includes(column)) ?? [];
    rows.push({
      row,
      hidden,
      texts: Array.from(texts, (text = '') => cutText(text, LONGEST)),
      ...(decimals.length > 0 && { decimals }),
    });
  }
  if (rows.length === 0) throw noRows(names);
  return { ...names, rows };
}

/** Returns only the letters and digits: more titles are alike than for the reader of the columns, never fewer. */
const coarse = (title: string): string => foldText(title).replaceAll(/[^\p{L}\p{N}]/gu, '');

function columnsOf(rows: readonly ReadRow[], titles: readonly string[]): number[] {
  const wanted = new Set(titles.map(coarse));
  const columns = new Set<number>();
  for (const { row, texts } of rows)
    if (row <= HEAD_ROWS)
      for (const [column, text] of texts.entries()) if (wanted.has(coarse(text))) columns.add(column);
  return [...columns];
}
