import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { system } from '../../../theme/system.ts';
import { DayRange } from './day-range.tsx';

vi.mock('./day-calendar.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

test('a calendar that fails to load shows a message, and dates can still be typed', async () => {
  const change = vi.fn();
  render(<DayRange value={{ dateFrom: '', dateTo: '' }} change={change} />, {
    wrapper: ({ children }) => <ChakraProvider value={system}>{children}</ChakraProvider>,
  });
  fireEvent.click(screen.getByRole('button', { name: 'Choose the first day' }));
  expect((await screen.findByRole('status')).textContent).toBe('Loading');
  expect(await screen.findByText('The calendar did not load. Type the day instead.')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Date From'), { target: { value: '5/11/2026' } });
  expect(change).toHaveBeenCalledWith({ dateFrom: '2026-11-05', dateTo: '' });
});
