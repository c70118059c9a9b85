import { addDays, businessDay } from '@daftar/domain';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { homeZone } from '../src/i18n/home-zone.ts';
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

test.each([
  ['/loan-requests', 'POST /credit-loan/loan-request/get', 'Africa/Cairo'],
  ['/file-records', 'POST /file-upload/get', homeZone()],
  ['/checkout-logs', 'POST /checkout-logs/get', homeZone()],
  ['/reports?type=transaction-report', 'POST /reports/transaction-report', 'Africa/Cairo'],
  ['/reports?type=billing-report', 'POST /reports/billing-report', 'Africa/Cairo'],
])('%s shows the rows of a chosen preset at once', async (path, list, timeZone) => {
  const { router } = await openApp(path, { [list]: pageOf(), [`${list}/search`]: pageOf() });
  fireEvent.click(await screen.findByRole('button', { name: /^Period/ }));
  fireEvent.click(await screen.findByRole('button', { name: 'Yesterday' }));
  const day = addDays(businessDay(new Date(), timeZone), -1);
  await waitFor(() => expect(router.state.location.search).toMatchObject({ dateFrom: day, dateTo: day }));
  await waitFor(() => expect(document.querySelector('main [data-stale]')).toBeNull());
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Yesterday' })).toBeNull());
});
