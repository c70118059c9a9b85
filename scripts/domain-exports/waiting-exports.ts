const hostedCheckout = 'page /hosted-checkout/eg/{sessionId}';
const paymentLink = 'page /checkout/via-link/{id}';

/**
 * Exports of the domain that only tests use so far, with the page or operation of the product's specification that will use
 * them. The check fails for an entry whose export is used or gone, so this list can only shrink.
 */
export const waitingExports: Readonly<Record<string, string>> = {
  checkoutFields: hostedCheckout,
  countryOfNumber: paymentLink,
  fawryCardSchema: hostedCheckout,
  fawryWalletSchema: hostedCheckout,
  groupCardNumber: hostedCheckout,
  groupPhone: hostedCheckout,
  maskExpiry: hostedCheckout,
  montySchema: hostedCheckout,
  payingCode: hostedCheckout,
  paymentLinkSchema: paymentLink,
  paymentProviderSchema: hostedCheckout,
  paymobSchema: hostedCheckout,
  returningCode: 'PUT /3D-secure/update-status',
};
