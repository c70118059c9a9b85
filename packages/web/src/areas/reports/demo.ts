import { type AreaDemo, egypt } from '../demo.ts';

export const demo: AreaDemo = {
  pages: [
    {
      name: 'report-transactions',
      route: '/reports',
      query: ({ days }) => ({ type: 'transaction-report', ...days(1) }),
      title: 'Transaction Report',
      shows: 'rows',
    },
    {
      name: 'report-settlements',
      route: '/reports',
      query: ({ days }) => ({ type: 'settlement-report', ...egypt, ...days(3) }),
      title: 'Settlement Report',
      shows: 'rows',
    },
    {
      name: 'report-billing',
      route: '/reports',
      query: ({ days }) => ({ type: 'billing-report', ...egypt, ...days(2) }),
      title: 'Billing Report',
      shows: 'rows',
    },
    {
      name: 'billing-detail',
      route: '/reports/billing-detail',
      query: ({ days, billed }) => ({ type: 'billing-report', ...egypt, ...days(2), ...billed }),
      title: 'Billing Detail',
      shows: 'rows',
    },
    {
      name: 'reconciliation',
      route: '/reconciliation',
      query: ({ days }) => ({ ...egypt, ...days(2) }),
      title: 'Three-way check',
      shows: 'rows',
    },
    {
      name: 'three-way-check',
      route: '/reconciliation/$merchant',
      record: 'billedMerchant',
      query: ({ days }) => ({ ...egypt, ...days(2) }),
      title: 'Three-way check',
      shows: 'table',
    },
  ],
  menu: [
    {
      menu: 'side',
      label: 'Transactions',
      path: '/reports?type=transaction-report',
      seenBy: ['owner', 'merchant', 'support'],
    },
    {
      menu: 'side',
      label: 'Settlement',
      path: '/reports?type=settlement-report',
      seenBy: ['owner', 'merchant', 'support'],
    },
    {
      menu: 'side',
      label: 'Billing',
      path: '/reports?type=billing-report',
      seenBy: ['owner', 'merchant', 'support'],
    },
  ],
};
