import { readFileSync } from 'node:fs';
import { CFB, utils, write } from '@e965/xlsx';
import { expect, test } from 'vitest';
import { readApprovals } from './approval-rows.ts';
import { workbookRows } from './read-sheet.ts';
import { storedZip } from './stored-zip.ts';
import { xlsxFile } from './xlsx.ts';

const fixture = (name: string): Buffer =>
  readFileSync(new URL(`../../test/fixtures/workbooks/${name}.xlsx`, import.meta.url));

/** Returns each row's number and texts. */
async function textsIn(bytes: Buffer): Promise<(string | number)[][]> {
  const sheet = await workbookRows(bytes);
  return [...(sheet?.rows ?? [])].map(({ row, texts }) => [row, ...texts]);
}

const TITLES = [1, 'Reference Number', 'Status', 'Amount'];
const THREE = [
  [2, 'PO-1', 'Approved', '100'],
  [3, 'PO-2', 'Rejected', '100'],
  [4, 'PO-3', 'Approved', '100'],
];

test.each<[string, (string | number)[][]]>([
  [
    'empty-shared-string',
    [
      [1, 'Reference Number', 'Status', 'Note'],
      [2, 'PO-1', 'Approved'],
      [3, 'PO-2', 'Approved'],
      [4, 'PO-3', 'Rejected'],
      [5, 'PO-4', 'Approved'],
    ],
  ],
  ['hidden-first-sheet', [TITLES, ...THREE]],
  ['two-visible-sheets', [TITLES, [2, 'PO-1', 'Approved', '100']]],
  [
    'lower-case-cells-with-gap',
    [
      [1, 'Reference Number', 'Status', 'Proposal'],
      [2, 'PO-1', '', 'Approved'],
      [3, 'PO-2', 'Rejected', 'Approved'],
    ],
  ],
  ['header-spaces', [[1, 'Reference  Number', 'Status', 'Amount'], ...THREE]],
  ['header-line-break-nbsp', [[1, 'Reference\nNumber', 'Status', 'Amount'], ...THREE]],
  ['workbook-at-the-root', [TITLES, ...THREE]],
  ['protected-with-default-password', [TITLES, ...THREE]],
  [
    'title-row-and-empty-row-first',
    [
      [1, 'Payouts for approval'],
      [3, ...TITLES.slice(1)],
      ...THREE.map(([row, ...texts]) => [Number(row) + 2, ...texts]),
    ],
  ],
])('reads the workbook %s as a spreadsheet program shows it', async (name, rows) => {
  expect(await textsIn(fixture(name))).toEqual(rows);
});

test.each(['empty-shared-string', 'lower-case-cells-with-gap', 'hidden-first-sheet', 'workbook-at-the-root'])(
  'approves from the workbook %s, which SheetJS alone reads wrongly or elsewhere',
  async (name) => {
    const { rows } = await readApprovals(fixture(name));
    const texts = await textsIn(fixture(name));
    expect(rows.map(({ row, referanceNumber, status }) => [row, referanceNumber, status])).toEqual(
      texts.slice(1).map((row) => row.slice(0, 3)),
    );
  },
);

test('shows amounts with 15 significant digits', async () => {
  const rows = await textsIn(fixture('amounts-with-float-noise'));
  expect(rows.slice(1).map((row) => row[4])).toEqual(['480.4', '480.4', '33', '0.3']);
});

test('names the sheet that was read and the other ones', async () => {
  expect(await workbookRows(fixture('two-visible-sheets'))).toMatchObject({
    sheet: 'North',
    otherSheets: [{ name: 'South', hidden: false, empty: false }],
  });
  expect(await workbookRows(fixture('hidden-first-sheet'))).toMatchObject({
    sheet: 'Payouts',
    otherSheets: [{ name: 'Old', hidden: true, empty: false }],
  });
});

test('flags the rows that a filter hides', async () => {
  const { rows } = await readApprovals(fixture('filter-hides-two-rows'));
  expect(rows.map(({ row, hidden }) => [row, hidden])).toEqual([
    [2, true],
    [3, true],
    [4, false],
    [5, false],
  ]);
});

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships';

interface Book {
  sheets?: string;
  links?: string;
  strings?: string;
  styles?: string;
  /** Attributes of the workbook's properties. */
  properties?: string;
  /** XML after the rows. */
  after?: string;
  head?: string;
  parts?: Record<string, string | Buffer>;
}

/** Returns a workbook with one sheet, whose rows are this XML. */
function bookOf(rows: string, book: Book = {}): Buffer {
  const { strings, styles, properties = '', after = '', head = '' } = book;
  const { sheets = '<sheet name="One" sheetId="1" r:id="rId1"/>' } = book;
  const link = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`;
  const links =
    book.links ??
    link('rId1', 'worksheet', 'worksheets/one.xml') +
      (strings === undefined ? '' : link('rId8', 'sharedStrings', 'sharedStrings.xml')) +
      (styles === undefined ? '' : link('rId9', 'styles', 'styles.xml'));
  const parts: Record<string, string | Buffer> = {
    '_rels/.rels': `<Relationships xmlns="${PACKAGE}">${link('rId1', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><workbookPr ${properties}/><sheets>${sheets}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}">${links}</Relationships>`,
    'xl/worksheets/one.xml': `${head}<worksheet xmlns="${MAIN}"><sheetData>${rows}</sheetData>${after}</worksheet>`,
    ...(strings !== undefined && { 'xl/sharedStrings.xml': `<sst xmlns="${MAIN}">${strings}</sst>` }),
    ...(styles !== undefined && { 'xl/styles.xml': `<styleSheet xmlns="${MAIN}">${styles}</styleSheet>` }),
    ...book.parts,
  };
  return storedZip(new Map(Object.entries(parts).map(([name, xml]) => [name, Buffer.from(xml)])));
}

const heading = (extra = '') =>
  `<row r="1"><c r="A1" t="str"><v>referanceNumber</v></c><c r="B1" t="str"><v>status</v></c><c r="C1" t="str"><v>amount</v></c>${extra}</row>`;

/** Reads a workbook with one row below the heading as an approval file; returns its cells, or the refusal. */
async function outcomeOf(cells: string, book?: Book): Promise<unknown> {
  const rows = `${heading()}<row r="2">${cells}</row>`;
  try {
    const { rows: read } = await readApprovals(bookOf(rows, book));
    return read.map(({ referanceNumber, status, amount }) => [referanceNumber, status, amount])[0];
  } catch (error) {
    return error instanceof Error ? error.message : error;
  }
}

const reference = '<c r="A2" t="str"><v>PO-1</v></c>';
const status = (cell: string) => outcomeOf(`${reference}${cell}`);
const statusText = async (cell: string, book?: Book) => {
  const read = await outcomeOf(`${reference}${cell}`, book);
  return Array.isArray(read) ? read[1] : read;
};

test.each([
  ['a shared string', '<c r="B2" t="s"><v>1</v></c>', 'Approved'],
  ['an empty shared string', '<c r="B2" t="s"><v>0</v></c>', ''],
  ['a shared string in runs', '<c r="B2" t="s"><v>2</v></c>', 'Rejected'],
  ['a shared string with phonetic runs', '<c r="B2" t="s"><v>3</v></c>', '東京'],
  ['an inline string', '<c r="B2" t="inlineStr"><is><t>Approved</t></is></c>', 'Approved'],
  [
    'an inline string in runs',
    '<c r="B2" t="inlineStr"><is><r><t>Appr</t></r><r><rPr><b/></rPr><t>oved</t></r></is></c>',
    'Approved',
  ],
  ['an empty inline string', '<c r="B2" t="inlineStr"><is/></c>', ''],
  ['a CDATA section', '<c r="B2" t="str"><v><![CDATA[Appr]]>oved</v></c>', 'Approved'],
  ['character references', '<c r="B2" t="str"><v>&#65;ppr&#x6f;ved</v></c>', 'Approved'],
  ['an escaped character', '<c r="B2" t="str"><v>_x0041_pproved</v></c>', 'Approved'],
  ['an escaped underscore', '<c r="B2" t="str"><v>_x005F_x0041_</v></c>', '_x0041_'],
  ['a null character', '<c r="B2" t="str"><v>App_x0000_roved</v></c>', 'Approved'],
  ['a comment inside', '<c r="B2" t="str"><v>App<!-- x -->roved</v></c>', 'Approved'],
  ['an address in lower case', '<c r="b2" t="str"><v>Approved</v></c>', 'Approved'],
  ['no address', '<c t="str"><v>Approved</v></c>', 'Approved'],
  ['a truth value', '<c r="B2" t="b"><v>1</v></c>', 'TRUE'],
  ['an error', '<c r="B2" t="e"><v>#N/A</v></c>', '#N/A'],
  ['a date as text', '<c r="B2" t="d"><v>2026-11-28T00:00:00Z</v></c>', '2026-11-28'],
  [
    'an extension',
    '<c r="B2" t="str"><v>Approved</v><extLst><ext><v>Rejected</v></ext></extLst></c>',
    'Approved',
  ],
])('reads %s in the cell that decides', async (_, cell, expected) => {
  const strings =
    '<si/><si><t>Approved</t></si><si><r><rPr><b/></rPr><t>Rej</t></r><r><t>ected</t></r></si>' +
    '<si><t>東京</t><rPh sb="0" eb="2"><t>トウキョウ</t></rPh><phoneticPr fontId="1"/></si>';
  expect(await statusText(cell, { strings })).toBe(expected);
});

test.each([
  ['12', '12'],
  ['12.50', '12.5'],
  ['480.40000000000003', '480.4'],
  ['0.30000000000000004', '0.3'],
  ['1E2', '100'],
  ['1e-7', '0.0000001'],
  ['123456789012345678', '123456789012346000'],
  ['1.2345678901234567E+16', '12345678901234600'],
  ['-0', '0'],
  ['-0.125', '-0.125'],
  ['.5', '0.5'],
  ['+7', '7'],
  ['1E+300', '1E+300'],
])('shows the number %s as %s', async (written, shown) => {
  expect(await textsIn(bookOf(`<row r="1"><c r="A1"><v> ${written}\n</v></c></row>`))).toEqual([[1, shown]]);
});

const formats =
  '<numFmts><numFmt numFmtId="164" formatCode="dd/mm/yyyy\\ hh:mm"/><numFmt numFmtId="165" formatCode="#,##0.00\\ [$EGP]"/><numFmt numFmtId="166" formatCode="[h]:mm"/><numFmt numFmtId="167" formatCode="&quot;Day&quot; 0"/><numFmt numFmtId="168" formatCode="0.00E+00"/></numFmts>' +
  `<cellXfs>${[0, 14, 164, 165, 166, 167, 168, 20].map((id) => `<xf numFmtId="${id}"/>`).join('')}</cellXfs>`;

test.each([
  [1, '46354', '', '2026-11-28'],
  [2, '46354.5', '', '2026-11-28T12:00:00'],
  [1, '59', '', '1900-02-28'],
  [1, '60', '', '1900-02-29'],
  [1, '61', '', '1900-03-01'],
  [1, '44892', 'date1904="1"', '2026-11-28'],
  [3, '46354', '', '46354'],
  [4, '1.5', '', '36:00:00'],
  [5, '46354', '', 'Day 46354'],
  [6, '46354', '', '46354'],
  [7, '0.75', '', '18:00:00'],
  [0, '46354', '', '46354'],
  [1, '-1', '', '-1'],
])('shows the date of style %s and number %s (%s) as %s', async (style, number, properties, shown) => {
  const cell = `<c r="B2" s="${style}"><v>${number}</v></c>`;
  expect(await statusText(cell, { styles: formats, properties })).toBe(shown);
});

test.each([
  ['a formula', '<c r="B2"><f>1+1</f><v>2</v></c>', 'The cell B2 has a formula'],
  ['a part of a shared formula', '<c r="B2"><f t="shared" si="0"/><v>2</v></c>', 'The cell B2 has a formula'],
  ['a number that is none', '<c r="B2"><v>one</v></c>', 'The cell B2 has no number'],
  ['a missing text', '<c r="B2" t="s"><v>7</v></c>', 'The cell B2 refers to a text that the file lacks'],
  ['an unknown type', '<c r="B2" t="x"><v>1</v></c>', 'The cell B2 has an unknown type'],
  ['two values', '<c r="B2"><v>1</v><v>2</v></c>', 'The cell B2 is broken'],
  [
    'a cell twice',
    '<c r="B2"><v>1</v></c><c r="B2"><v>2</v></c>',
    'The cell B2 occurs twice or is not in order',
  ],
  ['a cell before the last one', '<c r="C2"/><c r="B2"/>', 'The cell B2 occurs twice or is not in order'],
  ['a cell of another row', '<c r="B3"><v>1</v></c>', 'Row 2 has a cell of another row'],
  ['a choice of other programs', `<mc:AlternateContent xmlns:mc="urn:x"/>`, 'The cell A2 is broken'],
  ['an undefined entity', '<c r="B2" t="str"><v>&a;</v></c>', 'broken-file'],
  ['a row in a row', '<row r="3"/>', 'The cell A2 is broken'],
])('refuses %s and names the cell', async (_, cell, message) => {
  expect(await status(cell)).toContain(message);
});

test('reads a first visible sheet without rows as such, and names the others', async () => {
  const book = bookOf('<row r="1"><c r="A1" s="1"/></row>', {
    sheets: '<sheet name="Empty" sheetId="1" r:id="rId1"/><sheet name="Table" sheetId="2" r:id="rId2"/>',
    links:
      `<Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/one.xml"/>` +
      `<Relationship Id="rId2" Type="${OFFICE}/worksheet" Target="worksheets/two.xml"/>`,
    parts: {
      'xl/worksheets/two.xml': `<worksheet xmlns="${MAIN}"><sheetData>${heading()}</sheetData></worksheet>`,
    },
  });
  await expect(readApprovals(book)).rejects.toThrow(
    'The first visible sheet, "Empty", has no rows. Others are not read: "Table"',
  );
});

const shownStyles =
  '<numFmts><numFmt numFmtId="164" formatCode="&quot;PO-&quot;0000"/><numFmt numFmtId="165" formatCode=";;;"/><numFmt numFmtId="166" formatCode="#,##0,"/><numFmt numFmtId="167" formatCode="#,##0.00\\ [$EGP]"/></numFmts>' +
  `<cellXfs>${[0, 164, 165, 166, 9, 167].map((id) => `<xf numFmtId="${id}"/>`).join('')}</cellXfs>`;

test.each([
  ['a reference whose format adds texts and zeros', '<c r="A2" s="1"><v>42</v></c>', '', 'PO-0042'],
  ['an amount with a currency', reference, '<c r="C2" s="5"><v>5.5</v></c>', '5.5'],
  ['a reference of 15 digits', '<c r="A2"><v>123456789012345</v></c>', '', '123456789012345'],
  [
    'a longer reference',
    '<c r="A2"><v>1234567890123456</v></c>',
    '',
    'The cell A2 has a number of more than 15 digits',
  ],
  [
    'a longer reference in powers of ten',
    '<c r="A2"><v>1.23456789012346E+19</v></c>',
    '',
    'The cell A2 has a number of more than 15',
  ],
  [
    'an amount in percent',
    reference,
    '<c r="C2" s="4"><v>1</v></c>',
    'The cell C2 has a number that is shown as another one',
  ],
  [
    'an amount in thousands',
    reference,
    '<c r="C2" s="3"><v>5000</v></c>',
    'The cell C2 has a number that is shown as another one',
  ],
  [
    'a hidden amount',
    reference,
    '<c r="C2" s="2"><v>5</v></c>',
    'The cell C2 has a number that is shown as another one',
  ],
  [
    'a hidden reference',
    '<c r="A2" s="2" t="str"><v>PO-1</v></c>',
    '',
    'The cell A2 has a text that its number format hides',
  ],
])('reads %s as it is shown, or names the cell', async (_, first, last, expected) => {
  const cells = `${first}<c r="B2" t="str"><v>Approved</v></c>${last}`;
  expect(JSON.stringify(await outcomeOf(cells, { styles: shownStyles }))).toContain(expected);
});

test('skips headings that printed pages repeat', async () => {
  const row = (number: number, ...texts: string[]) =>
    `<row r="${number}">${texts.map((text) => `<c t="str"><v>${text}</v></c>`).join('')}</row>`;
  const rows = [
    heading(),
    row(2, 'PO-1', 'Approved'),
    row(3, 'ReferanceNumber', ' STATUS'),
    row(4, 'PO-2', 'Rejected'),
  ];
  const { rows: read } = await readApprovals(bookOf(rows.join('')));
  expect(read.map((one) => [one.row, one.referanceNumber])).toEqual([
    [2, 'PO-1'],
    [4, 'PO-2'],
  ]);
});

test('refuses an archive with a damaged part', async () => {
  const bytes = bookOf(`${heading()}<row r="2">${reference}<c r="B2" t="str"><v>Approved</v></c></row>`);
  expect((await readApprovals(bytes)).rows).toHaveLength(1);
  bytes.write('Rejected', bytes.indexOf('Approved'));
  await expect(readApprovals(bytes)).rejects.toThrow('broken-file');
});

test('refuses entities and document types', async () => {
  const head = '<!DOCTYPE worksheet [<!ENTITY a "Approved">]>';
  expect(await outcomeOf(`${reference}<c r="B2" t="str"><v>&a;</v></c>`, { head })).toBe('broken-file');
});

test('refuses rows that are not in order', async () => {
  await expect(workbookRows(bookOf('<row r="2"/><row r="1"/>'))).rejects.toThrow(
    'after row 2 is not in order',
  );
  await expect(workbookRows(bookOf('<row r="2"/><row r="2"/>'))).rejects.toThrow(
    'after row 2 is not in order',
  );
});

test('refuses a text that a merged cell hides', async () => {
  const cells = `${reference}<c r="B2" t="str"><v>Approved</v></c>`;
  const merged = (area: string) => ({ after: `<mergeCells><mergeCell ref="${area}"/></mergeCells>` });
  expect(await outcomeOf(cells, merged('A2:B2'))).toBe('The cell B2 has a text that a merged cell hides');
  expect(await outcomeOf(cells, merged('B2:C3'))).toEqual(['PO-1', 'Approved', '']);
});

test('counts cells and rows without addresses', async () => {
  const rows =
    '<row><c><v>1</v></c></row><row r="4"><c r="C4"><v>2</v></c><c><v>3</v></c></row><row><c><v>4</v></c></row>';
  expect(await textsIn(bookOf(rows))).toEqual([
    [1, '1'],
    [4, '', '', '2', '3'],
    [5, '4'],
  ]);
});

test.each([
  ['UTF-16 with a byte order mark', (xml: string) => Buffer.from(`\uFEFF${xml}`, 'utf16le')],
  ['UTF-16, big-endian', (xml: string) => Buffer.from(`\uFEFF${xml}`, 'utf16le').swap16()],
  ['UTF-8 with a byte order mark', (xml: string) => Buffer.from(`\uFEFF${xml}`)],
])('reads a sheet in %s', async (_, encode) => {
  const xml = `<worksheet xmlns="${MAIN}"><sheetData>${heading()}<row r="2"><c r="A2" t="str"><v>نورا</v></c></row></sheetData></worksheet>`;
  const rows = await textsIn(bookOf('', { parts: { 'xl/worksheets/one.xml': encode(xml) } }));
  expect(rows[1]).toEqual([2, 'نورا']);
});

test.each([
  ['hidden="1"', true],
  ['hidden="true"', true],
  ['ht="0" customHeight="1"', true],
  ['ht="0.75" customHeight="1"', true],
  ['hidden="0"', false],
  ['ht="15"', false],
])('tells whether a row with %s is hidden', async (attributes, hidden) => {
  const sheet = await workbookRows(bookOf(`<row r="1" ${attributes}><c r="A1"><v>1</v></c></row>`));
  expect(sheet?.rows.map((row) => row.hidden)).toEqual([hidden]);
});

const SHEETS = (states: readonly string[]) =>
  states.map((state, at) => `<sheet name="S${at}" sheetId="${at + 1}" r:id="${state}"/>`).join('');

test('reads the first visible worksheet behind hidden ones, charts and macros', async () => {
  const link = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${type}" Target="${target}"/>`;
  const sheets =
    '<sheet name="Hidden" sheetId="1" state="hidden" r:id="a"/><sheet name="Very" sheetId="2" state="veryHidden" r:id="a"/>' +
    '<sheet name="Chart" sheetId="3" r:id="c"/><sheet name="Macro" sheetId="4" r:id="m"/><sheet name="Read" sheetId="5" r:id="b"/><sheet name="Empty" sheetId="6" r:id="e"/>';
  const empty = `<worksheet xmlns="${MAIN}"><sheetData><row r="1"><c r="A1" s="1"/></row></sheetData></worksheet>`;
  const links =
    link('a', `${OFFICE}/worksheet`, 'worksheets/one.xml') +
    link('b', `${OFFICE}/worksheet`, '/xl/../xl/worksheets/t%77o.xml') +
    link('c', `${OFFICE}/chartsheet`, 'chartsheets/sheet1.xml') +
    link(
      'm',
      'http://schemas.microsoft.com/office/2006/relationships/xlMacrosheet',
      'macrosheets/sheet1.xml',
    ) +
    link('e', `${OFFICE}/worksheet`, 'worksheets/empty.xml');
  const two = `<worksheet xmlns="${MAIN}"><sheetData><row><c><v>2</v></c></row></sheetData></worksheet>`;
  const book = bookOf('<row><c><v>1</v></c></row>', {
    sheets,
    links,
    parts: { 'xl/worksheets/two.xml': two, 'xl/worksheets/empty.xml': empty },
  });
  expect(await textsIn(book)).toEqual([[1, '2']]);
  expect((await workbookRows(book))?.sheet).toBe('Read');
  expect((await workbookRows(book))?.otherSheets).toEqual([
    { name: 'Hidden', hidden: true, empty: false },
    { name: 'Very', hidden: true, empty: false },
    { name: 'Chart', hidden: false, empty: true },
    { name: 'Macro', hidden: false, empty: true },
    { name: 'Empty', hidden: false, empty: true },
  ]);
});

test('refuses a workbook whose sheets are all hidden, or lie outside of the file', async () => {
  const hidden = bookOf('<row><c><v>1</v></c></row>', {
    sheets: '<sheet name="A" sheetId="1" state="hidden" r:id="rId1"/>',
  });
  await expect(workbookRows(hidden)).rejects.toThrow('no visible sheet');
  const outside = bookOf('', {
    links: `<Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="http://x.example/s.xml" TargetMode="External"/>`,
  });
  await expect(workbookRows(outside)).rejects.toThrow('no visible sheet');
  await expect(workbookRows(bookOf('', { sheets: SHEETS(['none']) }))).rejects.toThrow('broken-file');
});

test('takes a package with another document for no workbook', async () => {
  const parts = {
    'xl/workbook.xml': '<document xmlns="http://schemas.openxmlformats.org/wordprocessingml/2006/main"/>',
  };
  expect(await workbookRows(bookOf('', { parts }))).toBeUndefined();
  expect(await workbookRows(Buffer.from('PK'))).toBeUndefined();
});

const VALUES = [
  ['referanceNumber', 'status', 'amount'],
  ['PO-1 & <2> "x" \'y\'', 'Approved', 12.5],
  ['نورا', '', 1e-7],
  [7, 'Rejected', -0.125],
  ['PO-9', 'Approved', 123456789012],
];
const TEXTS = VALUES.map((row) => row.map((value) => (value === 1e-7 ? '0.0000001' : String(value))));

test.each([true, false])('reads what SheetJS writes, with shared texts: %s', async (bookSST) => {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(VALUES), 'One');
  utils.book_append_sheet(book, utils.aoa_to_sheet([['other']]), 'Two');
  const rows = await textsIn(write(book, { type: 'buffer', bookType: 'xlsx', bookSST }));
  expect(rows.map(([, ...texts]) => texts)).toEqual(TEXTS);
});

test('reads what our exports write', async () => {
  const columns = ['a', 'b', 'c'].map((title) => ({ title, format: 'text' as const }));
  async function* batches() {
    yield VALUES;
  }
  const pieces: Buffer[] = [];
  for await (const piece of xlsxFile(batches(), { name: 'One', columns })) pieces.push(piece);
  const rows = await textsIn(Buffer.concat(pieces));
  expect(rows.slice(1).map(([, ...texts]) => texts)).toEqual(TEXTS);
});

test('treats hidden sheets and rows of an old workbook alike', async () => {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet([['old']]), 'Old');
  const shown = utils.aoa_to_sheet([['a'], [480.40000000000003], [true]]);
  shown['!rows'] = [{}, { hidden: true }];
  utils.book_append_sheet(book, shown, 'Shown');
  book.Workbook = { Sheets: [{ Hidden: 1 }, { Hidden: 0 }] };
  const read = await workbookRows(write(book, { type: 'buffer', bookType: 'biff8' }));
  expect(read?.sheet).toBe('Shown');
  expect(read?.otherSheets).toEqual([{ name: 'Old', hidden: true, empty: false }]);
  expect(read?.rows.map(({ texts }) => texts[0])).toEqual(['a', '480.4', 'TRUE']);
});

const ROW = 0x0208;
const DIMENSIONS = 0x0200;

/** Adds to an old workbook's only sheet the records of rows, which SheetJS does not write. */
function withRows(bytes: Buffer, rows: readonly { row: number; twips: number; hidden?: boolean }[]): Buffer {
  const file = CFB.read(bytes, { type: 'buffer' });
  const entry = CFB.find(file, 'Workbook');
  const stream = Buffer.from(entry?.content ?? []);
  let at = 0;
  while (stream.readUInt16LE(at) !== DIMENSIONS) at += 4 + stream.readUInt16LE(at + 2);
  at += 4 + stream.readUInt16LE(at + 2);
  const records = rows.map(({ row, twips, hidden = false }) => {
    const record = Buffer.alloc(20);
    record.writeUInt16LE(ROW, 0);
    record.writeUInt16LE(16, 2);
    record.writeUInt16LE(row - 1, 4);
    record.writeUInt16LE(3, 8);
    record.writeUInt16LE(twips, 10);
    record.writeUInt16LE(hidden ? 0x160 : 0x140, 16);
    record.writeUInt16LE(15, 18);
    return record;
  });
  const content = Buffer.concat([stream.subarray(0, at), ...records, stream.subarray(at)]);
  if (entry) Object.assign(entry, { content, size: content.length });
  return CFB.write(file, { type: 'buffer' }) as Buffer;
}

const oldBook = (sheet: ReturnType<typeof utils.aoa_to_sheet>, date1904 = false): Buffer => {
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, 'Payouts');
  book.Workbook = { WBProps: { date1904 } };
  return write(book, { type: 'buffer', bookType: 'biff8' });
};

const APPROVALS = [
  ['referanceNumber', 'status', 'amount'],
  ['PO-1', 'Approved', 1],
  ['PO-2', 'Approved', 2],
  ['PO-3', 'Rejected', 3],
];

test('flags the hidden rows of an old workbook', async () => {
  const bytes = withRows(oldBook(utils.aoa_to_sheet(APPROVALS)), [
    { row: 2, twips: 300, hidden: true },
    { row: 3, twips: 300 },
    { row: 4, twips: 15 },
  ]);
  const { rows } = await readApprovals(bytes);
  expect(rows.map(({ referanceNumber, hidden }) => [referanceNumber, hidden])).toEqual([
    ['PO-1', true],
    ['PO-2', false],
    ['PO-3', true],
  ]);
});

test('refuses a text that a merged cell of an old workbook hides', async () => {
  const sheet = utils.aoa_to_sheet(APPROVALS);
  sheet['!merges'] = [utils.decode_range('A3:B3')];
  await expect(readApprovals(oldBook(sheet))).rejects.toThrow(
    'The cell B3 has a text that a merged cell hides',
  );
  sheet['!merges'] = [utils.decode_range('D3:E4')];
  expect((await readApprovals(oldBook(sheet))).rows).toHaveLength(3);
});

test.each([
  [46_354, 'm/d/yy', '2026-11-28'],
  [46_354.5, 'm/d/yy h:mm', '2026-11-28T12:00:00'],
  [46_354, 'dd"."mm"."yyyy', '2026-11-28'],
  [0.75, 'h:mm:ss', '18:00:00'],
  [46_354.25, '0.00', '46354.25'],
  [46_354, 'General', '46354'],
])('reads the number %s of format %s of an old workbook as %s, as in an xlsx', async (value, z, shown) => {
  const sheet = utils.aoa_to_sheet([['a'], [0]]);
  sheet.A2 = { t: 'n', v: value, z };
  expect((await textsIn(oldBook(sheet)))[1]).toEqual([2, shown]);
});

const tableOf = (rows: readonly (readonly string[])[], hidden: readonly number[] = []) =>
  bookOf(
    rows
      .map((texts, at) => {
        const cells = texts.map((text) => `<c t="str"><v>${text}</v></c>`).join('');
        return `<row r="${at + 1}"${hidden.includes(at + 1) ? ' hidden="1"' : ''}>${cells}</row>`;
      })
      .join(''),
  );

test('takes no hidden row for the heading', async () => {
  const rows = [
    ['Reference Number', 'Status'],
    ['Reference Number', 'Comment', 'Status'],
    ['PO-1', 'Approved', 'Rejected'],
  ];
  const { rows: read } = await readApprovals(tableOf(rows, [1]));
  expect(read.map(({ row, status }) => [row, status])).toEqual([[3, 'Rejected']]);
  await expect(readApprovals(tableOf([rows[0] ?? [], ['PO-1', 'Approved']], [1]))).rejects.toThrow(
    'Row 2 was taken as the heading',
  );
});

test.each([
  ['swapped', ['Status', 'Reference Number', 'Amount']],
  ['moved', ['', 'Reference Number', 'Status', 'Amount']],
  ['with another amount', ['Reference Number', 'Status', 'Fee', 'Amount']],
  ['in the names of the API, swapped', ['status', 'referanceNumber']],
  ['in Arabic, swapped', ['الحالة', 'الرقم المرجعي']],
  ['with a column twice', ['Reference Number', 'Status', 'Status']],
])('refuses a second heading that is %s, and names its row', async (_, second) => {
  const rows = [
    ['Reference Number', 'Status', 'Amount'],
    ['PO-1', 'Approved', '1'],
    second,
    ['PO-4', 'Approved', 'Rejected'],
  ];
  await expect(readApprovals(tableOf(rows))).rejects.toThrow(
    'Row 3 is a heading with other columns than row 1',
  );
});

test.each([
  [['Reference Number', 'Status', 'Amount']],
  [[' reference  number', 'STATUS', 'amount', 'Printed by Excel']],
  [['referanceNumber', 'status', 'amount']],
])('skips the repeated heading %j', async (again) => {
  const rows = [
    ['Reference Number', 'Status', 'Amount'],
    ['PO-1', 'Approved', '1'],
    again,
    ['PO-2', 'Rejected', '2'],
  ];
  const { rows: read } = await readApprovals(tableOf(rows));
  expect(read.map(({ row }) => row)).toEqual([2, 4]);
});
