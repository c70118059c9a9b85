/** Messages about several fields of the account balance form. */
export const accountBalanceMessages = { amountFirst: 'Please provide amount first' } as const;

/** Messages of the hosted checkout's fields that are not in the contract. Source: checkout specification, section 5. */
export const checkoutMessages = {
  paymentProvider: 'Please select payment provider',
  walletProvider: 'Please select wallet provider',
  countryCode: 'Please select country code',
  cardExpired: 'Please provide valid expiry date',
} as const;

/** Messages about several fields of the loan transaction form. */
export const loanMessages = {
  chargesAbove: 'The four charges add up to more than 100',
  nothingBilled: 'With an exchange rate of 0 nothing is billed',
} as const;

/** Messages about the sum of the three shares of a service. */
export const serviceMessages = {
  sharesAbove: 'The three shares add up to more than 100',
  sharesBelow: 'The three shares add up to less than 100; what is left over goes to the platform owner',
} as const;

/** Messages about the period of a settlement. */
export const settlementMessages = {
  backwards: 'The period must not end before it begins',
  notAfterToday: 'A settlement cannot end after today',
} as const;

/** Messages of typed texts. They do not quote the text, because it must not be stored or logged. */
export const typedTextMessages = {
  cardNumber: 'This field must not contain a card number',
  controls: 'This field must not contain control characters',
} as const;
/** Messages of numbers with too many decimals, by the number of decimals that the field takes. */
export const decimalsMessages = {
  0: 'Please provide an amount without decimals',
  2: 'Please provide an amount with at most 2 decimals',
  3: 'Please provide an amount with at most 3 decimals',
  4: 'Please provide a number with at most 4 decimals',
  6: 'Please provide a number with at most 6 decimals',
} as const;

/** Returns the message; undefined for a number of decimals that no field takes. */
export const decimalsMessage = (most: number): string | undefined =>
  (decimalsMessages as Readonly<Record<number, string>>)[most];
