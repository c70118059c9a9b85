const names = [
  'Nile Books',
  'Karachi Threads',
  'Delta Games',
  'Lahore Learning',
  'Cairo Cinema Club',
  'Gulf Fitness',
  'Penang Prints',
  'Alexandria Audio',
];
const places = [
  ['Egypt', 'EGP'],
  ['Pakistan', 'PKR'],
  ['Malaysia', 'MYR'],
  ['United Kingdom', 'GBP'],
] as const;
const id = (kind: string, index: number) =>
  `${kind}${(index * 7_919 + 104_729).toString(36)}${(index * 15_485_863 + 32_452_843).toString(16)}aa`;
const day = (index: number) =>
  new Date(Date.UTC(2026, 10, 20 - (index % 80), 9, (index * 17) % 60)).toISOString();
const list = <Row>(count: number, make: (index: number) => Row): Row[] =>
  Array.from({ length: count }, (_, index) => make(index));
const place = (index: number) => places[index % places.length] ?? places[0];

export const merchants = list(57, (index) => ({
  _id: id('m', index),
  name: `${names[index % names.length]}${index < names.length ? '' : ` ${Math.floor(index / names.length) + 1}`}`,
  country: place(index)[0],
  currency: place(index)[1],
  accountBalance: index % 9 === 4 ? 0 : ((index * 104_729) % 900_000) / 4,
  status: index % 6 === 5 ? 'Inactive' : 'Active',
  createdDate: day(index),
  showBalance: true,
  notificationEmail: 'payments@nilebooks.example',
  history: [
    {
      date: '2026-11-02',
      description: 'Status changed from Inactive to Active',
      time: day(index),
      actor: 'Salma Adel',
    },
    { date: '2026-10-20', description: 'Account created', time: day(index + 3), actor: 'Mona Hassan' },
  ],
}));

export const carriers = list(9, (index) => ({
  ...merchants[index],
  _id: id('c', index),
  name:
    ['Fawry', 'Paymob', 'Paytab', 'Monty', 'EG-Vodafone', 'EG-Orange', 'PK-Jazz', 'easypaisa', 'AE-Etisalat'][
      index
    ] ?? '',
  type: index < 4 ? 'Carrier' : 'Operator',
}));

export const services = list(31, (index) => ({
  _id: id('s', index),
  serviceId: `svc_${id('', index)}`,
  merchant: { _id: merchants[index % 8]?._id, name: merchants[index % 8]?.name },
  serviceName: `${merchants[index % 8]?.name} checkout`,
  country: place(index)[0],
  currency: place(index)[1],
  serviceProvider: carriers[index % 4]?.name,
  operatorName: '',
  serviceType: 'Others',
  carrierShare: 2.5,
  merchantShare: 93.5,
  waleeShare: 4,
  paymentMethods: ['FawryRef'],
  portalUrl: 'https://nilebooks.example/return',
  status: index % 5 !== 3,
  createdDate: day(index),
}));

export const settlements = list(40, (index) => ({
  _id: id('t', index),
  transactionId: 1041 + index,
  transactionDate: day(index),
  channel: 'Bank transfer',
  country: place(index)[0],
  merchantName: merchants[index % 8]?.name ?? '',
  userTypeId: merchants[index % 8]?._id,
  localCurrency: place(index)[1],
  settledCurrency: 'USD',
  totalRevenue: 100_000,
  waleeShare: 4000,
  waleeSharePercentage: 4,
  merchantShare: 80_000,
  merchantSharePercentage: 96,
  subTotal: 80_000,
  remittanceCharges: 1600,
  remittanceChargesPercentage: 2,
  netTransferAmount: 78_400,
  exchangeRate: 280,
  netSettledAmount: 280,
  grossSettledAmount: 357.14,
  math: 'integer',
  createdBy: 'Salma Adel',
  exact: {},
  notices: [],
  history: [],
  dateFrom: '2026-10-01',
  dateTo: '2026-10-31',
}));

export const transactions = list(430, (index) => ({
  _id: id('x', index),
  transactionId: id('tx', index),
  orderId: String(10_000_000 + index * 7919),
  msisdn: '2010•••••234',
  country: 'Egypt',
  operator: 'EG-Fawry',
  productName: ['The Yacoubian Building', 'Gift card', 'Season ticket'][index % 3],
  serviceName: services[index % 31]?.serviceName,
  transactionDate: day(index),
  amount: 100 + ((index * 37) % 900) + 0.5,
  currency: 'EGP',
  carrierShareValue: 2.5,
  merchantShareValue: 96.48,
  waleeShareValue: 4.02,
  netAmount: 98,
  status: index % 7 === 3 ? 'Failed' : 'Success',
}));
