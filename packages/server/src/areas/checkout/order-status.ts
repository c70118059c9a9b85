/** Fawry's word for each state of an attempt. */
export const ORDER_STATUS = {
  paid: 'PAID',
  failed: 'FAILED',
  expired: 'EXPIRED',
  pending: 'UNPAID',
  created: 'NEW',
} as const;
