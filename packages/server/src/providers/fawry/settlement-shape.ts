import type { SettlementShape } from '@daftar/domain';

/**
 * Field names of Fawry's notification V2. Fawry publishes no format of its settlement reports. Rename the columns of a report
 * to these names, or to the plain ones.
 */
export const fawrySettlement: SettlementShape = {
  headers: {
    kind: ['orderStatus'],
    reference: ['merchantRefNumber'],
    providerReference: ['fawryRefNumber', 'referenceNumber'],
    amount: ['paymentAmount'],
  },
  kinds: { payment: ['PAID'], refund: ['REFUNDED', 'PARTIAL_REFUNDED'] },
};
