import type { SettlementShape } from '@daftar/domain';

/**
 * Field names of MontyPay's callbacks. MontyPay publishes no format of its settlement reports. Rename the columns of a report
 * to these names, or to the plain ones.
 */
export const montypaySettlement: SettlementShape = {
  headers: {
    reference: ['order_number'],
    providerReference: ['id', 'payment_id'],
    amount: ['order_amount'],
    currency: ['order_currency'],
  },
  kinds: { payment: ['capture'], refund: ['reversal', 'void'] },
};
