import { findHeading, rowsBelow, type TakenHeading } from '../text/find-heading.ts';
import { foldText } from '../text/fold-text.ts';

/** The columns of an approval file. Their names are those of an export of payouts, which users edit and upload. */
export const approvalColumns = ['referanceNumber', 'status', 'amount'] as const;
export type ApprovalColumn = (typeof approvalColumns)[number];

/** The columns' titles in exports of payouts: English, Arabic and Urdu. */
export const approvalTitles = {
  referanceNumber: ['Reference Number', 'الرقم المرجعي', 'حوالہ نمبر'],
  status: ['Status', 'الحالة', 'حالت'],
  amount: ['Amount', 'المبلغ', 'رقم'],
} as const satisfies Record<ApprovalColumn, readonly [en: string, ar: string, ur: string]>;

const required: readonly ApprovalColumn[] = ['referanceNumber', 'status'];

export type ApprovalHeader =
  | { readonly ok: true; readonly columns: Readonly<Partial<Record<ApprovalColumn, number>>> }
  | {
      readonly ok: false;
      readonly missing: readonly ApprovalColumn[];
      readonly twice: readonly ApprovalColumn[];
    };

const namesOf = new Map(
  approvalColumns.map((column) => [column, [column, ...approvalTitles[column]].map(foldText)] as const),
);
const urduAmount = foldText(approvalTitles.amount[2]);
const urduOthers = [approvalTitles.referanceNumber[2], approvalTitles.status[2]].map(foldText);

/**
 * Finds the columns by their headers: the API's names or the titles of an export, whatever their case and blanks are. Ignores other
 * columns. Rejects a file in which a column occurs twice.
 *
 * The Urdu title of the amount is the Arabic word for a number, by which Arabic sheets count their rows. It is the amount
 * only beside another Urdu title.
 */
export function readApprovalHeader(cells: readonly string[]): ApprovalHeader {
  const names = cells.map(foldText);
  const isUrdu = names.some((name) => urduOthers.includes(name));
  const places = (column: ApprovalColumn): number[] => {
    const headers = namesOf.get(column) ?? [];
    return names.flatMap((name, index) =>
      headers.includes(name) && (isUrdu || name !== urduAmount) ? [index] : [],
    );
  };
  const missing = required.filter((column) => places(column).length === 0);
  const twice = approvalColumns.filter((column) => places(column).length > 1);
  if (missing.length > 0 || twice.length > 0) return { ok: false, missing, twice };
  const found = approvalColumns.flatMap((column) => places(column).map((place) => [column, place] as const));
  return { ok: true, columns: Object.fromEntries(found) };
}

/** Finds the heading of an approval file in its first rows. Without one, returns the row that comes nearest to it. */
export const findApprovalHeading = (
  rows: readonly { readonly row: number; readonly texts: readonly string[]; readonly hidden?: boolean }[],
): TakenHeading<ApprovalHeader> =>
  findHeading<Extract<ApprovalHeader, { ok: false }>, Extract<ApprovalHeader, { ok: true }>>(
    rows,
    readApprovalHeader,
    ({ missing }) => required.length - missing.length,
  );

const everyTitle: ReadonlySet<string> = new Set([...namesOf.values()].flat());

/** Returns the rows below an approval file's heading, and the first one that is a heading with other columns. */
export function approvalRowsBelow<Row extends { readonly row: number; readonly texts: readonly string[] }>(
  rows: readonly Row[],
  heading: number,
  columns: Readonly<Partial<Record<ApprovalColumn, number>>>,
): { readonly below: readonly Row[]; readonly other: Row | undefined } {
  return rowsBelow(rows, heading, everyTitle, (texts) => {
    const header = readApprovalHeader(texts);
    if (!header.ok) return header.missing.length > 0 ? 'none' : 'other';
    const isSame = approvalColumns.every(
      (column) => header.columns[column] === undefined || header.columns[column] === columns[column],
    );
    return isSame ? 'same' : 'other';
  });
}
