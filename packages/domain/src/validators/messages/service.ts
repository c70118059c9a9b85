/** What the three shares of a service say together. */
export const serviceMessages = {
  sharesAbove: 'The three shares add up to more than 100',
  sharesBelow: 'The three shares add up to less than 100; what is left over goes to the provider',
} as const;
