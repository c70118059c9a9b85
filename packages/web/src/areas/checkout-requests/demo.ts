import type { AreaDemo } from '../demo.ts';

export const demo: AreaDemo = {
  pages: [
    {
      name: 'checkout-requests',
      route: '/checkout-requests',
      title: 'Checkout Requests',
      shows: 'rows',
      merchant: 'refused',
      little: 'shown',
    },
  ],
  menu: [
    { menu: 'gear', label: 'Checkout Requests', path: '/checkout-requests', seenBy: ['owner', 'little'] },
  ],
};
