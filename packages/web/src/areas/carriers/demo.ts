import type { AreaDemo } from '../demo.ts';

export const demo: AreaDemo = {
  pages: [
    { name: 'carriers', route: '/carriers', title: 'Carriers', shows: 'rows', merchant: 'refused' },
    {
      name: 'carrier-new',
      route: '/carriers/form/$id',
      record: 'new',
      title: 'Create Account',
      shows: 'form',
      merchant: 'refused',
    },
    { name: 'carrier', route: '/carriers/form/$id', record: 'carrier', shows: 'form', merchant: 'refused' },
    {
      name: 'carrier-history',
      route: '/carriers/history/$id',
      record: 'carrier',
      shows: 'history',
      merchant: 'refused',
    },
  ],
  records: {
    carrier: (api, named) => api.carriers.list(named('Fawry')),
  },
  menu: [{ menu: 'side', label: 'Carriers Management', path: '/carriers', seenBy: ['owner', 'support'] }],
};
