import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { bringHintPopovers, hintSaid as told } from './hint-popovers.ts';
import { openApp, pageOf } from './stage.tsx';

const transaction = {
  ...{ _id: 't1', transactionId: 'txn_8z4kq7wd2xm9tnb3vc6ryj5fph', orderId: '10005016', country: 'Egypt' },
  ...{ operator: 'EG - Vodafone', productName: 'Season of Migration to the North', currency: 'EGP' },
  ...{ serviceName: 'Books online', transactionDate: '2026-11-21T14:54:45Z', status: 'Success' },
  ...{ amount: 185.5, netAmount: 185.5, merchantShareValue: 178.08, waleeShareValue: 7.42 },
};
const answers = {
  'GET /services/get/by-user': pageOf(),
  'GET /merchants/get': pageOf(),
  'POST /reports/transaction-report': pageOf(transaction),
};
const session = 'GET /roles/get/permissions/get-by-user';
const reader = {
  ...{ user: { _id: 'u1', name: 'Mona', userName: 'mona' }, role: { _id: 'r', name: 'Reader' } },
  ...{ provider: { name: 'Walee' }, userTypeId: 'Walee', userType: 'Admin', sandbox: true },
  ...{ settlementMath: 'integer', permissions: { MerchentManagement: { viewAll: true } } },
};

/** Opens the app at a URL and waits until the hints have loaded. */
const open = async (path: string, more: object = {}) => {
  await openApp(path, { ...answers, ...more });
  bringHintPopovers();
  await waitFor(() => expect(document.querySelector('.hint')).toBeTruthy());
};
const goTo = (selector: string) => {
  const place = document.querySelector(selector);
  if (!place) throw new Error(`No element matches ${selector}`);
  act(() => void fireEvent.focusIn(place));
};

afterEach(() => vi.restoreAllMocks());

test("hints show a report's truncated product, full id, full time with zone, and the zone of the reload time", async () => {
  await open('/reports?type=transaction-report');
  expect(await screen.findByText('Season of Migra…')).toBeTruthy();
  goTo('.grid-body [data-hint^=Season]');
  expect(told()).toBe('Season of Migration to the North');
  goTo('.grid-body [data-hint^=txn_]');
  expect(told()).toBe('txn_8z4kq7wd2xm9tnb3vc6ryj5fph');
  goTo('.grid-body time');
  expect(told()).toMatch(/Saturday.*21 November 2026.*16:54:45 GMT\+2/);
  goTo('time.as-of');
  expect(told()).toBe('Africa/Cairo');
});

test('the hint of a time zone note shows the IANA name', async () => {
  await open('/settlement/form/new', {
    'GET /merchants/get': pageOf({ _id: 'm1', name: 'Nile Books', country: 'Egypt', currency: 'EGP' }),
  });
  const country = await screen.findByRole('combobox', { name: /^Country/ });
  await waitFor(() => expect(screen.getByRole('option', { name: 'Egypt' })).toBeTruthy());
  fireEvent.change(country, { target: { value: 'Egypt' } });
  await screen.findByText(/^Days of Egypt/);
  goTo('[data-hint="Africa/Cairo"]');
  expect(told()).toBe('Africa/Cairo');
});

test('pressing an action without permission shows the reason and does nothing', async () => {
  await open('/merchants', { [session]: reader });
  const [add] = await screen.findAllByRole('button', { name: /^Create Account/ });
  if (!add) throw new Error('The Create Account button is missing');
  act(() => void fireEvent.click(add));
  expect(told()).toMatch(/^Needs the permission “.+”$/);
  expect(add.getAttribute('aria-disabled')).toBe('true');
});
