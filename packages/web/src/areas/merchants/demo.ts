import type { AreaDemo } from '../demo.ts';

export const demo: AreaDemo = {
  pages: [
    { name: 'merchants', route: '/merchants', title: 'Merchants', shows: 'rows' },
    {
      name: 'merchant-new',
      route: '/merchants/form/$id',
      record: 'new',
      title: 'Create Account',
      shows: 'form',
      merchant: 'refused',
    },
    {
      name: 'merchant',
      route: '/merchants/form/$id',
      record: 'merchant',
      shows: 'form',
      merchant: 'refused',
    },
    { name: 'merchant-history', route: '/merchants/history/$id', record: 'merchant', shows: 'history' },
    {
      name: 'merchant-balance',
      route: '/merchants/account-balance/$id',
      record: 'merchant',
      title: 'Add Account Balance',
      shows: 'form',
      merchant: 'refused',
    },
    { name: 'merchant-keys', route: '/merchants/keys/$id', record: 'merchant', shows: 'panels' },
    { name: 'merchant-workspace', route: '/merchants/workspace/$id', record: 'merchant', shows: 'facts' },
    { name: 'merchant-services', route: '/merchants/services/$id', record: 'merchant', shows: 'table' },
    { name: 'merchant-webhooks', route: '/merchants/webhooks/$id', record: 'merchant', shows: 'panels' },
  ],
  records: {
    merchant: (api, named) => api.merchants.list(named('Sphinx')),
  },
  menu: [
    {
      menu: 'side',
      label: 'Merchants Management',
      path: '/merchants',
      seenBy: ['owner', 'merchant', 'support'],
    },
  ],
  popups: [
    { name: 'merchant-deactivate', at: 'merchants', row: 'Deactivate' },
    { name: 'merchants-columns', at: 'merchants', press: 'Columns' },
    { name: 'merchants-views', at: 'merchants', press: 'Saved views' },
    { name: 'merchants-density', at: 'merchants', press: 'Density' },
    { name: 'merchants-export', at: 'merchants', press: 'Export' },
  ],
};
