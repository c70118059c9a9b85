const collectionOverview = 'page of the collection overview';
const payoutRequests = 'page /loan-requests';
const approvalUpload = 'page of the approval file upload';

/**
 * Exports of the domain that only tests use so far, with the page or operation of the product's specification that will use
 * them. The check fails for an entry whose export is used or gone, so this list can only shrink.
 */
export const waitingExports: Readonly<Record<string, string>> = {
  approvalFileProblem: approvalUpload,
  collectionPaymentMethods: collectionOverview,
  defaultDatePreset: collectionOverview,
  formatFileSize: approvalUpload,
  loanPaymentMethodLabels: 'page /loan-account-detail/form/{loanTransactionId}',
  loanWarning: 'page /loan-account-detail/form/{loanTransactionId}',
  payoutDateOf: payoutRequests,
  presetOf: collectionOverview,
  refundSchema: 'the refund of a transaction',
};
