/** What a payment link's page says. */
export const paymentLinkMessages = {
  review: 'Review your order',
  linkInvalid: 'This is not a valid link. Please contact your account manager',
  mobileNumber: 'Valid mobile number required',
} as const;
