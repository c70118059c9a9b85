/** The `orderStatus` of the contract for each state of an attempt: the words that Fawry uses. */
export const ORDER_STATUS = {
  paid: 'PAID',
  failed: 'FAILED',
  expired: 'EXPIRED',
  pending: 'UNPAID',
  created: 'NEW',
} as const;
