import { type ApprovalRow, approvalFile, readApprovalHeader } from '@daftar/domain';
import { type CellObject, read, utils, type WorkSheet } from '@e965/xlsx';
import { cutText } from '../../basics/cut-text.ts';
import { type WorkbookContent, workbookContent } from '../../sheets/workbook-content.ts';
import type { UploadFault } from './upload-problem.ts';

/** Thrown when a file is refused; the child process passes it on. */
export class SheetFault extends Error {
  readonly fault: UploadFault;
  readonly says: string | undefined;

  constructor(fault: UploadFault, says?: string) {
    super(says ?? fault);
    this.name = 'SheetFault';
    this.fault = fault;
    this.says = says;
  }
}

export type Grid = (CellObject | undefined)[][];

const LONGEST = 100;

/** Returns the rows of an approval file's first sheet, without the header. Slow, so it runs in a child process. */
export async function readSheet(bytes: Buffer): Promise<ApprovalRow[]> {
  const grid = await workbookGrid(bytes);
  if (!grid) throw new SheetFault('not-a-sheet');
  return rowsOf(grid);
}

/** Returns the cells of a workbook's first sheet; undefined for bytes that are no workbook. */
export async function workbookGrid(bytes: Buffer): Promise<Grid | undefined> {
  const content = await contentOf(bytes);
  if (content === 'encrypted') throw new SheetFault('password-protected');
  return content === 'other' ? undefined : gridOf(open(bytes));
}

const contentOf = (bytes: Buffer): Promise<WorkbookContent> =>
  workbookContent(bytes).catch((error: unknown) => {
    throw new SheetFault(isEncrypted(error) ? 'password-protected' : 'broken-file');
  });

/** Tells whether a parser refused the file because it is encrypted: a workbook with a password, or such a zip archive. */
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

export function textOf(cell: CellObject | undefined): string {
  if (!cell || cell.v === undefined || cell.v === null) return '';
  const text = cell.t === 'd' || cell.t === 'e' ? (cell.w ?? '') : String(cell.v);
  return cutText(text.replaceAll('\u0000', ''), LONGEST);
}

export function assertNoFormula(row: (CellObject | undefined)[], index: number): void {
  const column = row.findIndex((cell) => cell?.f !== undefined);
  if (column >= 0)
    throw new SheetFault(
      'formula',
      `The cell ${utils.encode_cell({ r: index, c: column })} has a formula. Please save the file with values only`,
    );
}

function columnsOf(grid: Grid) {
  const header = readApprovalHeader(Array.from(grid[0] ?? [], textOf));
  if (header.ok) return header.columns;
  const { missing, twice } = header;
  throw new SheetFault(
    'no-columns',
    missing.length > 0
      ? `The sheet has no column "${missing[0]}"`
      : `The sheet has the column "${twice[0]}" twice`,
  );
}

function rowsOf(grid: Grid): ApprovalRow[] {
  if (!grid.some((row) => row?.some((cell) => textOf(cell).trim() !== ''))) throw new SheetFault('no-rows');
  const { referanceNumber = 0, status = 0, amount } = columnsOf(grid);
  const rows: ApprovalRow[] = [];
  for (const [index, cells = []] of grid.entries()) {
    assertNoFormula(cells, index);
    if (index === 0 || !cells.some((cell) => textOf(cell).trim() !== '')) continue;
    if (rows.length === approvalFile.mostRows || index > approvalFile.mostRows)
      throw new SheetFault('too-many-rows');
    rows.push({
      row: index + 1,
      referanceNumber: textOf(cells[referanceNumber]),
      status: textOf(cells[status]),
      ...(amount !== undefined && { amount: textOf(cells[amount]) }),
    });
  }
  if (rows.length === 0) throw new SheetFault('no-rows');
  return rows;
}
