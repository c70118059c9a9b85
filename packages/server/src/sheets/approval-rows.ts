import type { ApprovalRow } from '@daftar/domain';
import { approvalFile, readApprovalHeader } from '@daftar/domain/approval-file';
import { cutText } from '../basics/cut-text.ts';
import { assertClear, assertNoFormula, isFilled, workbookRows } from './read-sheet.ts';
import { SheetFault } from './sheet-fault.ts';
import type { SheetNames } from './sheet-row.ts';

/** A row of an approval file. `hidden` tells whether the sheet hides it, for example by a filter. */
export interface ApprovalSheetRow extends ApprovalRow {
  readonly hidden: boolean;
}

const LONGEST = 100;
const cut = (text = ''): string => cutText(text, LONGEST);

/** Returns the rows of an approval file's sheet, without the header. Slow, so it runs in a child process. */
export async function readApprovals(bytes: Buffer): Promise<SheetNames & { rows: ApprovalSheetRow[] }> {
  const sheet = await workbookRows(bytes);
  if (!sheet) throw new SheetFault('not-a-sheet');
  const { rows: all, check, ...names } = sheet;
  const filled = [...all].filter((row) => {
    assertNoFormula(row);
    return isFilled(row);
  });
  if (filled.length === 0) throw new SheetFault('no-rows');
  const first = filled.find(({ row }) => row === 1);
  const { referanceNumber = 0, status = 0, amount } = columnsOf(first?.texts ?? []);
  const deciding = [referanceNumber, status, ...(amount === undefined ? [] : [amount])];
  check?.(deciding);
  if (first) assertClear(first);
  const rows: ApprovalSheetRow[] = [];
  for (const read of filled) {
    const { row, texts, hidden } = read;
    if (row === 1) continue;
    assertClear(read, deciding);
    if (rows.length === approvalFile.mostRows || row > approvalFile.mostRows + 1)
      throw new SheetFault('too-many-rows');
    rows.push({
      row,
      hidden,
      referanceNumber: cut(texts[referanceNumber]),
      status: cut(texts[status]),
      ...(amount !== undefined && { amount: cut(texts[amount]) }),
    });
  }
  if (rows.length === 0) throw new SheetFault('no-rows');
  return { ...names, rows };
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
