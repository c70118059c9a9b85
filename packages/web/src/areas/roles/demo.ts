import type { AreaDemo } from '../demo.ts';

export const demo: AreaDemo = {
  pages: [
    { name: 'roles', route: '/roles', title: 'Roles', shows: 'rows', merchant: 'refused' },
    {
      name: 'role-new',
      route: '/roles/form/$id',
      record: 'new',
      title: 'Create Role',
      shows: 'form',
      merchant: 'refused',
    },
    { name: 'role', route: '/roles/form/$id', record: 'role', shows: 'form', merchant: 'refused' },
    {
      name: 'role-history',
      route: '/roles/history/$id',
      record: 'role',
      shows: 'history',
      merchant: 'refused',
    },
  ],
  records: {
    role: (api, named) => api.roles.list(named('Merchant administrator')),
  },
  menu: [{ menu: 'gear', label: 'Roles', path: '/roles', seenBy: ['owner'] }],
  popups: [{ name: 'role-delete', at: 'roles', row: 'Delete' }],
};
