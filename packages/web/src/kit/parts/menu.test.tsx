import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { fakePopovers } from '../../../test/fake-popovers.ts';
import { Menu, MenuItem } from './menu.tsx';

beforeAll(fakePopovers);

async function show(disabledReason?: string) {
  const select = vi.fn();
  const routeTree = createRootRoute({
    component: () => (
      <Menu label="Actions" trigger="…">
        <MenuItem onSelect={select} disabledReason={disabledReason}>
          Delete
        </MenuItem>
      </Menu>
    ),
  });
  const router = createRouter({ routeTree, history: createMemoryHistory() });
  render(<RouterProvider router={router as never} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Actions' }));
  return { item: screen.getByRole('menuitem', { name: 'Delete' }), select };
}

test('a click on a menu item runs its action', async () => {
  const { item, select } = await show();
  fireEvent.click(item);
  expect(select).toHaveBeenCalledTimes(1);
  expect(item.getAttribute('aria-disabled')).toBeNull();
});

test('a menu item with a reason is disabled, does nothing and shows the reason', async () => {
  const { item, select } = await show('The merchant has money');
  fireEvent.click(item);
  expect(select).not.toHaveBeenCalled();
  expect(item.getAttribute('aria-disabled')).toBe('true');
  const why = document.getElementById(item.getAttribute('aria-describedby') ?? '');
  expect(why?.textContent).toBe('The merchant has money');
  expect(document.getElementById(item.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'The merchant has money',
  );
});
