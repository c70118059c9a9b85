/** Loan transactions. */
export const loanSentences = {
  'loanAccount.balanceHidden': 'The platform owner does not show the balance of this account',
  overdrawn: 'This money is already paid out: the balance would go below zero',
  'loanTransaction.rateWithPkr': 'There is no exchange rate with PKR',
  'loanTransaction.billedDiffers': 'The billed amount is {{amount}} PKR',
  'loanTransaction.tooLarge': 'This amount is too large in PKR',
} as const;
