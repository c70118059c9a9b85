import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { asWritten } from '../../../i18n/shown.ts';
import { system } from '../../../theme/system.ts';
import { Popover } from './popover.tsx';

async function open() {
  render(
    <ChakraProvider value={system}>
      <Popover label={asWritten('Outer')} trigger="…">
        {() => (
          <>
            <input aria-label="Inside" />
            <Popover label={asWritten('Inner')} trigger="…">
              {() => <input aria-label="Deep inside" />}
            </Popover>
          </>
        )}
      </Popover>
      <input aria-label="Beside" />
    </ChakraProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Outer' }));
  await focused('Inside');
  fireEvent.click(screen.getByRole('button', { name: 'Inner' }));
  await focused('Deep inside');
}

const focused = async (label: string) => {
  const element = await screen.findByLabelText(label);
  await waitFor(() => expect(document.activeElement).toBe(element));
};
const goTo = (label: string) => act(() => screen.getByLabelText(label).focus());
const isOpen = (label: string) => screen.queryByLabelText(label) !== null;

test('a panel stays open while it contains the focus and closes when the focus leaves it', async () => {
  await open();
  goTo('Inside');
  await waitFor(() => expect([isOpen('Inside'), isOpen('Deep inside')]).toEqual([true, false]));
  goTo('Beside');
  await waitFor(() => expect(isOpen('Inside')).toBe(false));
  expect(document.activeElement).toBe(screen.getByLabelText('Beside'));
});

test('panels stay open when the window loses focus', async () => {
  await open();
  act(() => screen.getByLabelText('Deep inside').blur());
  expect([isOpen('Inside'), isOpen('Deep inside')]).toEqual([true, true]);
});

test('Escape closes a panel and returns the focus to its button', async () => {
  await open();
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
  await waitFor(() => expect([isOpen('Inside'), isOpen('Deep inside')]).toEqual([true, false]));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Inner' })));
});
