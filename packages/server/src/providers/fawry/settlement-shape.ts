import type { SettlementShape } from '@daftar/domain';

/**
 * Names of Fawry's notification V2, for files that are made from it. Fawry publishes no format of its settlement reports: rename the
 * columns of one, or use the plain names.
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
