/** Messages about checkout sessions and payments. Messages that the checkout specification quotes are verbatim. */
export const checkoutSentences = {
  'order-paid': 'This order is already paid',
  'order-exists': 'This order has a session with other details',
  'attempt-open': 'This order is being paid in another way. Please finish that payment or wait until it ends',
  'session-expired': 'This session has expired',
  'service-suspended': 'This service is suspended',
  'unknown-provider': 'This service has no payment provider',
  'checkout.noSession': 'Session ID not provided',
  'checkout.method': 'This payment method is not offered',
  'checkout.serviceMethod': 'This service does not take {{method}}',
  'checkout.origins': 'Please provide origins: scheme, host and port',
  'checkout.returnUrl': 'Please provide an address of this checkout or of the shop',
  'checkout.cardEntry': 'Cards are typed on the page of the payment provider here',
  'checkout.noPortal': "Merchant's welcome page not configured",
  'checkout.followers': 'Too many pages watch this session',
  'checkout.providerSilent': 'The payment provider did not answer. Please try again',
  'checkout.otherAmount':
    'Another amount than is due was received for this order. Please do not pay again, and contact the merchant',
  'checkout.montyFailed': 'something went wrong',
  'mail.off': 'This installation sends no email',
  'mail.tooMany': 'This receipt was sent several times today. Please try again tomorrow',
  'checkout.signature': 'Failed to authenticate resource request',
} as const;
