import { read, utils } from '@e965/xlsx';
import { expect, test } from 'vitest';
import type { Cell } from './csv.ts';
import { type Workbook, xlsxFile } from './xlsx.ts';
import { columnName } from './xlsx-cells.ts';

const BATCH = 40;
const ROWS_PER_SHEET = 1_000;

async function* batchesOf(rows: number): AsyncGenerator<Cell[][]> {
  for (let first = 0; first < rows; first += BATCH)
    yield Array.from({ length: Math.min(BATCH, rows - first) }, (_, index) => [first + index]);
}

async function bookOf(batches: AsyncIterable<Cell[][]>, workbook: Workbook, rowsPerSheet?: number) {
  const pieces: Buffer[] = [];
  for await (const piece of xlsxFile(batches, workbook, rowsPerSheet)) pieces.push(piece);
  return read(Buffer.concat(pieces), { type: 'buffer', cellNF: true, cellStyles: true, cellDates: false });
}

test('xlsxFile continues on a second sheet without losing or repeating rows', async () => {
  const columns = [{ title: 'Number', format: 'count' }] as const;
  const book = await bookOf(batchesOf(1_090), { name: 'Rows', columns }, ROWS_PER_SHEET);
  expect(book.SheetNames).toEqual(['Rows', 'Rows 2']);
  const [first, second] = book.SheetNames.map((name) =>
    utils.sheet_to_json<number[]>(book.Sheets[name] ?? {}, { header: 1 }),
  );
  expect([first?.[0], first?.length, first?.at(-1)]).toEqual([['Number'], 1_001, [999]]);
  expect([second?.[0], second?.[1], second?.at(-1)]).toEqual([['Number'], [1_000], [1_089]]);
});

test('xlsxFile gives each column its number format and width, and the totals a sheet of their own', async () => {
  const columns = [
    { title: 'Day', format: 'day' },
    { title: 'Time', format: 'instant' },
    { title: 'Amount', format: 'amount' },
    { title: 'A title that is longer than its values', format: 'count' },
  ] as const;
  async function* rows(): AsyncGenerator<Cell[][]> {
    yield [[46_347, 46_347.5, 1_234.5, 7]];
  }
  const facts = () => [{ label: 'Rows', value: 1, format: 'count' as const }];
  const book = await bookOf(rows(), { name: 'a/b', columns, totals: { name: 'Totals', facts } });
  expect(book.SheetNames).toEqual(['a b', 'Totals']);
  const sheet = book.Sheets['a b'] ?? {};
  expect(['A2', 'B2', 'C2', 'D2'].map((at) => sheet[at].w)).toEqual([
    '2026-11-21',
    '2026-11-21 12:00:00',
    undefined,
    '7',
  ]);
  // The library that parses the file here cannot apply this format; spreadsheet programs show 1,234.50.
  expect([sheet.C2.v, sheet.C2.z]).toEqual([1_234.5, '#,##0.00#']);
  expect(sheet['!cols']?.map(({ width }) => width)).toEqual([12, 20, 16, 40]);
  expect(utils.sheet_to_json(book.Sheets.Totals ?? {}, { header: 1 })).toEqual([['Rows', 1]]);
});

/** Returns the XML of the first sheet. */
async function sheetXml(batches: AsyncIterable<Cell[][]>, workbook: Workbook): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of xlsxFile(batches, workbook)) pieces.push(piece);
  const book = read(Buffer.concat(pieces), { type: 'buffer', bookFiles: true }) as unknown as {
    files: Record<string, { content: Buffer }>;
  };
  return String(book.files['xl/worksheets/sheet1.xml']?.content);
}

test('xlsxFile offers the values of a column in its cells', async () => {
  const columns = [
    { title: 'Number', format: 'count' },
    { title: 'Status', format: 'text', choices: ['Approved', 'Rejected'] },
  ] as const;
  const xml = await sheetXml(batchesOf(1), { name: 'Rows', columns });
  expect(xml).toContain(
    '</sheetData><dataValidations count="1"><dataValidation type="list" allowBlank="1" sqref="B2:B1048576"><formula1>"Approved,Rejected"</formula1></dataValidation></dataValidations>',
  );
});

test('xlsxFile lays out the sheets of right-to-left languages from the right', async () => {
  const columns = [{ title: 'المبلغ', format: 'amount' }] as const;
  const xml = await sheetXml(batchesOf(1), { name: 'صفوف', rightToLeft: true, columns });
  expect(xml).toContain('rightToLeft="1"');
});

test('columnName counts past Z', () => {
  expect([0, 25, 26, 51, 52, 701, 702, 16_383].map(columnName)).toEqual([
    'A',
    'Z',
    'AA',
    'AZ',
    'BA',
    'ZZ',
    'AAA',
    'XFD',
  ]);
});

test('xlsxFile writes texts that every reader returns unchanged', async () => {
  const texts = [
    '_x0041_',
    'a\r\nb',
    'a\nb',
    ' blanks ',
    '<&">',
    '\u{1F600}',
    "'quoted",
    'رقم',
    '\t',
    '_x000D_',
  ];
  async function* rows(): AsyncGenerator<Cell[][]> {
    yield texts.map((text) => [text]);
  }
  const columns = [{ title: 'Text', format: 'text' }] as const;
  const book = await bookOf(rows(), { name: 'Rows', columns });
  const found = utils.sheet_to_json<string[]>(book.Sheets.Rows ?? {}, { header: 1 });
  expect(found.slice(1).flat()).toEqual(texts.map((text) => text.replaceAll('\r\n', '\n')));
});

test('xlsxFile never gives two sheets the same name', async () => {
  const columns = [{ title: 'Number', format: 'count' }] as const;
  const facts = () => [{ label: 'Rows', value: 1, format: 'count' as const }];
  const long = `${'x'.repeat(30)}\u{1F600}`;
  for (const name of ["Owner's [list]", 'totals', long]) {
    const book = await bookOf(batchesOf(90), { name, columns, totals: { name: 'Totals', facts } }, 50);
    expect(new Set(book.SheetNames.map((one) => one.toLowerCase())).size).toBe(3);
    for (const one of book.SheetNames) expect(one).toMatch(/^[^\\/?*[\]:]{1,31}$/u);
  }
});
