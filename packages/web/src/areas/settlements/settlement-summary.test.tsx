import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openApp, pageOf } from '../../../test/open-app.tsx';
import { useArabicDigits } from '../../../test/use-arabic-digits.ts';
import { recordNavigation } from '../../kit/ui/page/previous-locations.ts';

const record = {
  ...{ _id: 'set1', transactionId: 1041.6, transactionDate: '2026-11-21T09:00:00Z', channel: 'Bank' },
  ...{ country: 'Egypt', merchantName: 'Nile Books', userTypeId: 'm1', createdBy: 'Omar Farouk' },
  ...{ localCurrency: 'EGP', settledCurrency: 'USD', dateFrom: '2026-11-01', dateTo: '2026-11-15' },
  ...{
    totalRevenue: 80000.5,
    waleeShare: 3200,
    merchantShare: 76800.48,
    remittanceChargesPercentage: 2,
    exchangeRate: 48,
  },
  ...{ subTotal: 76800, remittanceCharges: 1536, netTransferAmount: 75264, math: 'integer' },
  ...{ netSettledAmount: 1568, grossSettledAmount: 1666.67 },
};

test('the settlement summary shows the rounded number, Paid and long weekdays, and prints', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  await openApp('/settlement-summary/set1', { 'GET /reports/settlement-report/{id}': record });
  expect(await screen.findByRole('heading', { level: 1, name: 'Transaction # 1042' })).toBeTruthy();
  expect(document.title).toBe('Transaction # 1042');
  const paper = within(document.querySelector<HTMLElement>('article') ?? document.body);
  expect(paper.getByText('Paid')).toBeTruthy();
  expect(paper.getByText('Saturday, November 21, 2026')).toBeTruthy();
  expect(paper.getByText(/Sunday, November 1, 2026/)).toBeTruthy();
  expect(paper.getByText(/^Days of Egypt: /)).toBeTruthy();
  expect(paper.getByText('76,800 × 2 ÷ 100 = 1,536')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledTimes(1);
});

const entry = { date: '2026-11-21', time: '2026-11-21T09:00:00Z', description: 'Created', actor: 'Omar' };
const openWithoutDrafts = async (path: string) => {
  sessionStorage.clear();
  await openApp(path, {
    'GET /reports/settlement-report/{id}': record,
    'GET /settlements/get/{id}': { ...record, transactionId: 1042, history: [entry] },
  });
};

test('settlement pages in Arabic write numbers and formulas in Arabic digits, left to right', async () => {
  await useArabicDigits();
  await openWithoutDrafts('/settlement-summary/set1');
  expect(await screen.findByRole('heading', { level: 1, name: 'المعاملة رقم ١٠٤٢' })).toBeTruthy();
  const formula = screen.getByText('٧٦٬٨٠٠ × ٢ ÷ ١٠٠ = ١٬٥٣٦');
  expect(formula.className).toContain('figure ltr');
  cleanup();
  await openWithoutDrafts('/settlement/form/set1');
  expect(await screen.findByRole('heading', { level: 1, name: 'التسوية رقم ١٠٤٢' })).toBeTruthy();
  expect(screen.getByText('٧٦٬٨٠٠ × ٢ ÷ ١٠٠ = ١٬٥٣٦').className).toContain('figure ltr');
  expect(screen.getByText('٨٠٠٠٠٫٥ → ٨٠٠٠٠')).toBeTruthy();
  cleanup();
  await openApp('/settlements', { 'GET /settlements/get': pageOf({ ...record, transactionId: 1042 }) });
  expect(await screen.findByText('١٠٤٢')).toBeTruthy();
  expect(screen.getByRole('button', { name: /: ١٠٤٢$/ })).toBeTruthy();
  // Only names and codes keep Latin digits, and this page has none with digits.
  expect(document.querySelector('main')?.textContent).not.toMatch(/[0-9]/);
});

test('the settlement summary and its print say that the settlement overlaps an earlier one, and why', async () => {
  await openApp('/settlement-summary/set1', {
    'GET /reports/settlement-report/{id}': { ...record, overrideReason: 'Late payments of 3 November' },
  });
  const reason = await screen.findByText('Late payments of 3 November');
  expect(reason.closest('article')).toBeTruthy();
  expect(reason.closest('.no-print')).toBeNull();
  expect(reason.parentElement?.textContent).toContain('This settlement overlaps an earlier one.');
});

test('the settlement summary names the platform owner and its creator, and its lines add up', async () => {
  await openApp('/settlement-summary/set1', {
    'GET /reports/settlement-report/{id}': { ...record, waleeShare: 2400.01 },
  });
  await screen.findByRole('heading', { level: 1, name: 'Transaction # 1042' });
  const paper = within(document.querySelector<HTMLElement>('article') ?? document.body);
  const fact = (name: string) => paper.getByText(name).nextElementSibling?.textContent;
  expect([fact('Issued by'), fact('Created by')]).toEqual(['Walee', 'Omar Farouk']);
  const lines = paper.getAllByRole('row').map(({ textContent }) => textContent);
  expect(lines.slice(1, 5)).toEqual([
    'Total Revenue80,000.50 EGP',
    'Carrier Share800.01 EGP',
    'Walee Share2,400.01 EGP',
    'Merchant Share80,000.5 − 800.01 − 2,400.01 = 76,800.4876,800.48 EGP',
  ]);
  expect(lines[5]).toContain('Sub Total');
});

test('the settlement summary shows the refunds of each share, and its lines add up to the revenue', async () => {
  const refunds = { total: 450.5, carrierShare: 0, waleeShare: 18.02, merchantShare: 432.48 };
  await openApp('/settlement-summary/set1', {
    'GET /reports/settlement-report/{id}': { ...record, refunds },
  });
  await screen.findByRole('heading', { level: 1, name: 'Transaction # 1042' });
  const paper = within(document.querySelector<HTMLElement>('article') ?? document.body);
  const lines = paper.getAllByRole('row').map(({ textContent }) => textContent);
  expect(lines.slice(1, 6)).toEqual([
    'Paid by customers80,451.00 EGP',
    'Refunds of the carrier share0.00 EGP',
    'Refunds of the Walee share−18.02 EGP',
    'Refunds of the merchant share−432.48 EGP',
    'Total Revenue80,000.50 EGP',
  ]);
});

test('the settlement summary shows what the exchange rate counts as, and a difference with its reason', async () => {
  await openApp('/settlement-summary/set1', {
    'GET /reports/settlement-report/{id}': {
      ...{ ...record, exchangeRate: 48.5, differenceReason: 'Agreed with the merchant' },
      exact: { ...record, netSettledAmount: 1551.85 },
    },
  });
  await screen.findByRole('heading', { level: 1, name: 'Transaction # 1042' });
  const paper = within(document.querySelector<HTMLElement>('article') ?? document.body);
  const rate = paper.getByText('Exchange Rate').nextElementSibling?.textContent;
  expect(rate).toBe('48.5 EGP for 1 USDCounts as 48: decimals are dropped');
  const difference = paper.getByRole('region', { name: 'Difference' }).textContent;
  expect(difference).toContain('Net Settled Amount with decimals1,551.85 USD');
  expect(difference).toContain('Difference16.15 USD');
  expect(difference).toContain('Differs because: Agreed with the merchant');
});

test.each(['/settlement-summary/set1', '/settlement/form/set1'])(
  'Back on %s after a save leads to the settlements, not to the form',
  async (path) => {
    recordNavigation({ pathname: '/settlement/form/new', search: {} }, { pathname: path, search: {} });
    await openWithoutDrafts(path);
    const back = await screen.findByRole('link', { name: 'Back' });
    expect(back.getAttribute('href')?.split('?')[0]).toBe('/settlements');
    recordNavigation(undefined, { pathname: '/login', search: {} });
  },
);
