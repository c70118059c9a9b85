import type { SettlementShape } from '@daftar/domain';

/**
 * Names of Paymob's transactions, with amounts in cents. Paymob publishes no format of its settlement reports: rename the columns of one, or
 * use the plain names, with amounts in major units.
 */
export const paymobSettlement: SettlementShape = {
  headers: {
    kind: ['transaction_type'],
    reference: ['merchant_order_id'],
    providerReference: ['id', 'transaction_id'],
    amount: ['amount_cents'],
  },
  kinds: { payment: ['capture'], refund: [] },
  isMinor: true,
};
