import type { ApprovalResult } from './approval-verdicts.ts';

/** The English label of each result of a row: the pages and the result file show it. */
export const approvalResultLabels = {
  Approved: 'Approved',
  Rejected: 'Rejected',
  'unknown-reference': 'Unknown reference',
  'ambiguous-reference': 'Ambiguous reference',
  'already-decided': 'Already decided',
  'payout-deleted': 'Payout deleted',
  'listed-twice': 'Listed twice',
  'amount-differs': 'Amount differs',
  'invalid-status': 'Invalid status',
  'own-payout': 'Own payout',
  'not-covered': 'Not covered',
  'taken-out': 'Taken out',
} as const satisfies Record<ApprovalResult, string>;
