import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { asWritten } from '../../i18n/shown.ts';
import { startWork, works } from '../../session/work/long-work.ts';
import { system } from '../../theme/system.ts';
import { WorkHost } from './work-host.tsx';

const show = () =>
  render(
    <ChakraProvider value={system}>
      <WorkHost />
    </ChakraProvider>,
  );

afterEach(() => act(() => works.actions.clear()));

test('a task shows its progress, then a link to its result, until it is dismissed', async () => {
  const { container } = show();
  expect(container.textContent).toBe('');
  const work = startWork(asWritten('Transactions of November'));
  const bar = await screen.findByRole('progressbar', { name: 'Transactions of November' });
  expect(bar.hasAttribute('aria-valuenow')).toBe(false);
  act(() => work.progress(0.25));
  expect(bar.getAttribute('aria-valuenow')).toBe('0.25');
  expect(screen.queryByRole('button', { name: /^(Stop|Dismiss)/ })).toBeNull();
  act(() => work.done({ href: '/exports/9', download: 'transactions.csv' }));
  const link = screen.getByRole('link', { name: 'Download' });
  expect([link.getAttribute('href'), link.getAttribute('download')]).toEqual([
    '/exports/9',
    'transactions.csv',
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss: Transactions of November' }));
  expect(container.textContent).toBe('');
});

test('a failed task shows the reason', async () => {
  show();
  const work = startWork(asWritten('Settlements'));
  await screen.findByRole('progressbar');
  act(() => work.failed(asWritten('The export was cancelled')));
  expect(screen.getByRole('alert').textContent).toBe('The export was cancelled');
  expect(screen.queryByRole('progressbar')).toBeNull();
});

test('a stoppable task has a stop button while it runs, then shows its outcome', async () => {
  show();
  const stop = vi.fn();
  const work = startWork(asWritten('Suspend · 12'), stop);
  fireEvent.click(await screen.findByRole('button', { name: 'Stop: Suspend · 12' }));
  expect(stop).toHaveBeenCalledTimes(1);
  act(() => work.done(undefined, asWritten('Succeeded: 3 · Not started: 9')));
  expect(screen.getByText('Succeeded: 3 · Not started: 9')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Stop/ })).toBeNull();
});

test('the corner folds to a small button and stays folded when it is shown again', async () => {
  const { unmount } = show();
  startWork(asWritten('Settlements'));
  fireEvent.click(await screen.findByRole('button', { name: 'Fold' }));
  expect(screen.queryByText('Settlements')).toBeNull();
  unmount();
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Show the work (1)' }));
  expect(screen.getByText('Settlements')).toBeTruthy();
  expect(localStorage.getItem('daftar.work-corner')).toBeNull();
});
