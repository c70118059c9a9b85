import { createRootRoute, createRoute } from '@tanstack/react-router';
import { screen } from '@testing-library/react';
import { type ReactNode, Suspense } from 'react';
import { renderRouter } from './render-router.tsx';

/** Renders a page, with stubs for the paths it links to. Returns when the page's title is shown. */
export async function showPage(path: string, at: string, page: () => ReactNode, linkedPaths: string[] = []) {
  const root = createRootRoute();
  const routes = [path, ...linkedPaths].map((one) =>
    createRoute({
      getParentRoute: () => root,
      path: one,
      component: () => (one === path ? <Suspense>{page()}</Suspense> : one),
    }),
  );
  const rendered = renderRouter(root.addChildren(routes), at);
  await screen.findByRole('heading', { level: 1 });
  return rendered;
}
