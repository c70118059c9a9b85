/** Messages of the loan transaction form that are not about one field alone. */
export const loanMessages = {
  chargesAbove: 'The four charges add up to more than 100',
  nothingBilled: 'With an exchange rate of 0 nothing is billed',
} as const;
