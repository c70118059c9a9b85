/** Messages about reports, billing and corrections of transactions. */
export const reportSentences = {
  'billing.missing': 'Billing not found',
  'transaction.missing': 'Transaction not found',
  settled: 'A settlement has claimed this transaction: its status can no longer change',
  payable: 'Part of this money is already settled: the payable would go below zero',
} as const;
