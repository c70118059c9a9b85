import type { SettlementShape } from '@daftar/domain';

/**
 * Field names of the transactions in responses to PayTabs' query. PayTabs publishes no format of its report files. Rename the
 * columns of a report to these names, or to the plain ones. A refund's cart_id is our refund's id.
 */
export const paytabsSettlement: SettlementShape = {
  headers: {
    kind: ['tran_type'],
    reference: ['cart_id'],
    providerReference: ['tran_ref'],
    amount: ['tran_total'],
    currency: ['tran_currency'],
  },
  kinds: { payment: ['Sale'], refund: ['Refund'] },
};
