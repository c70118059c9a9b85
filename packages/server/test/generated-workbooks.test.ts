import { expect, test } from 'vitest';
import { workbookRows } from '../src/sheets/read-sheet.ts';
import { generatedWorkbook } from './support/generated-workbook.ts';

const WORKBOOKS = 1_000;
/** Every column, so that SheetJS reads each cell of a workbook a second time. */
const COLUMNS = Array.from({ length: 256 }, (_, column) => column);

test('reads a thousand generated workbooks as they were meant, and as SheetJS reads them', async () => {
  for (let seed = 1; seed <= WORKBOOKS; seed += 1) {
    const { bytes, ...meant } = generatedWorkbook(seed);
    const read = await workbookRows(bytes);
    const rows = read?.rows.filter(({ texts }) => texts.length > 0) ?? [];
    read?.check?.(COLUMNS);
    expect([
      seed,
      {
        sheet: read?.sheet,
        otherSheets: read?.otherSheets,
        rows: rows.map(({ row, hidden, texts }) => ({ row, hidden, texts })),
      },
    ]).toEqual([seed, meant]);
    expect([seed, rows.filter(({ doubts }) => doubts)]).toEqual([seed, []]);
  }
}, 120_000);
