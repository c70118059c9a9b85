/** Messages about several fields of the loan transaction form. */
export const loanMessages = {
  chargesAbove: 'The four charges add up to more than 100',
  nothingBilled: 'With an exchange rate of 0 nothing is billed',
} as const;
