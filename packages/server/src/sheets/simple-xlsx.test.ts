import { read, utils, write } from '@e965/xlsx';
import { expect, test } from 'vitest';
import { readSimpleXlsx } from './simple-xlsx.ts';
import { workbookContent } from './workbook-content.ts';
import { xlsxFile } from './xlsx.ts';

const partsOf = async (bytes: Buffer) => (await workbookContent(bytes)).parts ?? new Map();
const rowsIn = async (bytes: Buffer) => readSimpleXlsx(await partsOf(bytes));

/** Returns the parts of a workbook with one sheet, whose rows are this XML. */
const sheetOf = (rows: string, strings?: string) =>
  new Map([
    [
      'xl/workbook.xml',
      Buffer.from('<workbook><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>'),
    ],
    [
      'xl/_rels/workbook.xml.rels',
      Buffer.from('<Relationships><Relationship Id="rId1" Target="worksheets/one.xml"/></Relationships>'),
    ],
    [
      'xl/worksheets/one.xml',
      Buffer.from(`<worksheet><sheetData>${rows}</sheetData><mergeCells/></worksheet>`),
    ],
    ...(strings === undefined ? [] : [['xl/sharedStrings.xml', Buffer.from(strings)] as const]),
  ]);

const VALUES = [
  ['referanceNumber', 'status', 'amount'],
  ['PO-1 & <2> "x" \'y\'', 'Approved', 12.5],
  ['نورا', '', 1e-7],
  ['', '', ''],
  [7, 'Rejected', -0.125],
  ['PO-9', 'Approved', 123456789012],
];
const TEXTS = VALUES.map((row) => row.map(String));

test.each([true, false])('reads what SheetJS writes, with shared texts: %s', async (bookSST) => {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(VALUES), 'One');
  utils.book_append_sheet(book, utils.aoa_to_sheet([['other']]), 'Two');
  const rows = await rowsIn(write(book, { type: 'buffer', bookType: 'xlsx', bookSST }));
  expect(rows?.map(({ texts }) => texts)).toEqual(TEXTS);
});

test('reads what our exports write', async () => {
  const columns = ['a', 'b', 'c'].map((title) => ({ title, format: 'text' as const }));
  async function* batches() {
    yield VALUES;
  }
  const pieces: Buffer[] = [];
  for await (const piece of xlsxFile(batches(), { name: 'One', columns })) pieces.push(piece);
  const rows = await rowsIn(Buffer.concat(pieces));
  expect(rows?.slice(1).map(({ texts }) => texts)).toEqual(TEXTS);
});

test('keeps the positions of rows and cells when the file omits some', () => {
  const rows = readSimpleXlsx(
    sheetOf(
      '<row r="1"><c r="B1"><v>1</v></c></row>\n<row r="4" spans="1:3"><c r="A4" s="3"/><c r="C4" t="str"><v>x</v></c></row>',
    ),
  );
  expect(rows).toEqual([
    { row: 1, hidden: false, texts: ['', '1'] },
    { row: 4, hidden: false, texts: ['', '', 'x'] },
  ]);
});

test('reads shared texts by index, and keeps spaces', () => {
  const strings =
    '<sst count="2"><si><t xml:space="preserve"> a </t></si><si><t>b &amp; c</t></si><si><t/></si></sst>';
  const cells = [1, 0, 2].map((number) => `<c t="s"><v>${number}</v></c>`).join('');
  expect(readSimpleXlsx(sheetOf(`<row>${cells}</row>`, strings))).toEqual([
    { row: 1, hidden: false, texts: ['b & c', ' a ', ''] },
  ]);
});

const cell = (inner: string, attributes = '') => `<row r="1"><c r="A1"${attributes}>${inner}</c></row>`;
test.each<[string, string, string?]>([
  ['a formula', cell('<f>1+1</f><v>2</v>')],
  ['a date', cell('<v>2026-01-01</v>', ' t="d"')],
  ['an error', cell('<v>#N/A</v>', ' t="e"')],
  ['a boolean', cell('<v>1</v>', ' t="b"')],
  ['a number that is none', cell('<v>one</v>')],
  ['a formatted text', cell('<is><r><t>a</t></r></is>', ' t="inlineStr"')],
  ['an entity by number', cell('<v>&#65;</v>', ' t="str"')],
  ['an unknown entity', cell('<v>&a;</v>', ' t="str"')],
  ['an escape of Excel', cell('<v>_x0041_</v>', ' t="str"')],
  ['a comment', `<!-- a -->${cell('<v>1</v>')}`],
  ['a text without its shared texts', cell('<v>0</v>', ' t="s"')],
  ['a shared text in parts', cell('<v>0</v>', ' t="s"'), '<sst><si><r><t>a</t></r></si></sst>'],
  ['a cell before the last one', '<row r="1"><c r="B1"><v>1</v></c><c r="A1"><v>1</v></c></row>'],
  ['a cell of another row', '<row r="1"><c r="A2"><v>1</v></c></row>'],
  ['a row before the last one', '<row r="2"></row><row r="1"></row>'],
  ['a row without an end', '<row r="1"><c r="A1"><v>1</v></c>'],
  ['a cell outside of rows', '<c r="A1"><v>1</v></c>'],
])('leaves %s to the general parser', (_, rows, strings) => {
  expect(readSimpleXlsx(sheetOf(rows, strings))).toBeUndefined();
});

test('leaves a file without a sheet to the general parser', () => {
  expect(readSimpleXlsx(new Map())).toBeUndefined();
});

test('reads the same rows as SheetJS from a file that Excel could have written', async () => {
  const book = utils.book_new();
  const many = Array.from({ length: 300 }, (_, row) =>
    Array.from({ length: 24 }, (_, column) => row * column),
  );
  utils.book_append_sheet(book, utils.aoa_to_sheet([...VALUES, ...many]), 'One');
  const bytes: Buffer = write(book, { type: 'buffer', bookType: 'xlsx', bookSST: true });
  const sheet = read(bytes).Sheets.One ?? {};
  const expected = utils.sheet_to_json<unknown[]>(sheet, { header: 1, defval: '' });
  const widest = (texts: readonly string[]) => Array.from({ length: 24 }, (_, at) => texts[at] ?? '');
  expect((await rowsIn(bytes))?.map(({ texts }) => widest(texts))).toEqual(
    expected.map((row) => row.map((value) => String(value))),
  );
});
