export const checkoutMessages = {
  paymentProvider: 'Please select payment provider',
  mobileNumber: 'Please provide valid mobile number',
  name: 'Please provide valid Name',
  email: 'Please provide valid email',
} as const;
