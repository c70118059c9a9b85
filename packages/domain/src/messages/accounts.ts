/** Messages about merchants, carriers and services. */
export const accountSentences = {
  'account.nameTaken': 'An account with this name exists already',
  'carrier.missing': 'Carrier not found',
  'carrier.hasMoney': 'A carrier with money or transactions cannot be deleted',
  'carrier.inUse': 'A carrier with services or users cannot be deleted',
  'merchant.currencyFixed': 'The currency of a merchant with money cannot change',
  'merchant.hasMoney': 'A merchant with money or transactions cannot be deleted',
  'merchant.inUse': 'A merchant with services or users cannot be deleted',
  'merchant-inactive': 'This merchant is inactive',
  'accountBalance.netAmountDiffers': 'The net amount of this amount and tax is {{net}}',
  'service.nameTaken': 'A service with this name exists already',
} as const;
