import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { control, save, type } from '../../../test/form-page.ts';
import { bringHintPopovers } from '../../../test/hint-popovers.ts';
import { openApp, pageOf } from '../../../test/stage.tsx';

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
const as = (permissions: object) => ({
  'GET /roles/get/permissions/get-by-user': {
    ...{ user: { _id: 'u1', name: 'Mona', userName: 'mona' }, role: { _id: 'r', name: 'Clerk' } },
    ...{ provider: { name: 'Walee' }, userTypeId: 'Walee', userType: 'Admin' },
    ...{ sandbox: true, settlementMath: 'integer', permissions },
  },
  'GET /merchants/get': pageOf({ _id: 'm1', name: 'Nile Books', country: 'Egypt', currency: 'EGP' }),
  'POST /merchants/add/revenue': [revenue],
  'GET /settlements/get': pageOf(settlement),
  'GET /settlements/get/{id}': settlement,
  'POST /settlements/add': settlement,
});
const Settlements = { viewAll: true, addSettlement: true };
const seesMerchants = { Settlements, MerchentManagement: { viewAll: true } };

async function fill(): Promise<void> {
  await screen.findByRole('option', { name: 'Nile Books' });
  await type('merchantName', 'Nile Books');
  await waitFor(async () => expect((await control('totalRevenue')).value).toBe('80,000.00'));
  await type('channel', 'Bank transfer');
  await type('remittanceChargesPercentage', '2');
  await type('exchangeRate', '48');
}

test('who sees no reports is led from a saved settlement to its form, not to a page that refuses', async () => {
  const { router } = await openApp('/settlement/form/new', as(seesMerchants));
  await fill();
  const link = await screen.findByRole('link', { name: /^Show/ });
  expect(link.getAttribute('href')).toBe('/settlement/form/set1');
  save();
  await waitFor(() => expect(router.state.location.pathname).toBe('/settlement/form/set1'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Settlement # 4815' })).toBeTruthy();
});

test('in the list its summary stays, and names the flag', async () => {
  await openApp('/settlements', as(seesMerchants));
  fireEvent.click(await screen.findByRole('button', { name: 'Actions: 4815' }));
  const item = await screen.findByRole('menuitem', { name: /Summary/, hidden: true });
  expect(item.getAttribute('aria-disabled')).toBe('true');
  expect(item.textContent).toContain('Needs the permission “Reports: View all”');
});

test('where no merchant can be offered, the form says which flag is missing', async () => {
  await openApp('/settlement/form/new', { ...as({ Settlements }), 'GET /merchants/get': pageOf() });
  expect(await screen.findByText('Needs the permission “Merchant Management: View all”')).toBeTruthy();
});

test('computed percentages have two decimals; of one that was typed no digit is dropped', async () => {
  await openApp('/settlement/form/set1', as(seesMerchants));
  expect((await control('merchantSharePercentage')).value).toBe('94.74');
  expect((await control('waleeSharePercentage')).value).toBe('4.00');
  expect((await control('remittanceChargesPercentage')).value).toBe('2.125');
});

test('a summary is printed by who may take reports out', async () => {
  bringHintPopovers();
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const report = {
    'GET /reports/settlement-report/{id}': { ...settlement, userTypeId: 'm1', createdBy: 'Omar' },
  };
  await openApp('/settlement-summary/set1', {
    ...as({ ...seesMerchants, Reports: { viewAll: true } }),
    ...report,
  });
  const off = await screen.findByRole('button', { name: /^Print/ });
  fireEvent.click(off);
  expect(off.getAttribute('aria-disabled')).toBe('true');
  expect(off.textContent).toContain('Needs the permission “Reports: Generate report”');
  expect(print).not.toHaveBeenCalled();
});

test('figures of a merchant go with it when another country is chosen', async () => {
  await openApp('/settlement/form/new', as({ ...seesMerchants, Reports: { viewAll: true } }));
  await fill();
  await type('country', 'Pakistan');
  for (const name of ['totalRevenue', 'merchantShare', 'merchantSharePercentage', 'waleeShare'])
    await waitFor(async () => expect((await control(name)).value).toBe(''));
});
