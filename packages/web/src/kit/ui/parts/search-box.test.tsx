import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { system } from '../../../theme/system.ts';
import { SearchBox } from './search-box.tsx';

test('the search box keeps text typed while results load and follows other changes of the URL', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const change = vi.fn();
  const box = () => screen.getByRole<HTMLInputElement>('searchbox');
  const type = (value: string) => fireEvent.change(box(), { target: { value } });
  const passTime = () =>
    act(() => {
      vi.advanceTimersByTime(300);
    });
  const at = (value: string) => (
    <ChakraProvider value={system}>
      <SearchBox value={value} change={change} />
    </ChakraProvider>
  );
  const { rerender } = render(at(''));
  const arrive = (value: string) => rerender(at(value));
  type('Ni');
  passTime();
  expect(change).toHaveBeenLastCalledWith('Ni');
  type('Nil');
  arrive('Ni');
  expect(box().value).toBe('Nil');
  passTime();
  expect(change).toHaveBeenLastCalledWith('Nil');
  arrive('Nil');
  for (const value of ['', 'Nil', 'Cairo']) {
    arrive(value);
    expect(box().value).toBe(value);
  }
});
