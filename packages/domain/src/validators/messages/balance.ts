/** What no single field of the account balance form says. */
export const accountBalanceMessages = { amountFirst: 'Please provide amount first' } as const;
