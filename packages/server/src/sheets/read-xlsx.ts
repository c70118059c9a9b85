import { approvalFile } from '@daftar/domain/approval-file';
import { compareWithSheetJs } from './compare-with-sheetjs.ts';
import { doubtCovered } from './doubt-covered.ts';
import type { PackageParts } from './package-parts.ts';
import { HEAD_ROWS, type SheetRows } from './read-row.ts';
import { readXml, type XmlHandler } from './read-xml.ts';
import { SheetFault } from './sheet-fault.ts';
import type { OtherSheet } from './sheet-row.ts';
import { WorksheetXml } from './xlsx-sheet.ts';
import { SharedStrings, SPREADSHEET } from './xlsx-text.ts';
import { type BookSheet, readFormats, readWorkbook, type Workbook } from './xlsx-workbook.ts';

/** The last row that may have values: 50,000 rows below a heading. */
const LAST_ROW = approvalFile.mostRows + HEAD_ROWS;

/**
 * Reads the first visible worksheet of an xlsx package, the one that a person sees first. Returns undefined for another
 * document.
 */
export function readXlsx(parts: PackageParts): SheetRows | undefined {
  const book = readWorkbook(parts);
  if (!book) return undefined;
  const sheet = book.sheets.find(({ hidden, part }) => !hidden && part !== undefined);
  if (sheet?.part === undefined)
    throw new SheetFault('no-rows', 'The workbook has no visible sheet with cells');
  return {
    ...sheetRows(parts, book, sheet.part),
    sheet: sheet.name,
    otherSheets: othersOf(parts, book, sheet),
  };
}

function sheetRows(
  parts: PackageParts,
  { is1904, stylesPart, stringsPart }: Workbook,
  part: string,
): Pick<SheetRows, 'rows' | 'check'> {
  const xmlOf = (name: string | undefined) => (name === undefined ? undefined : parts.xml(name));
  const stringsXml = xmlOf(stringsPart);
  const strings = new SharedStrings();
  if (stringsXml !== undefined) readXml(stringsXml, strings);
  const formats = readFormats(xmlOf(stylesPart));
  const sheetXml = parts.xml(part) ?? '';
  const sheet = new WorksheetXml({ strings: strings.texts, formats, is1904, lastRow: LAST_ROW });
  readXml(sheetXml, sheet);
  if (!sheet.isWorksheet) throw new Error('The sheet is not SpreadsheetML');
  doubtCovered(sheet.rows, sheet.merged);
  const check = (columns: readonly number[]) =>
    compareWithSheetJs({ sheet, sheetXml, strings, stringsXml, is1904 }, columns);
  return { rows: sheet.rows, check };
}

const othersOf = (parts: PackageParts, { sheets }: Workbook, read: BookSheet): OtherSheet[] =>
  sheets
    .filter((sheet) => sheet !== read)
    .map(({ name, hidden, part }) => ({
      name,
      hidden,
      empty: part === undefined || isEmpty(parts, part),
    }));

/** Ends reading at a sheet's first value. */
class FirstValue extends Error {}

/** Throws at the first value or formula of a worksheet. */
class ValueSearch implements XmlHandler {
  readonly namespaces = SPREADSHEET;
  #isValue = false;

  open(name: string): boolean {
    if (name === 'f') throw new FirstValue();
    this.#isValue = name === 'v' || name === 't';
    return name !== 'extLst';
  }

  close(): void {
    this.#isValue = false;
  }

  text(text: string): void {
    if (this.#isValue && text.trim() !== '') throw new FirstValue();
  }
}

/** Tells whether no cell of a worksheet has a value. A sheet that cannot be read counts as one with values. */
function isEmpty(parts: PackageParts, part: string): boolean {
  try {
    const xml = parts.xml(part);
    if (xml !== undefined) readXml(xml, new ValueSearch());
    return true;
  } catch {
    return false;
  }
}
