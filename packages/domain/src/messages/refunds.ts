/** Messages about refunds of payments. */
export const refundSentences = {
  'refund.missing': 'Refund not found',
  'refund.amountNeeded': 'Please provide the amount that the provider gave back',
  'refund.amountDiffers': 'This refund is of {{amount}} {{currency}}: another amount was sent',
  'refund-failed-payment': 'This payment failed: there is nothing to give back',
  'refund-nothing-left': 'Nothing of this payment is left to give back',
  'refund-too-much': 'Only {{left}} {{currency}} of this payment are left to give back',
  'refund-impossible': '{{provider}} cannot give back a payment that was made in this way',
  'refund-unsupported': '{{provider}} makes no refunds',
  'refund-whole-only': '{{provider}} gives back whole payments only',
  'refund-not-covered': "The merchant's payable and balance do not cover this refund",
  'refunds-held': 'Refunds under way need {{amount}} {{currency}} of this money. Please wait until they end',
  'settlement.refundsHeld':
    'Refunds under way need {{amount}} {{currency}} of this money. Please settle a shorter period, or wait until they end',
  'refund-ended': 'This refund has ended already',
  'refund-not-asked': 'This refund is not with the provider yet. Please wait a minute',
} as const;
