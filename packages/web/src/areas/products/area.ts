import type { ProductQuery } from '@daftar/sdk';
import { createRoute } from '@tanstack/react-router';
import { listSearch } from '../../kit/lists/state/list-search.ts';
import { area, type Creation } from '../../session/areas.ts';
import { guardForm } from '../../session/permissions/guards.ts';
import { lazyPage } from '../../shell/lazy-page.ts';
import { protectedRoute } from '../../shell/protected-route.tsx';

declare module '../../api/query-keys.ts' {
  interface Resources {
    products: true;
  }
}

const creates = {
  path: '/products/form/new',
  label: 'Create product',
  operation: 'addProduct',
} satisfies Creation;

const list = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/products',
  validateSearch: listSearch<ProductQuery>()('merchantId'),
  component: lazyPage(() => import('./product-list.tsx'), 'ProductList'),
});

const form = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/products/form/$id',
  beforeLoad: guardForm(creates, { page: 'Edit product', operation: 'editProduct' }),
  component: lazyPage(() => import('./product-form.tsx'), 'ProductForm'),
});

const history = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/products/history/$id',
  component: lazyPage(() => import('./product-history.tsx'), 'ProductHistory'),
});

export const products = area({
  entries: [
    {
      menu: ['none', 10],
      label: 'Products',
      path: '/products',
      flag: 'ProductManagement.viewProducts',
      icon: 'Tags',
    },
  ],
  creates,
  marks: { '/products': '/packages' },
  routes: [list, form, history],
});
