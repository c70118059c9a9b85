/** The warnings about the payout of an approval file's row. `own-request` means that the uploader requested the payout,
 * `hidden-row` that the sheet hides the row, for example by a filter. */
const approvalFlags = [
  'same-msisdn',
  'same-national-id',
  'same-bank-account',
  'blacklisted',
  'own-request',
  'hidden-row',
] as const;
export type ApprovalFlag = (typeof approvalFlags)[number];

/** What the rows of an approval file can be filtered by: `any` stands for rows with at least one flag. */
export const approvalFlagFilters = ['any', ...approvalFlags] as const;
export type ApprovalFlagFilter = (typeof approvalFlagFilters)[number];
