import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { control, type } from '../../../test/form-page.ts';
import { openApp, pageOf } from '../../../test/stage.tsx';

const earlier = {
  ...{ _id: 'set1', transactionId: 4815, merchantName: 'Nile Books', localCurrency: 'EGP', country: 'Egypt' },
  ...{ dateFrom: '2026-10-01', dateTo: '2026-10-15', transactionDate: '2026-10-16T09:00:00Z' },
};
const answers = {
  'GET /merchants/get': pageOf(
    { _id: 'm1', name: 'Nile Books', country: 'Egypt', currency: 'EGP' },
    { _id: 'm2', name: 'Gulf Gifts', country: 'Saudi Arabia', currency: 'SAR' },
  ),
  'POST /merchants/add/revenue': [],
  'GET /settlements/get': pageOf(earlier),
};

async function choose(dateFrom: string, dateTo: string, more: object = {}) {
  const { requests } = await openApp('/settlement/form/new', { ...answers, ...more });
  await type('dateFrom', dateFrom);
  await type('dateTo', dateTo);
  await screen.findByRole('option', { name: 'Nile Books' });
  await type('merchantName', 'Nile Books');
  return requests;
}

test('a period that shares days with an earlier settlement says so before anything is saved', async () => {
  const requests = await choose('2026-10-10', '2026-10-15');
  const said = await screen.findByText(
    /This period overlaps settlement # 4815 \(01 Oct 2026 to 15 Oct 2026\)/,
  );
  const banner = within(said.closest<HTMLElement>('.banner') ?? document.body);
  expect(banner.getByText('Saving asks for a reason.')).toBeTruthy();
  expect(banner.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/settlement-summary/set1',
  ]);
  expect(requests.some(({ path }) => path === '/settlements/add')).toBe(false);
});

test('another period overlaps nothing', async () => {
  const requests = await choose('2026-11-01', '2026-11-15', { 'GET /settlements/get': pageOf() });
  await waitFor(() => expect(requests.some(({ path }) => path === '/settlements/get')).toBe(true));
  expect(screen.queryByText(/This period overlaps/)).toBeNull();
});

test('an overlap is one of a day, a merchant by its id and a currency, as the server has it', async () => {
  const requests = await choose('2026-10-15', '2026-10-20');
  await screen.findByText(/This period overlaps settlement # 4815/);
  const asked = requests.filter(({ path }) => path === '/settlements/get').at(-1)?.query;
  expect(asked).toEqual({
    ...{ userTypeId: 'm1', currency: 'EGP', limit: '100' },
    ...{ dateFrom: '2026-10-15', dateTo: '2026-10-20' },
  });
});

test('the form says whose days the period has, and offers every country that has a merchant', async () => {
  await choose('2026-11-01', '2026-11-15');
  expect(await screen.findByText(/^Days of Egypt: .*GMT\+\d/)).toBeTruthy();
  const offered = [...(await control('country')).querySelectorAll('option')].map(({ value }) => value);
  const six = ['Pakistan', 'China', 'Singapore', 'Malaysia', 'United Kingdom', 'United States'];
  expect(offered).toEqual(['', ...six, 'Egypt', 'Saudi Arabia']);
});

test('the list narrows by those countries too', async () => {
  await openApp('/settlements', answers);
  await screen.findByRole('option', { name: 'Saudi Arabia' });
  expect(screen.getByRole('option', { name: 'Egypt' })).toBeTruthy();
});

test('until a country is chosen, the form says that the days will be those of it', async () => {
  await openApp('/settlement/form/new', answers);
  expect(await screen.findByText('The days are those of the country that you choose.')).toBeTruthy();
  await type('country', 'Pakistan');
  expect(await screen.findByText(/^Days of Pakistan: /)).toBeTruthy();
  expect(screen.queryByText(/^The days are those/)).toBeNull();
});
