import type { AreaDemo } from '../demo.ts';

export const demo: AreaDemo = {
  pages: [
    { name: 'payouts', route: '/loan-requests', title: 'Payout Request', shows: 'rows' },
    {
      name: 'payout',
      route: '/loan-requests',
      query: ({ records }) => ({ payout: records.payout ?? '' }),
      title: 'Payout Request',
      shows: 'popup',
    },
    {
      name: 'payout-queue',
      route: '/loan-requests/queue',
      title: 'Payout queue',
      shows: 'facts',
      merchant: 'refused',
    },
  ],
  records: {
    payout: (api) => api.payouts.list({}),
  },
  menu: [
    {
      menu: 'side',
      label: 'Payout Request',
      path: '/loan-requests',
      seenBy: ['owner', 'merchant', 'support'],
    },
  ],
  popups: [
    { name: 'payout-create', at: 'payouts', press: 'Create New' },
    { name: 'payout-decide', at: '/loan-requests?status=Pending&dateFrom=2000-01-01', row: 'Approve' },
  ],
};
