import { createRootRoute, createRoute } from '@tanstack/react-router';
import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { listSearch } from '../src/kit/bindings/list-search.ts';
import { renderRouter } from './render-router.tsx';

/** Renders a list at a URL and waits for its grid. */
export async function showList(list: () => ReactNode, at = '/list') {
  const shown = showScreen(list, at);
  return { ...shown, grid: await screen.findByRole('grid') };
}

/** Renders one screen at a URL, with a fake size so that the grid draws rows. */
export function showScreen(list: () => ReactNode, at = '/list') {
  vi.stubGlobal('ResizeObserver', undefined);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(440);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(900);
  const root = createRootRoute();
  const route = createRoute({
    getParentRoute: () => root,
    path: '/list',
    validateSearch: listSearch('status', 'country', 'dateFrom', 'dateTo', 'msisdn'),
    component: list,
  });
  return renderRouter(root.addChildren([route]), at);
}
