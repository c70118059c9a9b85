/** Messages about the sum of the three shares of a service. */
export const serviceMessages = {
  sharesAbove: 'The three shares add up to more than 100',
  sharesBelow: 'The three shares add up to less than 100; what is left over goes to the platform owner',
} as const;
