/** Blacklisted numbers. */
export const blacklistSentences = {
  blacklisted: 'This mobile number is blacklisted',
  'number-listed': 'This mobile number is already blacklisted',
} as const;
