import { type CellObject, read, type WorkBook, type WorkSheet } from '@e965/xlsx';
import type { CellArea } from './cell-address.ts';
import { dateText } from './date-text.ts';
import { doubtCovered } from './doubt-covered.ts';
import { numberFormat, paddedText } from './number-format.ts';
import { numberText } from './number-text.ts';
import {
  HIDDEN_TEXT,
  LEAST_HEIGHT,
  LEAST_LOST,
  LOST,
  OTHER_NUMBER,
  type ReadRow,
  type SheetRows,
} from './read-row.ts';
import { SheetFault } from './sheet-fault.ts';

type Cells = readonly (CellObject | undefined)[];

/** Reads the first visible worksheet of an old workbook (BIFF). */
export function readXls(bytes: Buffer): SheetRows {
  const book = read(bytes, {
    type: 'buffer',
    dense: true,
    // Ignores the sheet's declared size, which may be wrong.
    nodim: true,
    cellFormula: true,
    cellHTML: false,
    cellNF: true,
    // Old workbooks have their rows' heights, and whether a row is hidden, among the styles.
    cellStyles: true,
  });
  const hidden = (name: string): boolean =>
    (book.Workbook?.Sheets?.[book.SheetNames.indexOf(name)]?.Hidden ?? 0) !== 0;
  const sheet = book.SheetNames.find((name) => !hidden(name) && isWorksheet(book, name));
  if (sheet === undefined) throw new SheetFault('no-rows', 'The workbook has no visible sheet with cells');
  const others = book.SheetNames.filter((name) => name !== sheet);
  const is1904 = book.Workbook?.WBProps?.date1904 === true;
  return {
    rows: rowsOf(book.Sheets[sheet], is1904),
    sheet,
    otherSheets: others.map((name) => ({
      name,
      hidden: hidden(name),
      empty: !isWorksheet(book, name) || rowsOf(book.Sheets[name], is1904).length === 0,
    })),
  };
}

const isWorksheet = ({ Sheets }: WorkBook, name: string): boolean => {
  const type = Sheets[name]?.['!type'];
  return type === undefined || type === 'sheet';
};

function rowsOf(sheet: WorkSheet | undefined, is1904: boolean): ReadRow[] {
  const grid = (sheet?.['!data'] as (Cells | undefined)[] | undefined) ?? [];
  const rows: ReadRow[] = [];
  for (const [index, cells = []] of grid.entries()) {
    const formulaAt = cells.findIndex((cell) => cell?.f !== undefined);
    const texts = Array.from(cells, (cell) => textOf(cell, is1904));
    if (formulaAt < 0 && texts.every((text) => text === '')) continue;
    const decimals = texts.flatMap((text, at) =>
      typeof cells[at]?.v === 'number' && text.includes('.') ? [at] : [],
    );
    const doubts = doubtsOf(cells);
    rows.push({
      row: index + 1,
      texts,
      hidden: isHidden(sheet, index),
      ...(formulaAt >= 0 && { formulaAt }),
      ...(decimals.length > 0 && { decimals }),
      ...(doubts.size > 0 && { doubts }),
    });
  }
  doubtCovered(rows, mergedIn(sheet));
  return rows;
}

const mergedIn = (sheet: WorkSheet | undefined): CellArea[] =>
  (sheet?.['!merges'] ?? []).map(({ s, e }) => ({ top: s.r + 1, left: s.c, bottom: e.r + 1, right: e.c }));

const formatOf = ({ z }: CellObject) => (typeof z === 'string' ? numberFormat(0, z) : undefined);

function doubtsOf(cells: Cells): Map<number, string> {
  const doubts = new Map<number, string>();
  for (const [column, cell] of cells.entries())
    if (typeof cell?.v === 'number') {
      if (Math.abs(cell.v) >= LEAST_LOST) doubts.set(column, LOST);
      else if (formatOf(cell)?.changesNumbers) doubts.set(column, OTHER_NUMBER);
    } else if (cell?.v !== undefined && formatOf(cell)?.hidesTexts) doubts.set(column, HIDDEN_TEXT);
  return doubts;
}

const isHidden = (sheet: WorkSheet | undefined, index: number): boolean => {
  const row = sheet?.['!rows']?.[index];
  return row?.hidden === true || (row?.hpt !== undefined && row.hpt < LEAST_HEIGHT);
};

function textOf(cell: CellObject | undefined, is1904: boolean): string {
  if (!cell || cell.v === undefined || cell.v === null) return '';
  if (cell.t === 'd' || cell.t === 'e') return cell.w ?? '';
  if (typeof cell.v === 'number') {
    const format = formatOf(cell);
    const date = format?.date && dateText(cell.v, format.date, is1904);
    return date ?? paddedText(cell.v, format) ?? numberText(cell.v);
  }
  if (typeof cell.v === 'boolean') return cell.v ? 'TRUE' : 'FALSE';
  return String(cell.v).replaceAll('\u0000', '');
}
