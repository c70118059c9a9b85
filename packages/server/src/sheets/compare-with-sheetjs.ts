import { type CellObject, read } from '@e965/xlsx';
import { addressOf } from './cell-address.ts';
import { isoDateText } from './date-text.ts';
import { numberText } from './number-text.ts';
import { plainXml } from './plain-xml.ts';
import { addDoubt, HEAD_ROWS } from './read-row.ts';
import { SheetFault } from './sheet-fault.ts';
import { storedZip } from './stored-zip.ts';
import type { RowSource, WorksheetXml } from './xlsx-sheet.ts';
import { decodeText, type SharedStrings } from './xlsx-text.ts';

/** A sheet as this reader read it, and the XML that its cells depend on. */
interface ReadSheet {
  sheet: WorksheetXml;
  sheetXml: string;
  strings: SharedStrings;
  stringsXml: string | undefined;
  is1904: boolean;
}

type Grid = readonly (readonly (CellObject | undefined)[] | undefined)[];

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const DIFFERS = 'is read differently by two programs. Please save the file anew';
/** Half a second: SheetJS computes dates from text with floats. */
const CLOSE = 0.5 / 86_400;

/**
 * Reads these columns, and the rows in which a heading may be, a second time with SheetJS, a reader by others, and doubts each cell
 * that the two read differently. SheetJS finds XML by patterns and errs where its syntax is rare; therefore a sheet with
 * differences is compared once more, in plain syntax.
 */
export function compareWithSheetJs(read: ReadSheet, columns: readonly number[]): void {
  const { sheet, is1904 } = read;
  const wanted = new Set(columns);
  const parts = {
    sheet: cutSheet(read, wanted),
    strings: cutStrings(read, wanted),
    is1904,
  };
  if (differences(sheet, wanted, gridOf(parts)).next().done) return;
  const plain = { is1904, sheet: plainXml(parts.sheet), strings: plainXml(parts.strings) };
  for (const { index, place, column } of differences(sheet, wanted, gridOf(plain))) {
    const row = sheet.rows[index];
    // A row that only SheetJS finds has no heading that could tell whether it matters.
    if (!row) throw new SheetFault('unclear-cell', `The cell ${addressOf(place, column)} ${DIFFERS}`);
    addDoubt(row, column, DIFFERS);
  }
}

const isWhole = (row: number, source: RowSource): boolean => row <= HEAD_ROWS || source.isBare;

/** Returns the sheet with the compared cells only, as they stand in the part: SheetJS takes too long for wide sheets. */
function cutSheet({ sheet, sheetXml }: ReadSheet, wanted: ReadonlySet<number>): string {
  const { columns, ends } = sheet.cells;
  const pieces = [sheetXml.slice(0, sheet.dataStart)];
  for (const [index, source] of sheet.sources.entries()) {
    const row = sheet.rows[index]?.row ?? 0;
    if (source.isBare && row > 1) pieces.push(`<${sheet.prefix}row r="${row - 1}"></${sheet.prefix}row>`);
    if (isWhole(row, source)) {
      pieces.push(sheetXml.slice(source.start, source.end));
      continue;
    }
    pieces.push(sheetXml.slice(source.start, source.open));
    let before = source.open;
    for (let at = source.from; at < source.to; at += 1) {
      const end = ends[at] ?? before;
      if (wanted.has(columns[at] ?? -1)) pieces.push(sheetXml.slice(before, end));
      before = end;
    }
    pieces.push(sheetXml.slice(before, source.end));
  }
  // What follows the rows, such as links and drawings, needs further parts.
  pieces.push(`</${sheet.prefix}sheetData></${sheet.rootPrefix}worksheet>`);
  return pieces.join('');
}

/** Returns a 1 for each shared string that a compared cell refers to. */
function usedStrings(sheet: WorksheetXml, wanted: ReadonlySet<number>, count: number): Uint8Array {
  const used = new Uint8Array(count);
  const { columns, strings } = sheet.cells;
  for (const [index, source] of sheet.sources.entries()) {
    const isAll = isWhole(sheet.rows[index]?.row ?? 0, source);
    for (let at = source.from; at < source.to; at += 1) {
      const string = strings[at] ?? -1;
      if (string >= 0 && (isAll || wanted.has(columns[at] ?? -1))) used[string] = 1;
    }
  }
  return used;
}

/** Returns the shared strings with the texts of compared cells only. The others stay as empty items, because cells count them. */
function cutStrings({ sheet, strings, stringsXml }: ReadSheet, wanted: ReadonlySet<number>): string {
  if (stringsXml === undefined) return `<sst xmlns="${MAIN}"></sst>`;
  const used = usedStrings(sheet, wanted, strings.texts.length);
  const empty = `<${strings.prefix}si></${strings.prefix}si>`;
  const pieces = [stringsXml.slice(0, strings.start)];
  let before = strings.start;
  let unused = 0;
  for (const [index, end] of strings.ends.entries()) {
    if (used[index] === 1) {
      pieces.push(empty.repeat(unused), stringsXml.slice(before, end));
      unused = 0;
    } else unused += 1;
    before = end;
  }
  pieces.push(empty.repeat(unused));
  pieces.push(stringsXml.slice(before));
  return pieces.join('');
}

function gridOf({ sheet, strings, is1904 }: { sheet: string; strings: string; is1904: boolean }): Grid {
  const link = (id: number, type: string, target: string) =>
    `<Relationship Id="rId${id}" Type="${OFFICE}/${type}" Target="${target}"/>`;
  const part = (name: string, type: string) =>
    `<Override PartName="/xl/${name}.xml" ContentType="${TYPES}.${type}+xml"/>`;
  const parts = {
    '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types">${part('workbook', 'sheet.main')}${part('worksheets/sheet1', 'worksheet')}${part('sharedStrings', 'sharedStrings')}</Types>`,
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><workbookPr date1904="${is1904 ? 1 : 0}"/><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships">${link(1, 'worksheet', 'worksheets/sheet1.xml')}${link(2, 'sharedStrings', 'sharedStrings.xml')}</Relationships>`,
    'xl/worksheets/sheet1.xml': sheet,
    'xl/sharedStrings.xml': strings,
  };
  const bytes = new Map(Object.entries(parts).map(([name, xml]) => [name, Buffer.from(xml)]));
  try {
    const book = read(storedZip(bytes), {
      type: 'buffer',
      dense: true,
      // Ignores the sheet's declared size, which may be wrong.
      nodim: true,
      cellFormula: false,
      cellHTML: false,
      cellText: false,
    });
    return (book.Sheets.A?.['!data'] as Grid | undefined) ?? [];
  } catch {
    // A file that SheetJS cannot read differs in all of its cells.
    return [];
  }
}

interface Difference {
  /** The row's index; -1 for a row that only SheetJS finds. */
  index: number;
  place: number;
  column: number;
}

/** Yields the compared cells that differ from SheetJS's grid. */
function* differences(
  { rows, sources }: WorksheetXml,
  wanted: ReadonlySet<number>,
  grid: Grid,
): Generator<Difference> {
  let next = 0;
  const last = Math.max(grid.length, rows.at(-1)?.row ?? 0);
  for (let place = 1; place <= last; place += 1) {
    const index = rows[next]?.row === place ? next : -1;
    if (index >= 0) next += 1;
    const [row, source] = [rows[index], sources[index]];
    const cells = grid[place - 1];
    const isAll = !source || isWhole(place, source);
    const width = Math.max(row?.texts.length ?? 0, cells?.length ?? 0);
    for (let column = 0; column < width; column += 1)
      if (
        (isAll || wanted.has(column)) &&
        !isSame(row?.texts[column] ?? '', cells?.[column], row?.dates?.get(column))
      )
        yield { index, place, column };
  }
}

function isSame(text: string, cell: CellObject | undefined, serialNumber: number | undefined): boolean {
  const value = cell?.v;
  if (cell?.t === 'e') return text.startsWith('#');
  if (value === undefined || value === null) return text === '';
  if (typeof value === 'string') return value === text || alike(value) === alike(text);
  if (typeof value === 'boolean') return text === (value ? 'TRUE' : 'FALSE');
  if (typeof value !== 'number') return false;
  if (serialNumber === undefined) return numberText(value) === text;
  return Number.isNaN(serialNumber)
    ? isoDateText(text) !== undefined
    : Math.abs(value - serialNumber) < CLOSE;
}

/** SheetJS keeps null characters, has its own way with line ends, and decodes escaped characters twice. */
const alike = (text: string): string => decodeText(text).replaceAll(/\r\n?/g, '\n');
