/** The columns of an approval file, by the names of an export of payouts, which is its template. */
export const approvalColumns = ['referanceNumber', 'status', 'amount'] as const;
export type ApprovalColumn = (typeof approvalColumns)[number];

const required: readonly ApprovalColumn[] = ['referanceNumber', 'status'];

export type ApprovalHeader =
  | { readonly ok: true; readonly columns: Readonly<Partial<Record<ApprovalColumn, number>>> }
  | {
      readonly ok: false;
      readonly missing: readonly ApprovalColumn[];
      readonly twice: readonly ApprovalColumn[];
    };

/** Finds the columns by their headers, in any case; others are left alone, and none may stand twice. */
export function readApprovalHeader(cells: readonly string[]): ApprovalHeader {
  const names = cells.map((cell) => cell.trim().toLowerCase());
  const places = (column: ApprovalColumn) =>
    names.flatMap((name, index) => (name === column.toLowerCase() ? [index] : []));
  const missing = required.filter((column) => places(column).length === 0);
  const twice = approvalColumns.filter((column) => places(column).length > 1);
  if (missing.length > 0 || twice.length > 0) return { ok: false, missing, twice };
  const found = approvalColumns.flatMap((column) => places(column).map((place) => [column, place] as const));
  return { ok: true, columns: Object.fromEntries(found) };
}
