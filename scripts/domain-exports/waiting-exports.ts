const hostedCheckout = 'page /hosted-checkout/eg/{sessionId}';
const paymentLink = 'page /checkout/via-link/{id}';
const payoutRequests = 'page /loan-requests';
const approvalUpload = 'page of the approval file upload';

/**
 * Exports of the domain that only tests use so far, with the page or operation of the product's specification that will use
 * them. The check fails for an entry whose export is used or gone, so this list can only shrink.
 */
export const waitingExports: Readonly<Record<string, string>> = {
  approvalFileProblem: approvalUpload,
  checkoutFields: hostedCheckout,
  countryOfNumber: paymentLink,
  fawryCardSchema: hostedCheckout,
  fawryWalletSchema: hostedCheckout,
  formatFileSize: approvalUpload,
  groupCardNumber: hostedCheckout,
  groupPhone: hostedCheckout,
  maskExpiry: hostedCheckout,
  montySchema: hostedCheckout,
  orderIdFrom: paymentLink,
  payingCode: hostedCheckout,
  paymentLinkSchema: paymentLink,
  paymentProviderSchema: hostedCheckout,
  paymobSchema: hostedCheckout,
  payoutDateOf: payoutRequests,
  returningCode: 'PUT /3D-secure/update-status',
};
