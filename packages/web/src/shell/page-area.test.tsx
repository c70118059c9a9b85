import { createRootRoute, createRoute, Outlet } from '@tanstack/react-router';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderRouter } from '../../test/render-router.tsx';
import { PageArea } from './page-area.tsx';

afterEach(cleanup);

test('the last page stays, and is told as busy, until the next one is here', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const root = createRootRoute({
    component: () => (
      <PageArea>
        <Outlet />
      </PageArea>
    ),
  });
  const page = (path: string, loader?: () => Promise<void>) =>
    createRoute({ getParentRoute: () => root, path, component: () => <h1>{path}</h1>, loader });
  const { router } = renderRouter(root.addChildren([page('/here'), page('/far', () => promise)]), '/here');
  await screen.findByRole('heading', { name: '/here' });
  const main = screen.getByRole('main');
  await waitFor(() => expect(main.getAttribute('aria-busy')).toBe('false'));
  await act(async () => void router.navigate({ to: '/far' } as never));
  expect(main.getAttribute('aria-busy')).toBe('true');
  expect(screen.getByRole('heading').textContent).toBe('/here');
  await act(async () => resolve());
  await screen.findByRole('heading', { name: '/far' });
  await waitFor(() => expect(main.getAttribute('aria-busy')).toBe('false'));
});
