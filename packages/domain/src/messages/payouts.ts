/** Messages about payouts and approval files. */
export const payoutSentences = {
  'already-decided': 'This payout is already {{status}}: {{by}}, {{date}}',
  'payout.amountDiffers': 'The amount of this payout is {{amount}}',
  'payout.merchantDiffers': 'This payout is of another merchant',
  'payout.serviceSuspended': 'This service takes no payments at the moment',
  'not-covered': 'The money of {{merchant}} does not cover this',
  'own-payout': 'Somebody else must approve what you asked for',
  'file-processed': 'This file was already processed on {{date}}',
  'approvalFile.differs': '{{field}} is not what the upload returned',
  'approvalFile.busy': 'Other files are being read. Please try again in a moment',
} as const;
