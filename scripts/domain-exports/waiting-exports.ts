const hostedCheckout = 'page /hosted-checkout/eg/{sessionId}';
const paymentLink = 'page /checkout/via-link/{id}';
const paymobReturn = 'page /hosted-checkout/mena/eg';
const collectionOverview = 'page of the collection overview';
const payoutRequests = 'page /loan-requests';
const approvalUpload = 'page of the approval file upload';

/**
 * Exports of the domain that only tests use so far, with the page or operation of the product's specification that will use
 * them. The check fails for an entry whose export is used or gone, so this list can only shrink.
 */
export const waitingExports: Readonly<Record<string, string>> = {
  approvalFileProblem: approvalUpload,
  checkoutFields: hostedCheckout,
  collectionPaymentMethods: collectionOverview,
  countryOfNumber: paymentLink,
  defaultDatePreset: collectionOverview,
  fawryCardMessage: 'POST /3D-secure/checkout',
  fawryCardSchema: hostedCheckout,
  fawryWalletSchema: hostedCheckout,
  formatFileSize: approvalUpload,
  groupCardNumber: hostedCheckout,
  groupPhone: hostedCheckout,
  loanPaymentMethodLabels: 'page /loan-account-detail/form/{loanTransactionId}',
  loanWarning: 'page /loan-account-detail/form/{loanTransactionId}',
  maskExpiry: hostedCheckout,
  montySchema: hostedCheckout,
  montySessionMessage: 'POST /checkout/make-payment (Monty)',
  orderIdFrom: paymentLink,
  parsePaymobReturn: paymobReturn,
  payingCode: hostedCheckout,
  paymentLinkSchema: paymentLink,
  paymentProviderSchema: hostedCheckout,
  paymobSchema: hostedCheckout,
  paymobSignatureMessage: paymobReturn,
  payoutDateOf: payoutRequests,
  paytabsReturnMessage: 'page /checkout/mena/paytab/redirect/{serviceId}/{orderId}',
  presetOf: collectionOverview,
  returningCode: 'PUT /3D-secure/update-status',
};
