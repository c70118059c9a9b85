/** The message about the sum of the four charges of a loan transaction. */
export const loanMessages = { chargesAbove: 'The four charges add up to more than 100' } as const;
