import type { AreaDemo } from '../demo.ts';

export const demo: AreaDemo = {
  pages: [
    { name: 'collection', route: '/collection', title: 'Collection Overview', shows: 'table' },
    { name: 'disbursement', route: '/disbursement', title: 'Payout Overview', shows: 'table' },
  ],
  menu: [
    { menu: 'side', label: 'Collection', path: '/collection', seenBy: ['owner', 'merchant', 'support'] },
    { menu: 'side', label: 'Disbursement', path: '/disbursement', seenBy: ['owner', 'merchant', 'support'] },
  ],
};
