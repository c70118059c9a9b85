import type { ApprovalRow } from '@daftar/domain';
import {
  type ApprovalColumn,
  approvalColumns,
  approvalFile,
  approvalRowsBelow,
  approvalTitles,
  findApprovalHeading,
  maskCardNumbers,
  plainAmounts,
  tidyText,
} from '@daftar/domain/approval-file';
import { cutText } from '../basics/cut-text.ts';
import type { ReadRow } from './read-row.ts';
import { assertClear, assertNoFormula, isFilled, noRows, workbookRows } from './read-sheet.ts';
import { SheetFault } from './sheet-fault.ts';
import type { SheetNames, SheetRow } from './sheet-row.ts';
import { textRows } from './text-rows.ts';

/** A row of an approval file. `hidden` tells whether the sheet hides it, for example by a filter. */
export interface ApprovalSheetRow extends ApprovalRow {
  readonly hidden: boolean;
}

const LONGEST = 100;
const cut = (text = ''): string => cutText(text, LONGEST);
/** Without the invisible marks of texts that were pasted from chats and mails. */
const tidy = (text = ''): string => cut(tidyText(text));

/**
 * Returns the rows of an approval file's sheet below its heading, which is one of the first ten rows. Slow, so it runs in a child
 * process.
 */
export async function readApprovals(bytes: Buffer): Promise<SheetNames & { rows: ApprovalSheetRow[] }> {
  const { rows: all, check, ...names } = (await workbookRows(bytes)) ?? textRows(bytes);
  const filled = [...all].filter((row) => {
    assertNoFormula(row);
    return isFilled(row);
  });
  if (filled.length === 0) throw noRows(names);
  const { heading, columns } = headingOf(filled);
  const { referanceNumber = 0, status = 0, amount: amountAt } = columns;
  const { below, other } = approvalRowsBelow(filled, heading, columns);
  if (other) throw otherHeading(other.row, heading);
  if (below.length === 0) throw new SheetFault('no-rows');
  if (below.length > approvalFile.mostRows || (below.at(-1)?.row ?? 0) > approvalFile.mostRows + heading)
    throw new SheetFault('too-many-rows');
  const deciding = [referanceNumber, status, ...(amountAt === undefined ? [] : [amountAt])];
  check?.(deciding);
  for (const read of filled) {
    if (read.row === heading) assertClear(read);
    else if (read.row > heading) assertClear(read, deciding);
  }
  const amounts = amountAt === undefined ? undefined : amountsOf(below, amountAt);
  const rows = below.map(({ row, hidden, texts }, index) => ({
    row,
    hidden,
    referanceNumber: tidy(texts[referanceNumber]),
    status: tidy(texts[status]),
    ...(amounts && { amount: amounts[index] ?? '' }),
  }));
  return { ...names, rows };
}

/** Amounts as plain numbers where the column says how they are meant; others stay as they are written. */
function amountsOf(rows: readonly ReadRow[], column: number): readonly string[] {
  const written = rows.map(({ texts }) => cut(texts[column]));
  const plain = plainAmounts(written, {
    isNumber: (index) => rows[index]?.decimals?.includes(column) ?? false,
  });
  return written.map((text, index) => plain[index] ?? text);
}

const otherHeading = (other: number, row: number) =>
  new SheetFault(
    'no-columns',
    `Row ${other} is a heading with other columns than row ${row}. Put each table into a file of its own`,
    { other, row },
  );

function headingOf(filled: readonly SheetRow[]) {
  const { row, texts, header } = findApprovalHeading(
    filled.map((one) => ({ ...one, texts: one.texts.map(cut) })),
  );
  if (header.ok) return { heading: row, columns: header.columns };
  const [missing] = header.missing;
  const [twice] = header.twice;
  const taken = cut(
    maskCardNumbers(
      texts
        .map(tidyText)
        .filter((text) => text !== '')
        .join(', '),
    ),
  );
  const title = (column: ApprovalColumn) => approvalTitles[column][0];
  const template = approvalColumns.map(title).join(', ');
  const heading = `Row ${row} was taken as the heading: "${taken}". The template has the titles ${template}`;
  if (missing !== undefined)
    throw new SheetFault('no-columns', `The sheet has no column "${missing}". ${heading}`, {
      missing,
      row,
      taken,
    });
  throw new SheetFault('no-columns', `The sheet has the column "${twice}" twice. ${heading}`, {
    twice: twice ?? '',
    row,
    taken,
  });
}
