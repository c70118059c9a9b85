import type { SettlementShape } from '@daftar/domain';

/**
 * Names of MontyPay's callbacks. MontyPay publishes no format of its settlement reports: rename the columns of one, or use the plain
 * names.
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
