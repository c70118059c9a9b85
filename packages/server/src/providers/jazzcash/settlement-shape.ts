import type { SettlementShape } from '@daftar/domain';

/**
 * Field names of JazzCash's messages, with amounts in paisa. JazzCash publishes no format of its settlement reports. Rename the
 * columns of a report to these names, or to the plain ones, with amounts in major units.
 */
export const jazzcashSettlement: SettlementShape = {
  headers: {
    kind: ['pp_TxnType'],
    reference: ['pp_TxnRefNo'],
    providerReference: ['pp_RetreivalReferenceNo', 'pp_RetrievalReferenceNo'],
    amount: ['pp_Amount'],
    currency: ['pp_TxnCurrency'],
  },
  kinds: { payment: ['MWALLET', 'MPAY', 'MIGS'], refund: ['MWRFD'] },
  isMinor: true,
  currency: 'PKR',
  prefix: 'T',
};
