import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { bringPopovers } from '../../../test/popovers.ts';
import { Popover } from './popover.tsx';

beforeAll(bringPopovers);

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

test('the keyboard leaves a panel open that it is in, and closes the ones that it leaves', () => {
  open();
  expect([isOpen('Inside'), isOpen('Deep inside')]).toEqual([true, true]);
  goTo('Inside');
  expect([isOpen('Inside'), isOpen('Deep inside')]).toEqual([true, false]);
  goTo('Beside');
  expect(isOpen('Inside')).toBe(false);
  expect(document.activeElement).toBe(screen.getByLabelText('Beside'));
});

test('a window that loses the keyboard keeps its panels', () => {
  open();
  act(() => screen.getByLabelText('Deep inside').blur());
  expect([isOpen('Inside'), isOpen('Deep inside')]).toEqual([true, true]);
});
