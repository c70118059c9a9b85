import type { AreaDemo } from '../demo.ts';

export const demo: AreaDemo = {
  pages: [
    {
      name: 'checkout-logs',
      route: '/checkout-logs',
      title: 'Checkout Logs',
      shows: 'rows',
      merchant: 'refused',
      little: 'shown',
    },
  ],
  menu: [{ menu: 'gear', label: 'Checkout Logs', path: '/checkout-logs', seenBy: ['owner', 'little'] }],
};
