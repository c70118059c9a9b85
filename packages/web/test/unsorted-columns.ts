const FLAGS =
  'Flags compare a payout with the other payouts of the day around it. They are found for the rows of one page; to sort by them, the server would compare each payout of the period with all others for each page.';
const MESSAGES =
  'The message is a text whose order means nothing. The search of the list finds what it contains.';

/** Columns of lists that do not sort, with the reason. */
export const unsortedColumns: Readonly<Record<string, string>> = {
  'approvals/verdict-columns: flags': FLAGS,
  'payouts/payout-list: flags': FLAGS,
  'checkout-logs/log-list: request': MESSAGES,
  'checkout-logs/log-list: response': MESSAGES,
  'webhook-deliveries/delivery-list: orderId':
    'The order id is a part of the stored event, which has no index. The search of the list finds it.',
  'reports/transaction-report: country':
    'The report is of one country, so that the value is the same in all rows.',
};
