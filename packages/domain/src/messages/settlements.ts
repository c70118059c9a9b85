/** Messages about settlements: overlaps, amounts that cannot be settled, and figures that have changed meanwhile. */
export const settlementSentences = {
  overlap: 'This period overlaps settlement # {{number}} ({{from}} to {{to}})',
  difference: 'Net settled is {{used}}, exact decimals give {{exact}}. Please confirm with a reason',
  'nothing-to-settle': 'There is nothing to settle in this period',
  'settlement.refundedMore':
    'Refunds of settled payments exceed the revenue of this period. Please choose a longer period',
  'settlement.tooMuch':
    'This period earned more than one settlement can hold. Please choose a shorter period',
  'stale-figures.totalRevenue':
    'The revenue of this period is now {{figure}}. Please check the figures again',
  'stale-figures.merchantShare': "The merchant's share is now {{figure}}. Please check the figures again",
  'stale-figures.waleeShare': "The platform owner's share is now {{figure}}. Please check the figures again",
  'stale-figures.merchantSharePercentage':
    "The merchant's percentage is now {{figure}}. Please check the figures again",
  'stale-figures.waleeSharePercentage':
    "The platform owner's percentage is now {{figure}}. Please check the figures again",
} as const;
