/** Product, package and blacklist forms; the quoted ones verbatim from the payouts specification. */
export const productMessages = {
  merchant: 'Please select a merchant',
  name: 'Please provide valid product name',
  nameTooShort: 'Too short product name.',
  nameTooLong: 'Too long product name',
  sku: 'Please provide valid SKU',
} as const;

export const packageMessages = {
  name: 'Please provide valid package name',
  nameTooShort: 'Too short account name.',
  nameTooLong: 'Too long account name',
  amount: 'Please provide valid amount',
  amountDigits: 'Amount must contain only digits from 0 to 9',
  callbackUrl: 'Please provide valid callback URL',
  country: 'Please provide valid country',
  currency: 'Please provide valid currency',
  service: 'Please provide valid service',
} as const;

export const blacklistMessages = {
  msisdn: 'Please provide msisdn',
} as const;
