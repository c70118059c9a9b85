import type { AreaDemo } from '../demo.ts';

export const demo: AreaDemo = {
  pages: [
    { name: 'refunds', route: '/refunds', title: 'Refunds', shows: 'rows', merchant: 'empty' },
    { name: 'refund', route: '/refunds/$id', record: 'refund', shows: 'facts', merchant: 'hidden' },
  ],
};
