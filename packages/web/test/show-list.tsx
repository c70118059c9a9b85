import { createRootRoute, createRoute } from '@tanstack/react-router';
import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { pageSearch } from '../src/kit/lists/state/list-search.ts';
import { renderRouter } from './render-router.tsx';

/** Renders a list at an address. Returns the router, the query client and the list's grid. */
export async function showList(list: () => ReactNode, at = '/list') {
  const rendered = showScreen(list, at);
  return { ...rendered, grid: await screen.findByRole('grid') };
}

/** Renders a screen at an address, with a fixed element size, because happy-dom has no layout. */
export function showScreen(list: () => ReactNode, at = '/list') {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(440);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(900);
  const root = createRootRoute();
  const route = createRoute({
    getParentRoute: () => root,
    path: '/list',
    validateSearch: pageSearch('status', 'country', 'dateFrom', 'dateTo', 'serviceId'),
    component: list,
  });
  return renderRouter(root.addChildren([route]), at);
}
