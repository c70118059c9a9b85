/** The contract's `orderStatus` for each state of an attempt: Fawry's names. */
export const ORDER_STATUS = {
  paid: 'PAID',
  failed: 'FAILED',
  expired: 'EXPIRED',
  pending: 'UNPAID',
  created: 'NEW',
} as const;
