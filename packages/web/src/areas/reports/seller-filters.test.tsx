import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeChoices } from '../../../test/fake-choices.ts';
import { filterButton, filterBy, openFilter } from '../../../test/form-page.ts';
import { openApp, pageOf, refused } from '../../../test/open-app.tsx';

const session = {
  ...{ user: { _id: 'u1', name: 'Mona', userName: 'mona' }, role: { _id: 'r', name: 'Support' } },
  ...{ provider: { name: 'Walee' }, userTypeId: 'Walee', userType: 'Admin' },
  ...{
    permissions: { Reports: { viewAll: true } },
    sandbox: true,
    settlementMath: 'integer',
    usedCurrencies: [],
  },
};
const answers = {
  ...fakeChoices({
    merchant: [
      { _id: 'mer_1', name: 'Nile' },
      { _id: 'mer_2', name: 'Delta' },
    ],
    service: [
      { _id: 'srv_1', name: 'Books', userTypeId: 'mer_1' },
      { _id: 'srv_2', name: 'Films', userTypeId: 'mer_1' },
      { _id: 'srv_3', name: 'Games', userTypeId: 'mer_2' },
    ],
  }),
  'POST /reports/transaction-report': pageOf(),
  'GET /roles/get/permissions/get-by-user': session,
};
const responsesFor = (own: object) => ({
  ...answers,
  'GET /roles/get/permissions/get-by-user': { ...session, ...own },
});

type Requests = Awaited<ReturnType<typeof openApp>>['requests'];
const lastSearch = (requests: Requests) =>
  requests.filter(({ path }) => path === '/reports/transaction-report').at(-1)?.body;
const choices = async (label: string) => {
  const button = await openFilter(label);
  const list = await waitFor(() => {
    const options = document.querySelectorAll('[data-scope=combobox][data-part=item]');
    expect(options.length).toBeGreaterThan(0);
    return [...options];
  });
  fireEvent.click(button);
  return list.map(({ textContent }) => textContent);
};

test("the platform owner filters transactions by merchant, then by one of the merchant's services", async () => {
  const { requests, router } = await openApp('/reports?type=transaction-report', answers);
  expect(await choices('Merchant')).toEqual(['Nile', 'Delta']);
  expect(filterButton('Service')).toBeUndefined();
  await filterBy('Merchant', 'Nile');
  await waitFor(() => expect(filterButton('Service')).toBeTruthy());
  expect(await choices('Service')).toEqual(['Books', 'Films']);
  await filterBy('Service', 'Films');
  await waitFor(() =>
    expect(lastSearch(requests)).toMatchObject({ userTypeId: 'mer_1', serviceId: 'srv_2' }),
  );
  expect(router.state.location.search).toMatchObject({ userTypeId: 'mer_1', serviceId: 'srv_2' });
});

test('changing or removing the merchant filter removes the service filter', async () => {
  const filteredPath = '/reports?type=transaction-report&userTypeId=mer_1&serviceId=srv_1';
  const { requests } = await openApp(filteredPath, answers);
  await screen.findByRole('button', { name: 'Remove filter: Service' });
  await filterBy('Merchant', 'Delta');
  await waitFor(() => expect(lastSearch(requests)).toMatchObject({ userTypeId: 'mer_2' }));
  expect(lastSearch(requests)).not.toHaveProperty('serviceId');
  await filterBy('Service', 'Games');
  fireEvent.click(await screen.findByRole('button', { name: 'Remove filter: Merchant' }));
  await waitFor(() => expect(lastSearch(requests)).not.toHaveProperty('userTypeId'));
  expect(lastSearch(requests)).not.toHaveProperty('serviceId');
});

test('a service filter from the URL is shown without a merchant and removed by Clear all', async () => {
  const { requests } = await openApp('/reports?type=transaction-report&serviceId=srv_3', answers);
  expect(await screen.findByRole('button', { name: 'Service Games' })).toBeTruthy();
  expect(lastSearch(requests)).toMatchObject({ serviceId: 'srv_3' });
  fireEvent.click(screen.getByRole('button', { name: 'Clear all' }));
  await waitFor(() => expect(lastSearch(requests)).not.toHaveProperty('serviceId'));
});

test("a carrier's user filters by the merchants that the server finds for it", async () => {
  await openApp(
    '/reports?type=transaction-report',
    responsesFor({ userTypeId: 'car_1', userType: 'Operator' }),
  );
  await filterBy('Merchant', 'Delta');
  await waitFor(() => expect(filterButton('Service')).toBeTruthy());
  expect(await choices('Service')).toEqual(['Games']);
});

test("a merchant's user filters by service and gets no merchant filter", async () => {
  const { requests } = await openApp(
    '/reports?type=transaction-report',
    responsesFor({ userTypeId: 'mer_1', userType: 'Merchant' }),
  );
  await filterBy('Service', 'Books');
  await waitFor(() => expect(lastSearch(requests)).toMatchObject({ serviceId: 'srv_1' }));
  expect(filterButton('Merchant')).toBeUndefined();
});

test('a user without the merchant filter can clear a merchant in the URL that the server rejects', async () => {
  const { requests } = await openApp('/reports?type=transaction-report&userTypeId=mer_2&serviceId=srv_3', {
    ...responsesFor({ userTypeId: 'mer_1', userType: 'Merchant' }),
    'POST /reports/transaction-report': refused(404, { message: 'Merchant not found' }),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(lastSearch(requests)).not.toHaveProperty('userTypeId'));
  expect(lastSearch(requests)).not.toHaveProperty('serviceId');
  expect(filterButton('Merchant')).toBeUndefined();
});
