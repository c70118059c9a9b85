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

/** Returns the headers by which a column is recognised, in lower case. */
const headersOf = (column: ApprovalColumn): readonly string[] =>
  [column, ...approvalTitles[column]].map((name) => name.toLowerCase());

/**
 * Finds the columns by their headers, ignoring case: the API's names or the titles of an export. Ignores other columns.
 * Rejects a file in which a column occurs twice.
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
