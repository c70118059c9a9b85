export const accountBalanceMessages = {
  amount: 'Please enter valid amount',
  amountFirst: 'Please provide amount first',
  tax: 'Please provide valid tax',
} as const;
