import type { AreaDemo } from '../demo.ts';

export const demo: AreaDemo = {
  pages: [
    { name: 'subscriptions', route: '/subscriptions', title: 'Subscriptions', shows: 'rows' },
    {
      name: 'subscription-history',
      route: '/subscriptions/history/$id',
      record: 'subscription',
      shows: 'history',
    },
  ],
  records: {
    subscription: (api) => api.subscriptions.list({}),
  },
  popups: [
    { name: 'subscription-charges', at: 'subscriptions', row: 'Show' },
    { name: 'subscription-pause', at: '/subscriptions?q=201012340001', row: 'Pause' },
  ],
};
