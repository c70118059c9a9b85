/** What the period of a settlement says. */
export const settlementMessages = {
  backwards: 'The period must not end before it begins',
  notAfterToday: 'A settlement cannot end after today',
} as const;
