import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fakeChoices } from '../../../test/fake-choices.ts';
import { control, save, type } from '../../../test/form-page.ts';
import { openApp, pageOf } from '../../../test/open-app.tsx';
import { fakeKeyboardFocus } from '../../../test/shown-hint.ts';

const settlement = {
  ...{ _id: 'set1', transactionId: 4815, merchantName: 'Nile Books', country: 'Egypt', channel: 'Bank' },
  ...{ dateFrom: '2026-10-01', dateTo: '2026-10-15', transactionDate: '2026-10-16T09:00:00Z' },
  ...{ localCurrency: 'EGP', settledCurrency: 'USD', totalRevenue: 80000, merchantShare: 76800 },
  ...{
    remittanceChargesPercentage: 2.125,
    exchangeRate: 48,
    merchantSharePercentage: 94.7368,
    waleeShare: 1,
  },
  ...{ subTotal: 76800, remittanceCharges: 1632, netTransferAmount: 75168, netSettledAmount: 1566 },
  ...{ grossSettledAmount: 1666, math: 'integer', waleeSharePercentage: 4, history: [] },
};
const revenue = {
  ...{ totalAmount: 80000, waleeShareValue: 3200, waleeSharePercentage: 4 },
  ...{ merchantShareValue: 76800, merchantShare: 96 },
};
const responsesFor = (permissions: object) => ({
  'GET /roles/get/permissions/get-by-user': {
    ...{ user: { _id: 'u1', name: 'Mona', userName: 'mona' }, role: { _id: 'r', name: 'Clerk' } },
    ...{ provider: { name: 'Walee' }, userTypeId: 'Walee', userType: 'Admin' },
    ...{ sandbox: true, settlementMath: 'integer', permissions },
  },
  ...fakeChoices({ merchant: [{ _id: 'm1', name: 'Nile Books', country: 'Egypt', currency: 'EGP' }] }),
  'POST /merchants/add/revenue': [revenue],
  'GET /settlements/get': pageOf(settlement),
  'GET /settlements/get/{id}': settlement,
  'POST /settlements/add': settlement,
});
const Settlements = { viewAll: true, addSettlement: true };
const seesMerchants = { Settlements, MerchentManagement: { viewAll: true } };

async function fill(): Promise<void> {
  await type('merchantName', 'Nile Books');
  await waitFor(async () => expect((await control('totalRevenue')).value).toBe('80,000.00'));
  await type('channel', 'Bank transfer');
  await type('remittanceChargesPercentage', '2');
  await type('exchangeRate', '48');
}

test('saving a settlement without access to reports opens its form instead of its summary', async () => {
  const { router } = await openApp('/settlement/form/new', responsesFor(seesMerchants));
  await fill();
  const link = await screen.findByRole('link', { name: /^Show/ });
  expect(link.getAttribute('href')).toBe('/settlement/form/set1');
  save();
  const review = within(await screen.findByRole('alertdialog', { name: 'Review before saving' }));
  fireEvent.change(review.getByLabelText(/Reason for the overlap/), { target: { value: 'Agreed' } });
  fireEvent.click(review.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/settlement/form/set1'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Settlement # 4815' })).toBeTruthy();
});

test('the settlement list disables Summary without access to reports and names the permission', async () => {
  await openApp('/settlements', responsesFor(seesMerchants));
  fireEvent.click(await screen.findByRole('button', { name: 'Actions: 4815' }));
  const item = await screen.findByRole('menuitem', { name: /Summary/, hidden: true });
  expect(item.getAttribute('aria-disabled')).toBe('true');
  expect(item.textContent).toContain('Needs the permission “Reports: View all”');
});

test('the settlement form finds merchants without the permission to list them', async () => {
  const { requests } = await openApp('/settlement/form/new', responsesFor({ Settlements }));
  await type('merchantName', 'Nile Books');
  expect((await control('country')).value).toBe('Egypt');
  expect(requests.some(({ path }) => path === '/merchants/get')).toBe(false);
});

test('the settlement form rounds computed percentages to two decimals and keeps typed ones exact', async () => {
  await openApp('/settlement/form/set1', responsesFor(seesMerchants));
  expect((await control('merchantSharePercentage')).value).toBe('94.74');
  expect((await control('waleeSharePercentage')).value).toBe('4.00');
  expect((await control('remittanceChargesPercentage')).value).toBe('2.125');
});

test('the settlement summary disables Print without the permission to generate reports', async () => {
  fakeKeyboardFocus();
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const report = {
    'GET /reports/settlement-report/{id}': { ...settlement, userTypeId: 'm1', createdBy: 'Omar' },
  };
  await openApp('/settlement-summary/set1', {
    ...responsesFor({ ...seesMerchants, Reports: { viewAll: true } }),
    ...report,
  });
  const printButton = await screen.findByRole('button', { name: /^Print/ });
  fireEvent.click(printButton);
  expect(printButton.getAttribute('aria-disabled')).toBe('true');
  expect(printButton.textContent).toContain('Needs the permission “Reports: Generate report”');
  expect(print).not.toHaveBeenCalled();
});

test('the settlement form clears the revenue when another country deselects the merchant', async () => {
  await openApp('/settlement/form/new', responsesFor({ ...seesMerchants, Reports: { viewAll: true } }));
  await fill();
  await type('country', 'Pakistan');
  for (const name of ['totalRevenue', 'merchantShare', 'merchantSharePercentage', 'waleeShare'])
    await waitFor(async () => expect((await control(name)).value).toBe(''));
});
