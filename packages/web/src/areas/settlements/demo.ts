import type { AreaDemo } from '../demo.ts';

export const demo: AreaDemo = {
  pages: [
    { name: 'settlements', route: '/settlements', title: 'Settlements', shows: 'rows' },
    {
      name: 'settlement-new',
      route: '/settlement/form/$id',
      record: 'new',
      title: 'Create Settlement',
      shows: 'form',
      merchant: 'refused',
    },
    { name: 'settlement', route: '/settlement/form/$id', record: 'settlement', shows: 'form' },
    { name: 'settlement-history', route: '/settlement/history/$id', record: 'settlement', shows: 'history' },
    { name: 'settlement-summary', route: '/settlement-summary/$id', record: 'settlement', shows: 'sheet' },
  ],
  records: {
    settlement: (api) => api.settlements.list({}),
  },
  menu: [{ menu: 'side', label: 'Settlement', path: '/settlements', seenBy: ['owner', 'merchant'] }],
};
