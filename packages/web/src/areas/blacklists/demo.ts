import type { AreaDemo } from '../demo.ts';

export const demo: AreaDemo = {
  pages: [
    { name: 'blacklists', route: '/blacklists', title: 'Blacklists', shows: 'rows', merchant: 'refused' },
    {
      name: 'blacklist-new',
      route: '/blacklists/form/$id',
      record: 'new',
      title: 'Create Blacklist',
      shows: 'form',
      merchant: 'refused',
    },
    {
      name: 'blacklist',
      route: '/blacklists/form/$id',
      record: 'blacklist',
      shows: 'form',
      merchant: 'refused',
    },
    {
      name: 'blacklist-history',
      route: '/blacklists/history/$id',
      record: 'blacklist',
      shows: 'history',
      merchant: 'refused',
    },
  ],
  records: {
    blacklist: (api) => api.blacklists.list({}),
  },
  menu: [{ menu: 'side', label: 'Blacklists', path: '/blacklists', seenBy: ['owner', 'support'] }],
  popups: [{ name: 'blacklist-delete', at: 'blacklists', row: 'Delete' }],
};
