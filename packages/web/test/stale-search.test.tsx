import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp, pageOf } from './open-app.tsx';

test.each([
  ['/loan-requests', 'POST /credit-loan/loan-request/get'],
  ['/file-records', 'POST /file-upload/get'],
])('%s says that a typed text waits for Search, and marks its rows until then', async (path, list) => {
  await openApp(path, { [list]: pageOf(), [`${list}/search`]: pageOf() });
  const isStale = () => document.querySelector('main [data-part=search-form][data-stale]') !== null;
  const text = await screen.findByRole('searchbox', { name: 'Search text' });
  expect(isStale()).toBe(false);
  fireEvent.change(text, { target: { value: 'nora' } });
  expect(isStale()).toBe(true);
  const search = screen.getByRole('button', { name: 'Search' });
  const note = document.getElementById(search.getAttribute('aria-describedby') ?? '');
  expect(note?.textContent).toBe('Press Search to apply');
  fireEvent.click(search);
  await waitFor(() => expect(isStale()).toBe(false));
  expect(note?.textContent).toBe('');
});
