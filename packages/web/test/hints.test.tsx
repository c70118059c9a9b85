import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeChoices } from './fake-choices.ts';
import { openApp, pageOf } from './open-app.tsx';
import { fakeKeyboardFocus, hintText } from './shown-hint.ts';

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

/** Opens the app and waits for its hints, which load later. */
const open = async (path: string, more: object = {}) => {
  await openApp(path, { ...answers, ...more });
  fakeKeyboardFocus();
  await act(() => import('../src/shell/hints/hints.tsx'));
};
const placeOf = (selector: string) => {
  const place = document.querySelector(selector);
  if (!place) throw new Error(`Nothing on the page is ${selector}`);
  return place;
};
/**
 * Repeats an action until a hint with this text is shown: hints start when the page is idle. Vitest's `waitFor` only looks again
 * after a time; that of Testing Library also looks after each change of the page, which the action causes, and would never end.
 */
const expectHint = (run: () => void, text: RegExp) =>
  vi.waitFor(
    () => {
      if (!text.test(hintText())) act(run);
      expect(hintText()).toMatch(text);
    },
    { timeout: 15_000 },
  );
const focusOn = (selector: string) => () => void fireEvent.focusIn(placeOf(selector));

afterEach(() => vi.restoreAllMocks());

test('hints show the full product, id, time with zone and refresh zone that a report shortens', async () => {
  await open('/reports?type=transaction-report');
  expect(await screen.findByText('Season of Migra…')).toBeTruthy();
  await expectHint(focusOn('.grid-body [data-hint^=Season]'), /^Season of Migration to the North$/);
  await expectHint(focusOn('.grid-body [data-hint^=txn_]'), /^txn_8z4kq7wd2xm9tnb3vc6ryj5fph$/);
  await expectHint(focusOn('.grid-body time'), /Saturday.*21 November 2026.*16:54:45 GMT\+2/);
  await expectHint(focusOn('time[data-hint="Africa/Cairo"]'), /^Africa\/Cairo$/);
});

test('the hint of a time zone shows its IANA name', async () => {
  await open('/settlement/form/new', {
    ...fakeChoices({ merchant: [{ _id: 'm1', name: 'Nile Books', country: 'Egypt', currency: 'EGP' }] }),
  });
  const country = await screen.findByRole('combobox', { name: /^Country/ });
  await waitFor(() => expect(screen.getByRole('option', { name: 'Egypt' })).toBeTruthy());
  fireEvent.change(country, { target: { value: 'Egypt' } });
  await screen.findByText(/^Days of Egypt/);
  await expectHint(focusOn('[data-hint="Africa/Cairo"]'), /^Africa\/Cairo$/);
});

test('pressing a disabled action shows the missing permission and does nothing', async () => {
  await open('/merchants', { [session]: reader });
  const [add] = await screen.findAllByRole('button', { name: /^Create Account/ });
  if (!add) throw new Error('There is no way to create an account');
  await expectHint(() => void fireEvent.click(add), /^Needs the permission “.+”$/);
  expect(add.getAttribute('aria-disabled')).toBe('true');
});
