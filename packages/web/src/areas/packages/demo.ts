import type { AreaDemo } from '../demo.ts';

export const demo: AreaDemo = {
  pages: [
    { name: 'packages', route: '/packages', title: 'Packages', shows: 'rows' },
    {
      name: 'package-new',
      route: '/packages/form/$id',
      record: 'new',
      title: 'Create Package',
      shows: 'form',
    },
    { name: 'package', route: '/packages/form/$id', record: 'package', shows: 'form' },
    { name: 'package-history', route: '/packages/history/$id', record: 'package', shows: 'history' },
  ],
  records: {
    package: (api) => api.packages.list({}),
  },
  menu: [
    {
      menu: 'side',
      label: 'Packages Management',
      path: '/packages',
      seenBy: ['owner', 'merchant', 'support'],
    },
  ],
  popups: [{ name: 'package-delete', at: 'packages', row: 'Delete' }],
};
