import type { AreaDemo } from '../demo.ts';

export const demo: AreaDemo = {
  pages: [
    { name: 'services', route: '/services', title: 'Services', shows: 'rows', little: 'shown' },
    {
      name: 'services-none',
      route: '/services',
      query: () => ({ q: 'nothing is called so' }),
      title: 'Services',
      shows: 'nothing',
      little: 'shown',
    },
    {
      name: 'service-new',
      route: '/services/form/$id',
      record: 'new',
      title: 'Create Service',
      shows: 'form',
      merchant: 'refused',
    },
    { name: 'service', route: '/services/form/$id', record: 'service', shows: 'form', merchant: 'refused' },
    {
      name: 'service-history',
      route: '/services/history/$id',
      record: 'service',
      shows: 'history',
      little: 'shown',
    },
    {
      name: 'service-embed',
      route: '/services/embed/$id',
      record: 'service',
      shows: 'panels',
      little: 'shown',
    },
  ],
  records: {
    service: (api, named) => api.services.list(named('Books online')),
  },
  menu: [
    {
      menu: 'side',
      label: 'Service Management',
      path: '/services',
      seenBy: ['owner', 'merchant', 'support', 'little'],
    },
  ],
};
