/** Messages about several fields of the account balance form. */
export const accountBalanceMessages = { amountFirst: 'Please provide amount first' } as const;
