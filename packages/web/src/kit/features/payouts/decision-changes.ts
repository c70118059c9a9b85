import type { Resource } from '../../../api/query-keys.ts';

/** The resources that a decision on payouts changes, of one or of a file: an approval also moves money. */
export const decisionChanges: readonly Resource[] = [
  ...(['payouts', 'loan-accounts', 'loan-transactions', 'disbursement', 'merchants'] as const),
];
