import { createRootRoute, createRoute } from '@tanstack/react-router';
import { screen } from '@testing-library/react';
import { type ReactNode, Suspense } from 'react';
import { renderRouter } from './render-router.tsx';

/** Renders a page at a URL, with empty pages for the paths in `leadsTo`, and waits for its title. */
export async function showPage(path: string, at: string, page: () => ReactNode, leadsTo: string[] = []) {
  const root = createRootRoute();
  const routes = [path, ...leadsTo].map((one) =>
    createRoute({
      getParentRoute: () => root,
      path: one,
      component: () => (one === path ? <Suspense>{page()}</Suspense> : one),
    }),
  );
  const shown = renderRouter(root.addChildren(routes), at);
  await screen.findByRole('heading', { level: 1 });
  return shown;
}
