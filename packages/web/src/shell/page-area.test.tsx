import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { createRootRoute, createRoute, Link, Outlet } from '@tanstack/react-router';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { renderRouter } from '../../test/render-router.tsx';
import { PageHeader } from '../kit/ui/page/page-header.tsx';
import { system } from '../theme/system.ts';
import { PageArea } from './page-area.tsx';

afterEach(cleanup);

test('the previous page stays and is marked busy until the next one has loaded', async () => {
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

/** Renders a menu beside pages that each have a title and a button. */
async function pages() {
  const root = createRootRoute({
    component: () => (
      <>
        <Link to={'/there' as never}>Menu</Link>
        <PageArea>
          <Outlet />
        </PageArea>
      </>
    ),
  });
  const page = (path: string, more?: ReactNode) =>
    createRoute({
      getParentRoute: () => root,
      path,
      component: () => (
        <>
          <PageHeader title={{ name: path }} />
          <button type="button">Press {path}</button>
          {more}
        </>
      ),
    });
  const untitled = createRoute({
    ...{ getParentRoute: () => root, path: '/untitled' },
    component: () => <p>Its title is on its way</p>,
  });
  const typed = page('/typed', <input ref={focused} />);
  const tree = root.addChildren([page('/here'), page('/there'), typed, untitled]);
  const { router } = renderRouter(tree, '/here');
  await screen.findByRole('heading', { name: '/here' });
  return { router, press: screen.getByRole('button') };
}

const focused = (box: HTMLInputElement | null) => box?.focus();
const title = (name: string) => screen.queryByRole('heading', { name });

test('the first page does not take the focus', async () => {
  const { router } = await pages();
  await waitFor(() => expect(router.state.status).toBe('idle'));
  expect(document.activeElement).toBe(document.body);
});

test("when the focused element disappears with its page, the next page's title gets the focus, also on Back", async () => {
  const { router, press } = await pages();
  press.focus();
  await act(() => router.navigate({ to: '/there' } as never));
  await waitFor(() => expect(document.activeElement).toBe(title('/there')));
  await act(async () => router.history.back());
  await waitFor(() => expect(document.activeElement).toBe(title('/here')));
});

test('a page without a title yet gets the focus on its main element', async () => {
  const { router, press } = await pages();
  press.focus();
  await act(() => router.navigate({ to: '/untitled' } as never));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
});

test('a title that appears later gets the focus', async () => {
  const late = (show: boolean) => (
    <ChakraProvider value={system}>
      <main id="main" tabIndex={-1}>
        {show && <PageHeader title={{ name: 'Late' }} />}
      </main>
    </ChakraProvider>
  );
  const { rerender } = render(late(false));
  screen.getByRole('main').focus();
  rerender(late(true));
  expect(document.activeElement).toBe(title('Late'));
});

test('a focused menu or a field that focuses itself keeps the focus after navigation', async () => {
  const { router } = await pages();
  const menu = screen.getByRole('link', { name: 'Menu' });
  menu.focus();
  await act(() => router.navigate({ to: '/there' } as never));
  await waitFor(() => expect(title('/there')).toBeTruthy());
  expect(document.activeElement).toBe(menu);
  menu.blur();
  await act(() => router.navigate({ to: '/typed' } as never));
  await waitFor(() => expect(document.activeElement?.tagName).toBe('INPUT'));
  await act(() => router.navigate({ to: '/typed', search: { q: 'a' } } as never));
  expect(document.activeElement?.tagName).toBe('INPUT');
});
