import type { ApprovalRow } from '@daftar/domain';
import { approvalFile, readApprovalHeader } from '@daftar/domain/approval-file';
import { type CellObject, read, utils, type WorkSheet } from '@e965/xlsx';
import { cutText } from '../../basics/cut-text.ts';
import type { SheetRow } from '../../sheets/sheet-row.ts';
import { readSimpleXlsx } from '../../sheets/simple-xlsx.ts';
import { type WorkbookContent, workbookContent } from '../../sheets/workbook-content.ts';
import type { UploadFault } from './upload-problem.ts';

/** Thrown when a file is rejected. The child process sends it to the server. */
export class SheetFault extends Error {
  readonly fault: UploadFault;
  readonly explanation: string | undefined;

  constructor(fault: UploadFault, explanation?: string) {
    super(explanation ?? fault);
    this.name = 'SheetFault';
    this.fault = fault;
    this.explanation = explanation;
  }
}

type Grid = (CellObject | undefined)[][];

const LONGEST = 100;

/** Returns the rows of an approval file's first sheet, without the header. Slow, so it runs in a child process. */
export async function readSheet(bytes: Buffer): Promise<ApprovalRow[]> {
  const rows = await workbookRows(bytes);
  if (!rows) throw new SheetFault('not-a-sheet');
  return rowsOf(rows);
}

/** Returns the rows of a workbook's first sheet; undefined for bytes that are no workbook. */
export async function workbookRows(bytes: Buffer): Promise<Iterable<SheetRow> | undefined> {
  const { kind, parts } = await contentOf(bytes);
  if (kind === 'encrypted') throw new SheetFault('password-protected');
  if (kind === 'other') return undefined;
  return (parts && readSimpleXlsx(parts)) ?? gridRows(gridOf(open(bytes)));
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

function* gridRows(grid: Grid): Generator<SheetRow> {
  for (const [index, cells = []] of grid.entries()) {
    const formulaAt = cells.findIndex((cell) => cell?.f !== undefined);
    yield { index, texts: Array.from(cells, textOf), ...(formulaAt >= 0 && { formulaAt }) };
  }
}

function textOf(cell: CellObject | undefined): string {
  if (!cell || cell.v === undefined || cell.v === null) return '';
  const text = cell.t === 'd' || cell.t === 'e' ? (cell.w ?? '') : String(cell.v);
  return text.replaceAll('\u0000', '');
}

export function assertNoFormula({ index, formulaAt }: SheetRow): void {
  if (formulaAt !== undefined)
    throw new SheetFault(
      'formula',
      `The cell ${utils.encode_cell({ r: index, c: formulaAt })} has a formula. Please save the file with values only`,
    );
}

function columnsOf(first: readonly string[]) {
  const header = readApprovalHeader(first.map(cut));
  if (header.ok) return header.columns;
  const { missing, twice } = header;
  throw new SheetFault(
    'no-columns',
    missing.length > 0
      ? `The sheet has no column "${missing[0]}"`
      : `The sheet has the column "${twice[0]}" twice`,
  );
}

const cut = (text = ''): string => cutText(text, LONGEST);
const isFilled = ({ texts }: SheetRow): boolean => texts.some((text) => text.trim() !== '');

function rowsOf(read: Iterable<SheetRow>): ApprovalRow[] {
  const all = Array.isArray(read) ? (read as SheetRow[]) : [...read];
  if (!all.some(isFilled)) throw new SheetFault('no-rows');
  const first = all.find(({ index }) => index === 0);
  const { referanceNumber = 0, status = 0, amount } = columnsOf(first?.texts ?? []);
  const rows: ApprovalRow[] = [];
  for (const row of all) {
    const { index, texts } = row;
    assertNoFormula(row);
    if (index === 0 || !isFilled(row)) continue;
    if (rows.length === approvalFile.mostRows || index > approvalFile.mostRows)
      throw new SheetFault('too-many-rows');
    rows.push({
      row: index + 1,
      referanceNumber: cut(texts[referanceNumber]),
      status: cut(texts[status]),
      ...(amount !== undefined && { amount: cut(texts[amount]) }),
    });
  }
  if (rows.length === 0) throw new SheetFault('no-rows');
  return rows;
}
