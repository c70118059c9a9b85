export const accountBalanceMessages = {
  amount: 'Please enter valid amount',
  amountFirst: 'Please provide amount first',
  reference: 'Please provide valid reference',
  tax: 'Please provide valid tax',
} as const;
