import type { AreaDemo } from '../demo.ts';

export const demo: AreaDemo = {
  pages: [
    { name: 'products', route: '/products', title: 'Products', shows: 'rows' },
    {
      name: 'product-new',
      route: '/products/form/$id',
      record: 'new',
      title: 'Create Product',
      shows: 'form',
    },
    { name: 'product', route: '/products/form/$id', record: 'product', shows: 'form' },
    { name: 'product-history', route: '/products/history/$id', record: 'product', shows: 'history' },
  ],
  records: {
    product: (api) => api.products.list({}),
  },
};
