import type { SettlementShape } from '@daftar/domain';

/**
 * Names of PayTabs' transactions, by which its query answers. PayTabs publishes no format of its reports' files: rename the columns
 * of one, or use the plain names. A refund's cart_id is our number of the refund.
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
