import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeChoices } from '../../../test/fake-choices.ts';
import { control, type } from '../../../test/form-page.ts';
import { openApp, pageOf } from '../../../test/open-app.tsx';

const earlier = {
  ...{ _id: 'set1', transactionId: 4815, merchantName: 'Nile Books', localCurrency: 'EGP', country: 'Egypt' },
  ...{ dateFrom: '2026-10-01', dateTo: '2026-10-15', transactionDate: '2026-10-16T09:00:00Z' },
};
const answers = {
  ...fakeChoices({
    merchant: [
      { _id: 'm1', name: 'Nile Books', country: 'Egypt', currency: 'EGP' },
      { _id: 'm2', name: 'Gulf Gifts', country: 'Saudi Arabia', currency: 'SAR' },
    ],
  }),
  'POST /merchants/add/revenue': [{ totalAmount: 80000, merchantShareValue: 76800, waleeShareValue: 3200 }],
  'GET /settlements/get': pageOf(earlier),
};

async function choose(dateFrom: string, dateTo: string, more: object = {}) {
  const { requests } = await openApp('/settlement/form/new', { ...answers, ...more });
  await type('dateFrom', dateFrom);
  await type('dateTo', dateTo);
  await type('merchantName', 'Nile Books');
  return requests;
}

test('the settlement form warns of an earlier settlement that overlaps the period, before anything is saved', async () => {
  const requests = await choose('2026-10-10', '2026-10-15');
  const notice = await screen.findByText(
    /This period overlaps settlement # 4815 \(01 Oct 2026 to 15 Oct 2026\)/,
  );
  const banner = within(notice.closest<HTMLElement>('.chakra-alert__root') ?? document.body);
  expect(banner.getByText('You must give a reason to save.')).toBeTruthy();
  expect(banner.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/settlement-summary/set1',
  ]);
  expect(requests.some(({ path }) => path === '/settlements/add')).toBe(false);
});

test('the settlement form shows no warning for a period without settlements', async () => {
  const requests = await choose('2026-11-01', '2026-11-15', { 'GET /settlements/get': pageOf() });
  await waitFor(() => expect(requests.some(({ path }) => path === '/settlements/get')).toBe(true));
  expect(screen.queryByText(/This period overlaps/)).toBeNull();
});

test('the settlement form looks for overlaps by merchant id, currency and days, as the server does', async () => {
  const requests = await choose('2026-10-15', '2026-10-20');
  await screen.findByText(/This period overlaps settlement # 4815/);
  const query = requests.filter(({ path }) => path === '/settlements/get').at(-1)?.query;
  expect(query).toEqual({
    ...{ userTypeId: 'm1', currency: 'EGP', limit: '100' },
    ...{ dateFrom: '2026-10-15', dateTo: '2026-10-20' },
  });
});

test("the settlement form names the country of its time zone and offers every merchant's country", async () => {
  await choose('2026-11-01', '2026-11-15');
  expect(await screen.findByText(/^Days of Egypt: .*GMT\+\d/)).toBeTruthy();
  const offered = [...(await control('country')).querySelectorAll('option')].map(({ value }) => value);
  const fixedCountries = ['Pakistan', 'China', 'Singapore', 'Malaysia', 'United Kingdom', 'United States'];
  expect(offered).toEqual(['', ...fixedCountries, 'Egypt', 'Saudi Arabia']);
});

test("the settlement list's country filter offers every merchant's country", async () => {
  await openApp('/settlements', answers);
  await screen.findByRole('option', { name: 'Saudi Arabia' });
  expect(screen.getByRole('option', { name: 'Egypt' })).toBeTruthy();
});

test('the settlement form says that the days depend on the country until one is chosen', async () => {
  await openApp('/settlement/form/new', answers);
  expect(await screen.findByText('Days follow the time zone of the country you choose.')).toBeTruthy();
  await type('country', 'Pakistan');
  expect(await screen.findByText(/^Days of Pakistan: /)).toBeTruthy();
  expect(screen.queryByText(/^The days are those/)).toBeNull();
});
