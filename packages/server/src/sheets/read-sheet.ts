import { type CellObject, read, utils, type WorkSheet } from '@e965/xlsx';
import { SheetFault } from './sheet-fault.ts';
import type { SheetNames, SheetRow } from './sheet-row.ts';
import { readSimpleXlsx } from './simple-xlsx.ts';
import { type WorkbookContent, workbookContent } from './workbook-content.ts';

/** A row as the readers of workbooks return it. */
export interface ReadRow extends SheetRow {
  /** The first column with a formula. */
  formulaAt?: number;
}

/** The rows of a workbook's sheet or of a CSV file, in ascending order. */
export interface SheetRows extends SheetNames {
  rows: Iterable<ReadRow>;
}

type Grid = (CellObject | undefined)[][];

/** Returns the rows of a workbook's first sheet; undefined for bytes that are no workbook. */
export async function workbookRows(bytes: Buffer): Promise<SheetRows | undefined> {
  const { kind, parts } = await contentOf(bytes);
  if (kind === 'encrypted') throw new SheetFault('password-protected');
  if (kind === 'other') return undefined;
  const rows = (parts && readSimpleXlsx(parts)) ?? gridRows(gridOf(open(bytes)));
  return { sheet: undefined, otherSheets: [], rows };
}

const contentOf = (bytes: Buffer): Promise<WorkbookContent> =>
  workbookContent(bytes).catch((error: unknown) => {
    throw new SheetFault(isEncrypted(error) ? 'password-protected' : 'broken-file');
  });

/** Tells whether a parser failed because the file is encrypted: a workbook or a zip archive with a password. */
const isEncrypted = (error: unknown): boolean =>
  error instanceof Error && /password|encrypt/i.test(error.message);

function open(bytes: Buffer): WorkSheet {
  try {
    const book = read(bytes, {
      type: 'buffer',
      dense: true,
      // Ignores the sheet's declared size, which may be wrong.
      nodim: true,
      // Reads only the first sheet, with all rows.
      sheets: 0,
      cellFormula: true,
      cellHTML: false,
    });
    const sheet = book.Sheets[book.SheetNames[0] ?? ''];
    if (sheet) return sheet;
  } catch (error) {
    // All other errors of the parser mean the same to the user: the file is broken.
    if (isEncrypted(error)) throw new SheetFault('password-protected');
  }
  throw new SheetFault('broken-file');
}

const gridOf = (sheet: WorkSheet): Grid => (sheet['!data'] as Grid | undefined) ?? [];

function* gridRows(grid: Grid): Generator<ReadRow> {
  for (const [index, cells = []] of grid.entries()) {
    const formulaAt = cells.findIndex((cell) => cell?.f !== undefined);
    yield {
      row: index + 1,
      texts: Array.from(cells, textOf),
      hidden: false,
      ...(formulaAt >= 0 && { formulaAt }),
    };
  }
}

function textOf(cell: CellObject | undefined): string {
  if (!cell || cell.v === undefined || cell.v === null) return '';
  const text = cell.t === 'd' || cell.t === 'e' ? (cell.w ?? '') : String(cell.v);
  return text.replaceAll('\u0000', '');
}

export const isFilled = ({ texts }: SheetRow): boolean => texts.some((text) => text.trim() !== '');

export function assertNoFormula({ row, formulaAt }: ReadRow): void {
  if (formulaAt !== undefined)
    throw new SheetFault(
      'formula',
      `The cell ${utils.encode_cell({ r: row - 1, c: formulaAt })} has a formula. Please save the file with values only`,
    );
}
