/** Messages of the hosted checkout's fields that are not in the contract. Source: checkout specification, section 5. */
export const checkoutMessages = {
  paymentProvider: 'Please select payment provider',
  walletProvider: 'Please select wallet provider',
  countryCode: 'Please select country code',
  cardExpired: 'Please provide valid expiry date',
} as const;
