import { createRoute } from '@tanstack/react-router';
import { Headset } from 'lucide-react';
import { area } from '../../session/areas.ts';
import { lazyPage } from '../../shell/lazy-page.ts';
import { protectedRoute } from '../../shell/protected-route.tsx';

const list = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/call-center',
  component: lazyPage(() => import('./call-center.tsx'), 'CallCenter'),
});

export const callCenter = area({
  entries: [
    {
      menu: ['side', 150],
      label: 'Callcenter',
      path: '/call-center',
      flag: 'CallCenter.viewAll',
      icon: Headset,
      key: 'h',
    },
  ],
  routes: [list],
});
