/** What the hosted pages say; verbatim from the checkout specification, sections 2, 4 and 8. */
export const hostedCheckoutMessages = {
  selectPaymentType: 'Select Payment Type',
  refundPolicy: "We don't have any cash refund policy",
  wait: 'Please Wait',
  inProgress: 'Transaction in progress',
  failed: 'Transaction failed',
  failedText: 'Your transaction is failed',
  succeeded: 'Transaction successful',
  succeededText: 'Your transaction is processed successfully',
  scanQr: 'Please scan this QR',
  typeReference: 'Please type the reference number in your Fawry app',
  sessionMissing: 'Session ID not provided',
  signatureWrong: 'Failed to authenticate resource request',
  welcomePageMissing: "Merchant's welcome page not configured",
  montyFailed: 'something went wrong',
} as const;

/** What a payment link's page says. */
export const paymentLinkMessages = {
  review: 'Review your order',
  linkInvalid: 'This is not a valid link. Please contact your account manager',
  mobileNumber: 'Valid mobile number required',
} as const;
