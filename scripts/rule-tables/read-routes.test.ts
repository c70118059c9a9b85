import { expect, test } from 'vitest';
import { routesIn } from './read-routes.ts';

test('reads each address with its page and the files beside the page', () => {
  const code = `const list = createRoute({
  path: '/carriers',
  component: lazyPage(() => import('./carrier-list.tsx'), 'CarrierList'),
});
const form = createRoute({
  path: '/carriers/form/$id',
  component: lazyPage(() => import('./carrier-form.tsx'), 'CarrierForm'),
});`;
  const pages: Record<string, string> = {
    'web/areas/carriers/carrier-list.tsx': `import { CarrierActions, useCarrierActions } from './carrier-actions.tsx';
import { carrierQueries } from './carrier-queries.ts';`,
    'web/areas/carriers/carrier-form.tsx': '',
  };
  expect(routesIn('web/areas/carriers/area.ts', code, (page) => pages[page] ?? '')).toEqual([
    {
      path: '/carriers',
      route: 'web/areas/carriers/area.ts',
      page: 'web/areas/carriers/carrier-list.tsx',
      parts: ['web/areas/carriers/carrier-actions.tsx'],
    },
    {
      path: '/carriers/form/$id',
      route: 'web/areas/carriers/area.ts',
      page: 'web/areas/carriers/carrier-form.tsx',
      parts: [],
    },
  ]);
});
