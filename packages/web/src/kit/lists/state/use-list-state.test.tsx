import { ChakraProvider } from '@chakra-ui/react/styled-system';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { system } from '../../../theme/system.ts';
import { SearchBox } from '../../ui/parts/search-box.tsx';
import { useListState } from './use-list-state.ts';

function List() {
  const { search, change } = useListState();
  return <SearchBox value={search.q ?? ''} change={(q) => change({ q: q || undefined }, 'bit by bit')} />;
}

/** Renders a list, beside a route that takes a second to load. */
async function show() {
  const root = createRootRoute();
  const list = createRoute({ getParentRoute: () => root, path: '/list', component: List });
  const slow = createRoute({
    ...{ getParentRoute: () => root, path: '/slow', component: () => <h1>Slow</h1> },
    loader: () => new Promise((resolve) => setTimeout(resolve, 1000)),
  });
  const router = createRouter({
    routeTree: root.addChildren([list, slow]),
    history: createMemoryHistory({ initialEntries: ['/list'] }),
  });
  await act(async () => {
    render(
      <ChakraProvider value={system}>
        <RouterProvider router={router as never} />
      </ChakraProvider>,
    );
    await router.load();
  });
  return router;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const type = (value: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value } });
const passTime = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

test('the search box updates the URL once typing pauses', async () => {
  const router = await show();
  type('Nile');
  await passTime(299);
  expect(router.state.location.search).toEqual({});
  await passTime(1);
  expect(router.state.location.search).toEqual({ q: 'Nile' });
});

test('leaving the list before typing pauses drops the search, even while the next page is loading', async () => {
  const router = await show();
  type('Nile');
  await passTime(100);
  act(() => void router.navigate({ to: '/slow' } as never));
  await passTime(500);
  expect(screen.getByRole('searchbox')).toBeTruthy();
  await passTime(1000);
  expect(screen.getByRole('heading').textContent).toBe('Slow');
  expect(router.state.location.href).toBe('/slow');
});
