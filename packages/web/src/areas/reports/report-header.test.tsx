import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp, pageOf } from '../../../test/open-app.tsx';

const view = (id: string, query: string) => ({
  ...{ _id: id, name: `View ${id}`, list: 'settlement-report', query, own: true },
  createdDate: '2026-11-20T08:00:00.000Z',
});
const answers = {
  'POST /reports/settlement-report': pageOf(),
  'GET /saved-views/get': {
    data: [
      view('same', 'type=settlement-report&country=Egypt&currency=EGP'),
      view('other', 'type=settlement-report&country=Pakistan&currency=PKR&sort=channel'),
    ],
  },
};

const currency = () => document.querySelector<HTMLSelectElement>('[data-part=search-form] [name=currency]');
const type = (value: string) => {
  const picker = currency();
  if (picker) fireEvent.change(picker, { target: { value } });
};
const openPeriod = () => fireEvent.click(screen.getByRole('button', { name: /^Period/ }));
async function openSavedView(name: string): Promise<void> {
  fireEvent.click(await screen.findByRole('button', { name: 'Saved views' }));
  fireEvent.click(await screen.findByRole('button', { name, hidden: true }));
}

test('opening a saved view replaces typed header values; changing the sort order keeps them', async () => {
  const { router } = await openApp('/reports?type=settlement-report&country=Egypt&currency=EGP', answers);
  await waitFor(() => expect(currency()?.value).toBe('EGP'));
  type('USD');
  await openSavedView('View same');
  await waitFor(() => expect(currency()?.value).toBe('EGP'));
  type('USD');
  await act(() =>
    router.navigate({ to: '.', search: (before: object) => ({ ...before, sort: 'channel' }) } as never),
  );
  expect(currency()?.value).toBe('USD');
  await openSavedView('View other');
  await waitFor(() => expect(currency()?.value).toBe('PKR'));
});

test('the report header does not search without both days, and shows the error', async () => {
  const { requests } = await openApp('/reports?type=settlement-report&country=Egypt&currency=EGP', answers);
  // Ignores the requests that only count new rows.
  const searchCount = () =>
    requests.filter(({ path, body }) => path === '/reports/settlement-report' && Object(body).limit !== 1)
      .length;
  await waitFor(() => expect(searchCount()).toBe(1));
  openPeriod();
  const panel = within(await screen.findByRole('dialog', { name: 'Period', hidden: true }));
  fireEvent.change(panel.getByLabelText('Date From'), { target: { value: '' } });
  expect(await panel.findByText('Please select date range')).toBeTruthy();
  expect(panel.getByRole<HTMLButtonElement>('button', { name: 'Search', hidden: true }).disabled).toBe(true);
  const header = screen.getAllByRole('button', { name: 'Search' }).at(-1);
  if (header) fireEvent.click(header);
  expect(searchCount()).toBe(1);
});

test('the report greys its rows and says so while the header differs from the search', async () => {
  const { requests, router } = await openApp(
    '/reports?type=settlement-report&country=Egypt&currency=EGP',
    answers,
  );
  const isStale = () => document.querySelector('[data-stale]') !== null;
  await waitFor(() => expect(currency()?.value).toBe('EGP'));
  expect(isStale()).toBe(false);
  type('PKR');
  expect(isStale()).toBe(true);
  expect(screen.getByText('Press Search to apply')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Search' }));
  await waitFor(() => expect(router.state.location.search).toMatchObject({ country: 'Pakistan' }));
  await waitFor(() => expect(isStale()).toBe(false));
  const last = () => requests.findLast(({ path }) => path === '/reports/settlement-report')?.body;
  await waitFor(() => expect(last()).toMatchObject({ country: 'Pakistan', currency: 'PKR' }));
});

test("the report header offers five currencies, then those of the caller's transactions", async () => {
  const session = {
    ...{ user: { _id: 'u1', name: 'Mona', userName: 'mona' }, role: { _id: 'r', name: 'Owner' } },
    ...{ provider: { name: 'Walee' }, userTypeId: 'Walee', userType: 'Admin', sandbox: true },
    ...{
      settlementMath: 'integer',
      usedCurrencies: ['EGP', 'KWD'],
      permissions: { Reports: { viewAll: true } },
    },
  };
  await openApp('/reports?type=settlement-report&country=Egypt&currency=EGP', {
    ...answers,
    'GET /roles/get/permissions/get-by-user': session,
  });
  await waitFor(() => expect(currency()).toBeTruthy());
  const offered = [...(currency()?.options ?? [])].map(({ value }) => value);
  expect(offered).toEqual(['USD', 'PKR', 'EUR', 'EGP', 'AED', 'KWD']);
});
