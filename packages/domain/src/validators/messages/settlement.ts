/** What the settlement form and the settlement math say; verbatim from the specification, but the three about days and `reason`. */
export const settlementMessages = {
  country: 'Please select Country',
  merchantName: 'Please select Merchant',
  dateRange: 'Please select date range',
  backwards: 'The period must not end before it begins',
  notAfterToday: 'A settlement cannot end after today',
  totalRevenue: 'Total Revenue can not be empty',
  merchantShare: 'Please provide valid merchant share',
  waleeShare: 'Please provide valid walee share',
  channel: 'Please provide channel of transfer',
  remittanceChargesPercentage: 'Please provide Remittance percentage',
  exchangeRate: 'Please provide exchange rate',
  localCurrency: 'Please provide local currency (e.g PKR)',
  settledCurrency: 'Please provide foreign currency (e.g. USD)',
  reason: 'Please provide a reason',
} as const;
