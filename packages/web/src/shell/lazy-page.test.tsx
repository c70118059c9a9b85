import { createRootRoute, createRoute, Outlet } from '@tanstack/react-router';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderRouter } from '../../test/render-router.tsx';
import { lazyPage } from './lazy-page.ts';
import { ShellProblem } from './shell-problem.tsx';

const gone = new TypeError('Failed to fetch dynamically imported module: /assets/users-1.js');
const reload = vi.fn();

beforeEach(() => {
  sessionStorage.clear();
  reload.mockClear();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** Renders an app with a menu and navigates to a page whose code `importer` loads. */
async function leadOn(importer: () => Promise<{ Page: () => string }>) {
  const root = createRootRoute({
    component: () => (
      <>
        <nav>Menu</nav>
        <Outlet />
      </>
    ),
  });
  const at = (path: string, component: () => unknown) =>
    createRoute({
      getParentRoute: () => root,
      path,
      component: component as never,
      errorComponent: ShellProblem,
    });
  const far = at('/far', lazyPage(importer, 'Page') as never);
  const { router } = renderRouter(root.addChildren([at('/here', () => 'Here'), far]), '/here');
  await screen.findByText('Here');
  await act(async () => void router.navigate({ to: '/far' } as never));
}

const words = 'This page could not be loaded. Check your connection, then try again.';

test('a page that cannot load offline shows a message below the menu and loads on retry', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const importer = vi.fn<() => Promise<{ Page: () => string }>>().mockRejectedValue(gone);
  await leadOn(importer);
  expect((await screen.findByRole('heading')).textContent).toBe(words);
  expect(screen.getByText('Menu')).toBeTruthy();
  expect(reload).not.toHaveBeenCalled();
  online.mockReturnValue(true);
  importer.mockResolvedValue({ Page: () => 'Far' });
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Far')).toBeTruthy();
});

test('a page that cannot load because the server is unreachable shows the same message', async () => {
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  await leadOn(() => Promise.reject(gone));
  expect((await screen.findByRole('heading')).textContent).toBe(words);
  expect(reload).not.toHaveBeenCalled();
});

test('code removed by a newer version is loaded with one page reload', async () => {
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
  await leadOn(() => Promise.reject(gone));
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  cleanup();
  await leadOn(() => Promise.reject(gone));
  expect((await screen.findByRole('heading')).textContent).toBe('Something went wrong');
  expect(reload).toHaveBeenCalledTimes(1);
});
