import type { AreaDemo } from '../demo.ts';

export const demo: AreaDemo = {
  pages: [{ name: 'payment', route: '/payments/$id', record: 'payment', shows: 'history' }],
  popups: [{ name: 'payment-refund', at: 'payment', press: 'Refund' }],
};
