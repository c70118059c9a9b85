/** What the fields of the hosted checkout say; verbatim from the checkout specification, section 5. */
export const checkoutMessages = {
  paymentProvider: 'Please select payment provider',
  walletProvider: 'Please select wallet provider',
  countryCode: 'Please select country code',
  mobileNumber: 'Please provide valid mobile number',
  name: 'Please provide valid Name',
  firstName: 'Please provide valid First Name',
  lastName: 'Please provide valid Last Name',
  email: 'Please provide valid email',
  cardNumber: 'Please provide valid card number',
  cardNumberInvalid: 'Invalid card number',
  cardExpiry: 'Expiry date must be in the format MM/YY',
  cardExpired: 'Please provide valid expiry date',
  cvv: 'Please provide valid CVV',
} as const;
