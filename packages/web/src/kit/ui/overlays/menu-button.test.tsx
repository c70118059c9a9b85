import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { showScreen } from '../../../../test/show-list.tsx';
import type { Shown } from '../../../i18n/shown.ts';
import { asWritten } from '../../../i18n/shown.ts';
import { MenuButton } from './menu-button.tsx';

function show(disabledReason?: Shown) {
  const select = vi.fn();
  showScreen(() => (
    <MenuButton label={asWritten('Actions')} icon="…">
      {(Menu) => (
        <>
          <Menu.Action disabledReason={disabledReason} onSelect={select}>
            Delete
          </Menu.Action>
          <Menu.Action>Edit</Menu.Action>
        </>
      )}
    </MenuButton>
  ));
  return select;
}

const press = async () => fireEvent.click(await screen.findByRole('button', { name: 'Actions' }));
const item = (name: string) => screen.findByRole('menuitem', { name });

test('the first press opens the menu although its code still has to load, and focuses it', async () => {
  show();
  await press();
  const button = screen.getByRole('button', { name: 'Actions' });
  const menu = await screen.findByRole('menu', { name: 'Actions' });
  expect(button.getAttribute('aria-expanded')).toBe('true');
  expect(button.getAttribute('aria-controls')).toBe(menu.id);
  await waitFor(() => expect(document.activeElement).toBe(menu));
});

test('a menu opened by keyboard starts at its first item, or with ArrowUp at its last', async () => {
  show();
  await press();
  const menu = await screen.findByRole('menu');
  const first = await item('Delete');
  await waitFor(() => expect(menu.getAttribute('aria-activedescendant')).toBe(first.id));
  fireEvent.keyDown(menu, { key: 'Escape' });
  const button = screen.getByRole('button', { name: 'Actions' });
  await waitFor(() => expect(document.activeElement).toBe(button));
  fireEvent.keyDown(button, { key: 'ArrowUp' });
  const last = await item('Edit');
  await waitFor(() => expect(screen.getByRole('menu').getAttribute('aria-activedescendant')).toBe(last.id));
});

test('a menu item runs its action, closes the menu and returns the focus', async () => {
  const select = show();
  await press();
  fireEvent.click(await item('Delete'));
  expect(select).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Actions' })));
});

test('a disabled menu item can be reached, does nothing and shows the reason', async () => {
  const select = show(asWritten('The merchant has money'));
  await press();
  const off = await item('Delete');
  await waitFor(() => expect(screen.getByRole('menu').getAttribute('aria-activedescendant')).toBe(off.id));
  fireEvent.click(off);
  expect(select).not.toHaveBeenCalled();
  expect(off.getAttribute('aria-disabled')).toBe('true');
  const why = document.getElementById(off.getAttribute('aria-describedby') ?? '');
  expect(why?.textContent).toBe('The merchant has money');
});
