import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Popover } from './popover.tsx';

function open() {
  render(
    <>
      <Popover label="Outer" trigger="…">
        {() => (
          <>
            <input aria-label="Inside" />
            <Popover label="Inner" trigger="…">
              {() => <input aria-label="Deep inside" />}
            </Popover>
          </>
        )}
      </Popover>
      <input aria-label="Beside" />
    </>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Outer' }));
  fireEvent.click(screen.getByRole('button', { name: 'Inner' }));
  goTo('Deep inside');
}

const goTo = (label: string) => act(() => screen.getByLabelText(label).focus());
const isOpen = (label: string) => screen.queryByLabelText(label) !== null;

test('a panel stays open while it contains the focus and closes when the focus leaves it', () => {
  open();
  expect([isOpen('Inside'), isOpen('Deep inside')]).toEqual([true, true]);
  goTo('Inside');
  expect([isOpen('Inside'), isOpen('Deep inside')]).toEqual([true, false]);
  goTo('Beside');
  expect(isOpen('Inside')).toBe(false);
  expect(document.activeElement).toBe(screen.getByLabelText('Beside'));
});

test('panels stay open when the window loses focus', () => {
  open();
  act(() => screen.getByLabelText('Deep inside').blur());
  expect([isOpen('Inside'), isOpen('Deep inside')]).toEqual([true, true]);
});
