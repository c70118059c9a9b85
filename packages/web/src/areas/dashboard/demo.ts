import type { AreaDemo } from '../demo.ts';

export const demo: AreaDemo = {
  pages: [
    { name: 'dashboard', route: '/dashboard', title: 'Dashboard', shows: 'panels' },
    {
      name: 'dashboard-filtered',
      route: '/dashboard',
      query: ({ days }) => ({
        servicesFrom: days(1).dateFrom,
        servicesTo: days(1).dateTo,
        revenueFrom: days(1).dateFrom,
        revenueTo: days(1).dateTo,
      }),
      title: 'Dashboard',
      shows: 'panels',
    },
  ],
  menu: [{ menu: 'side', label: 'Dashboard', path: '/dashboard', seenBy: ['owner', 'merchant'] }],
};
