/** Messages about subscriptions that are charged on a schedule. */
export const subscriptionSentences = {
  'subscription.missing': 'Subscription not found',
  'subscription.amount': 'Please provide an amount with the decimals of {{currency}}',
  'subscription.start': 'Please provide a date within the next year',
  'subscription-impossible': '{{provider}} cannot charge this service on schedule',
  'subscription-exists': 'This number has a subscription of this service already',
  'subscription-status': 'This subscription is {{status}}: it cannot have this status now',
  'subscription-foreign': 'This subscription is charged by its operator',
} as const;
