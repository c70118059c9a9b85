import type { AreaDemo } from '../demo.ts';

export const demo: AreaDemo = {
  pages: [
    { name: 'users', route: '/users', title: 'Users', shows: 'rows' },
    {
      name: 'user-new',
      route: '/users/form/$id',
      record: 'new',
      title: 'Create User',
      shows: 'form',
      merchant: 'refused',
    },
    { name: 'user', route: '/users/form/$id', record: 'user', shows: 'form' },
    { name: 'user-history', route: '/users/history/$id', record: 'user', shows: 'history' },
  ],
  records: {
    user: (api, named) => api.users.list(named('support')),
  },
  menu: [{ menu: 'gear', label: 'Users', path: '/users', seenBy: ['owner', 'merchant'] }],
};
