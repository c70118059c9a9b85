const shares = [
  { service: 'Nile Books Store', count: 120, percentage: 60 },
  { service: 'متجر النيل', count: 50, percentage: 25 },
  { service: 'Karachi Tunes', count: 30, percentage: 15 },
];
const revenue = [
  { service: 'Nile Books Store', count: 120, amount: 54_060.5, refundedAmount: 0, currency: 'EGP' },
  { service: 'متجر النيل', count: 50, amount: 12_300, refundedAmount: 0, currency: 'EGP' },
  { service: 'Karachi Tunes', count: 30, amount: 20_000, refundedAmount: 0, currency: 'PKR' },
];

/** Fake responses of the dashboard. */
export const dashboardFixtures = {
  'GET /summary/get-dashboard-summary': { clients: 42, oneTimePurchase: 1830, services: 57, operators: 12 },
  'GET /summary/get-subscription-summary': shares,
  'POST /summary/filter-subscription': shares,
  'GET /summary/get-today-sales': revenue,
  'POST /summary/filter-sales': revenue,
  'POST /analytics/collection/get-summary': {
    data: { currency: 'EGP', currencies: ['EGP'], transactionOverTime: [] },
  },
};
