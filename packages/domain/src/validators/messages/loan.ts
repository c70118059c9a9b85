/** What the four charges of a loan transaction say together. */
export const loanMessages = { chargesAbove: 'The four charges add up to more than 100' } as const;
