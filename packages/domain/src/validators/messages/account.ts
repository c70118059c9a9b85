/** Merchant and carrier form; verbatim from the specification, the country's odd one included. */
export const accountMessages = {
  country: 'Please select a department',
  name: 'Please provide valid account name',
  nameTooShort: 'Too short account name.',
  nameTooLong: 'Too long account name',
  currency: 'Please provide currency',
  currencyInvalid: 'Provided currency is invalid',
  email: 'Invalid email address',
  type: 'Please select type',
} as const;
