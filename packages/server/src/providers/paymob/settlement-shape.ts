import type { SettlementShape } from '@daftar/domain';

/**
 * Field names of Paymob's transactions, with amounts in cents. Paymob publishes no format of its settlement reports. Rename the
 * columns of a report to these names, or to the plain ones, with amounts in major units.
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
