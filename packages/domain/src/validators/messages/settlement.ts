/** Messages about the period of a settlement. */
export const settlementMessages = {
  backwards: 'The period must not end before it begins',
  notAfterToday: 'A settlement cannot end after today',
} as const;
