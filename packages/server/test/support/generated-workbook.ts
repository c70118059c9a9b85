import { storedZip } from '../../src/sheets/stored-zip.ts';

/** A workbook that the writer made, and what a person sees in the sheet that opens first. */
interface GeneratedWorkbook {
  bytes: Buffer;
  sheet: string;
  otherSheets: { name: string; hidden: boolean; empty: boolean }[];
  rows: { row: number; hidden: boolean; texts: string[] }[];
}

const NAMESPACES = [
  {
    main: 'http://schemas.openxmlformats.org/spreadsheetml/2006/main',
    office: 'http://schemas.openxmlformats.org/officeDocument/2006/relationships',
  },
  {
    main: 'http://purl.oclc.org/ooxml/spreadsheetml/main',
    office: 'http://purl.oclc.org/ooxml/officeDocument/relationships',
  },
] as const;
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships';
const TEXTS = [
  'Approved',
  'Rejected',
  'نورا',
  'a & b < c > "d"',
  ' two  blanks ',
  'line\nbreak',
  "it's",
  '_x0041_',
  '東京',
  '😀',
  '',
];
const NUMBERS: readonly [written: string, shown: string][] = [
  ['12', '12'],
  ['12.50', '12.5'],
  ['480.40000000000003', '480.4'],
  ['1E2', '100'],
  ['1e-7', '0.0000001'],
  ['-0.125', '-0.125'],
  ['123456789012', '123456789012'],
];
const DATES: readonly [style: number, days: number, shown: string][] = [
  [1, 46_354, '2026-11-28'],
  [2, 46_354.5, '2026-11-28T12:00:00'],
  [1, 61, '1900-03-01'],
];
/** Days between the two starts of spreadsheets' calendars. */
const OFFSET_1904 = 1_462;

/** Returns numbers from 0 to `most`, always the same ones for a seed (mulberry32). */
function chance(seed: number): (most: number) => number {
  let state = seed;
  return (most) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * (most + 1));
  };
}

/**
 * `any` uses all that the standard allows. `usual` has the namespaces and the names of parts that most programs write, and no
 * comments in the workbook part.
 */
type Variant = 'any' | 'usual';

/** Writes XML in one of the many ways that mean the same. */
class Style {
  readonly #pick: (most: number) => number;
  readonly prefix: string;
  readonly namespaces: (typeof NAMESPACES)[number];
  readonly isUsual: boolean;

  constructor(pick: (most: number) => number, variant: Variant) {
    this.#pick = pick;
    this.isUsual = variant === 'usual';
    this.prefix = ['', '', 'x:', 'ns0:'][pick(3)] ?? '';
    const isStrict = pick(3) === 0;
    this.namespaces = NAMESPACES[isStrict && !this.isUsual ? 1 : 0];
  }

  is(oneIn: number): boolean {
    return this.#pick(oneIn - 1) === 0;
  }

  of<Value>(values: readonly Value[]): Value {
    return values[this.#pick(values.length - 1)] as Value;
  }

  number(most: number): number {
    return this.#pick(most);
  }

  text(text: string): string {
    const safe = text.replaceAll(/_x[0-9a-f]{4}_/gi, (found) => `_x005F${found}`);
    if (this.is(8) && !safe.includes(']]>')) return `<![CDATA[${safe}]]>`;
    const isCoded = this.is(6);
    return [...safe]
      .map((sign) => {
        if (sign === '&') return this.is(2) ? '&amp;' : '&#38;';
        if (sign === '<') return '&lt;';
        if (sign === '>') return '&gt;';
        if (sign === '"') return this.is(2) ? '&quot;' : sign;
        return isCoded && this.is(2) ? `&#x${(sign.codePointAt(0) ?? 0).toString(16)};` : sign;
      })
      .join('');
  }

  element(name: string, attributes: Record<string, string | undefined>, inner = ''): string {
    const given = Object.entries(attributes).filter(([, value]) => value !== undefined);
    if (this.is(2)) given.reverse();
    const tag = `${this.prefix}${name}`;
    const quoted = given.map(([key, value = '']) => {
      const quote = this.is(4) ? "'" : '"';
      const safe = value
        .replaceAll('&', '&amp;')
        .replaceAll('<', '&lt;')
        .replaceAll('"', '&quot;')
        .replaceAll("'", '&apos;');
      return `${this.of([' ', ' ', '\n  '])}${key}${this.is(9) ? ' = ' : '='}${quote}${safe}${quote}`;
    });
    if (inner === '' && this.is(2)) return `<${tag}${quoted.join('')}${this.of(['', ' '])}/>`;
    return `<${tag}${quoted.join('')}>${inner}</${tag}${this.of(['', ' '])}>`;
  }

  gap(): string {
    return this.of(['', '', '', '\n', '<!-- c><v>9</v> -->']);
  }

  document(root: string): string {
    return `${this.of(['', '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n', "<?xml version='1.0'?>"])}${root}`;
  }

  bytes(xml: string): Buffer {
    if (this.is(9))
      return Buffer.from(`\uFEFF${xml.replace('encoding="UTF-8"', 'encoding="UTF-16"')}`, 'utf16le');
    return Buffer.from(this.is(6) ? `\uFEFF${xml}` : xml);
  }

  /** Returns a text in runs, perhaps with a reading aid, or plain. */
  runs(text: string): string {
    const plain = (part: string) =>
      part === '' && this.is(2)
        ? this.element('t', {})
        : this.element('t', { 'xml:space': 'preserve' }, this.text(part));
    const aid = this.is(6) ? this.element('rPh', { sb: '0', eb: '1' }, this.element('t', {}, 'ふり')) : '';
    if (text === '' && this.is(2)) return '';
    if (!this.is(4) || /_x/.test(text)) return plain(text) + aid;
    const signs = [...text];
    const half = Math.ceil(signs.length / 2);
    return (
      [signs.slice(0, half), signs.slice(half)]
        .map((part) =>
          this.element('r', {}, this.element('rPr', {}, this.element('b', {})) + plain(part.join(''))),
        )
        .join('') + aid
    );
  }
}

function lettersOf(column: number): string {
  const letter = String.fromCharCode(65 + (column % 26));
  return column < 26 ? letter : `${lettersOf(Math.floor(column / 26) - 1)}${letter}`;
}

interface Cell {
  xml: string;
  shown: string;
}

function cellOf(style: Style, address: string | undefined, strings: string[], is1904: boolean): Cell {
  const cell = (t: string | undefined, inner: string, s?: string) =>
    style.element('c', { r: address, s, t }, inner);
  const v = (text: string) => style.element('v', {}, text);
  switch (style.number(6)) {
    case 0: {
      const [written, shown] = style.of(NUMBERS);
      return { xml: cell(style.of([undefined, 'n']), v(style.of([written, ` ${written}\n`]))), shown };
    }
    case 1: {
      const [number, days, shown] = style.of(DATES);
      if (is1904 && days < OFFSET_1904) return { xml: cell(undefined, v('7')), shown: '7' };
      return { xml: cell(undefined, v(String(days - (is1904 ? OFFSET_1904 : 0))), String(number)), shown };
    }
    case 2: {
      const text = style.of(TEXTS);
      return { xml: cell('inlineStr', style.element('is', {}, style.runs(text))), shown: text };
    }
    case 3: {
      const text = style.of(TEXTS);
      return { xml: cell('str', v(style.text(text))), shown: text };
    }
    case 4:
      return style.is(2)
        ? { xml: cell('b', v('1')), shown: 'TRUE' }
        : { xml: cell('e', v('#N/A')), shown: '#N/A' };
    default: {
      const at = style.number(strings.length - 1);
      return { xml: cell('s', v(String(at))), shown: strings[at] ?? '' };
    }
  }
}

function rowsOf(style: Style, strings: string[], is1904: boolean) {
  const rows: GeneratedWorkbook['rows'] = [];
  let xml = '';
  let row = 0;
  for (let left = 3 + style.number(12); left > 0; left -= 1) {
    const jump = style.is(5) ? 2 + style.number(20) : 1;
    const isBare = jump === 1 && style.is(4);
    row += jump;
    const hidden = style.is(6);
    const isLower = style.is(8);
    const texts: string[] = [];
    let cells = '';
    let column = -1;
    for (let more = style.number(5); more > 0; more -= 1) {
      const skip = style.is(4) ? 2 + style.number(30) : 1;
      column += skip;
      const place = `${lettersOf(column)}${row}`;
      const address = skip === 1 && style.is(5) ? undefined : isLower ? place.toLowerCase() : place;
      const { xml: cell, shown } = cellOf(style, address, strings, is1904);
      while (shown !== '' && texts.length < column) texts.push('');
      if (shown !== '') texts.push(shown);
      cells += style.gap() + cell;
    }
    xml +=
      style.gap() +
      style.element(
        'row',
        { r: isBare ? undefined : String(row), hidden: hidden ? style.of(['1', 'true']) : undefined },
        cells,
      );
    if (texts.length > 0) rows.push({ row, hidden, texts });
  }
  return { xml, rows };
}

/** A sheet's place in the workbook, and its XML. */
interface Sheet {
  name: string;
  state: string | undefined;
  part: string;
  xml: string;
}

const declared = (style: Style): Record<string, string> => ({
  [style.prefix === '' ? 'xmlns' : `xmlns:${style.prefix.slice(0, -1)}`]: style.namespaces.main,
});

function sheetXml(style: Style, rows: string): string {
  const parts =
    style.element('sheetPr', {}) +
    style.element('sheetData', {}, rows) +
    style.element('pageMargins', { left: '0.7' });
  return style.document(style.element('worksheet', declared(style), parts));
}

/** Returns the sheets: perhaps hidden ones with values of their own, the one to read, and perhaps an empty one. */
function sheetsOf(style: Style, rows: string): Sheet[] {
  const cell = style.element('c', { r: 'A1' }, style.element('v', {}, '666'));
  const hidden = Array.from({ length: style.number(2) }, (_, at) => ({
    name: `Decoy ${at}`,
    state: style.of(['hidden', 'veryHidden']),
    part: `sheets/decoy${at}.xml`,
    xml: sheetXml(style, style.element('row', { r: '1' }, cell)),
  }));
  const read = {
    name: style.of(['Payouts', 'صرف', 'A & B']),
    state: style.of([undefined, 'visible']),
    part: 'sheets/read.xml',
    xml: sheetXml(style, rows),
  };
  const empty = { name: 'Empty', state: undefined, part: 'sheets/empty.xml', xml: sheetXml(style, '') };
  return [...hidden, read, ...(style.is(3) ? [empty] : [])];
}

function bookXml(style: Style, sheets: readonly Sheet[], is1904: boolean): string {
  const r = style.of(['r', 'rel']);
  const listed = sheets.map(({ name, state }, at) =>
    style.element('sheet', { name, sheetId: String(at + 1), state, [`${r}:id`]: `rId${at + 1}` }),
  );
  const gap = style.gap();
  const date1904 = is1904 ? style.of(['1', 'true']) : style.of([undefined, '0']);
  return style.document(
    style.element(
      'workbook',
      { ...declared(style), [`xmlns:${r}`]: style.namespaces.office },
      style.element('workbookPr', { date1904 }) +
        style.element('sheets', {}, listed.join(style.isUsual ? '' : gap)),
    ),
  );
}

function stylesXml(style: Style): string {
  const formats = [0, 14, 164].map((id) => style.element('xf', { numFmtId: String(id) })).join('');
  const format = style.element('numFmt', { numFmtId: '164', formatCode: 'yyyy\\-mm\\-dd hh:mm' });
  const parts = style.element('numFmts', {}, format) + style.element('cellXfs', {}, formats);
  return style.document(style.element('styleSheet', declared(style), parts));
}

const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

function typesXml(folder: string, sheets: readonly Sheet[]): Buffer {
  const part = (name: string, type: string) =>
    `<Override PartName="/${folder}${name}" ContentType="${TYPES}.${type}+xml"/>`;
  const parts = [
    part('workbook.xml', 'sheet.main'),
    part('texts.xml', 'sharedStrings'),
    part('styles.xml', 'styles'),
    ...sheets.map((sheet) => part(sheet.part, 'worksheet')),
  ];
  return Buffer.from(
    `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">` +
      `<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
      `<Default Extension="xml" ContentType="application/xml"/>${parts.join('')}</Types>`,
  );
}

function partsOf(
  style: Style,
  sheets: readonly Sheet[],
  strings: readonly string[],
  is1904: boolean,
): Map<string, Buffer> {
  const anyFolder = style.of(['xl/', 'xl/', 'book/', '']);
  const folder = style.isUsual ? 'xl/' : anyFolder;
  const target = (name: string) => (style.is(3) ? `/${folder}${name}` : name);
  const link = (id: string, type: string, to: string) =>
    `<Relationship Id="${id}" Type="${style.namespaces.office}/${type}" Target="${to}"/>`;
  const links = (...all: string[]) =>
    Buffer.from(`<Relationships xmlns="${PACKAGE}">${all.join('')}</Relationships>`);
  const items = strings.map((text) => style.element('si', {}, style.runs(text))).join(style.gap());
  const book = `${folder}workbook.xml`;
  return new Map<string, Buffer>([
    ['[Content_Types].xml', typesXml(folder, sheets)],
    ['_rels/.rels', links(link('rId1', 'officeDocument', style.is(2) ? `/${book}` : book))],
    [book, style.bytes(bookXml(style, sheets, is1904))],
    [
      `${folder}_rels/workbook.xml.rels`,
      links(
        ...sheets.map(({ part }, at) => link(`rId${at + 1}`, 'worksheet', target(part))),
        link('rIdS', 'sharedStrings', target('texts.xml')),
        link('rIdT', 'styles', target('styles.xml')),
      ),
    ],
    ...sheets.map(({ part, xml }) => [`${folder}${part}`, style.bytes(xml)] as const),
    [`${folder}texts.xml`, style.bytes(style.document(style.element('sst', declared(style), items)))],
    [`${folder}styles.xml`, style.bytes(stylesXml(style))],
  ]);
}

/** Returns a workbook of a seed. The seeds together use what the standard allows in a sheet of values. */
export function generatedWorkbook(seed: number, variant: Variant = 'any'): GeneratedWorkbook {
  const style = new Style(chance(seed), variant);
  const strings = Array.from({ length: 8 }, () => style.of(TEXTS));
  const is1904 = style.is(4);
  const { xml, rows } = rowsOf(style, strings, is1904);
  const sheets = sheetsOf(style, xml);
  const isHidden = ({ state }: Sheet) => state !== undefined && state !== 'visible';
  const read = sheets.find((one) => !isHidden(one));
  return {
    bytes: storedZip(partsOf(style, sheets, strings, is1904), style.is(2)),
    sheet: read?.name ?? '',
    otherSheets: sheets
      .filter((one) => one !== read)
      .map((one) => ({ name: one.name, hidden: isHidden(one), empty: one.name === 'Empty' })),
    rows,
  };
}
