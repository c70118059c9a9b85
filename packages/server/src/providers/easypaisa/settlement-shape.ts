import type { SettlementShape } from '@daftar/domain';

/**
 * Names of easypaisa's inquiry. easypaisa publishes no format of its settlement reports: rename the columns of one, or use the plain
 * names.
 */
export const easypaisaSettlement: SettlementShape = {
  headers: {
    kind: ['paymentMode'],
    reference: ['orderId'],
    providerReference: ['transactionId'],
    amount: ['transactionAmount'],
  },
  kinds: { payment: ['MA', 'CC', 'OTC'], refund: [] },
  currency: 'PKR',
};
