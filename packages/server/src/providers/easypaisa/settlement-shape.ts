import type { SettlementShape } from '@daftar/domain';

/**
 * Field names of easypaisa's inquiry. easypaisa publishes no format of its settlement reports. Rename the columns of a report
 * to these names, or to the plain ones.
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
