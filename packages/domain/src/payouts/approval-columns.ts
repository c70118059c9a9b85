/** The columns of an approval file, by the names of an export of payouts, which is its template. */
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

/** Returns the headers that name a column, in lower case. */
const headersOf = (column: ApprovalColumn): readonly string[] =>
  [column, ...approvalTitles[column]].map((name) => name.toLowerCase());

/**
 * Finds the columns by their headers, in any case: the API's names, or the titles of an export. Ignores other columns; a column
 * that stands twice is refused.
 */
export function readApprovalHeader(cells: readonly string[]): ApprovalHeader {
  const names = cells.map((cell) => cell.trim().toLowerCase());
  const places = (column: ApprovalColumn) => {
    const headers = headersOf(column);
    return names.flatMap((name, index) => (headers.includes(name) ? [index] : []));
  };
  const missing = required.filter((column) => places(column).length === 0);
  const twice = approvalColumns.filter((column) => places(column).length > 1);
  if (missing.length > 0 || twice.length > 0) return { ok: false, missing, twice };
  const found = approvalColumns.flatMap((column) => places(column).map((place) => [column, place] as const));
  return { ok: true, columns: Object.fromEntries(found) };
}
