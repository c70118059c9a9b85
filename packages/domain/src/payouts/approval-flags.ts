/** The warnings about the payout of an approval file's row. `own-request` means that the uploader requested the payout. */
export const approvalFlags = [
  'same-msisdn',
  'same-national-id',
  'same-bank-account',
  'blacklisted',
  'own-request',
] as const;
export type ApprovalFlag = (typeof approvalFlags)[number];
