/** Loan transaction form; the quoted ones verbatim from the payouts specification. */
export const loanMessages = {
  merchant: 'Please select a merchant',
  paymentMethod: 'Please provide valid payment method',
  currency: 'Please provide valid currency',
  totalAmount: 'Please provide amount',
  waleeCommission: 'Please provide valid walee commission',
  sbpCharges: 'Please provide valid SBP charges',
  serviceSalesTax: 'Please provide valid service sales tax',
  withHoldingCharges: 'Please provide valid withholding charges',
  chargesAbove: 'The four charges add up to more than 100',
  exchangeRate: 'Please provide exchange rate',
  reference: 'Please provide valid reference',
} as const;
