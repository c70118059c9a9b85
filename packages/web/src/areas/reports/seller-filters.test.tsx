import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp, pageOf, refused } from '../../../test/open-app.tsx';

const service = (_id: string, serviceName: string, merchant: { _id: string; name: string }) => ({
  ...{ _id, serviceName, merchant, currency: 'EGP' },
});
const nile = { _id: 'mer_1', name: 'Nile' };
const delta = { _id: 'mer_2', name: 'Delta' };
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
  'GET /services/get/by-user': pageOf(
    service('srv_1', 'Books', nile),
    service('srv_2', 'Films', nile),
    service('srv_3', 'Games', delta),
  ),
  'GET /merchants/get/user-type-id/from-redis': [
    { userTypeId: 'mer_1', name: 'Nile' },
    { userTypeId: 'mer_2', name: 'Delta' },
  ],
  'POST /reports/transaction-report': pageOf(),
  'GET /roles/get/permissions/get-by-user': session,
};
const answersFor = (own: object) => ({
  ...answers,
  'GET /roles/get/permissions/get-by-user': { ...session, ...own },
});

type Requests = Awaited<ReturnType<typeof openApp>>['requests'];
const lastSearch = (requests: Requests) =>
  requests.filter(({ path }) => path === '/reports/transaction-report').at(-1)?.body;
const choices = async (label: string) =>
  [...(await screen.findByLabelText<HTMLSelectElement>(label)).options].map(({ text }) => text);
const choose = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });

test("the provider filters transactions by merchant, then by one of the merchant's services", async () => {
  const { requests, router } = await openApp('/reports?type=transaction-report', answers);
  await waitFor(async () => expect(await choices('Merchant')).toEqual(['All', 'Nile', 'Delta']));
  expect(screen.queryByLabelText('Service')).toBeNull();
  await choose('Merchant', 'mer_1');
  await waitFor(async () => expect(await choices('Service')).toEqual(['All', 'Books', 'Films']));
  await choose('Service', 'srv_2');
  await waitFor(() =>
    expect(lastSearch(requests)).toMatchObject({ userTypeId: 'mer_1', serviceId: 'srv_2' }),
  );
  expect(router.state.location.search).toMatchObject({ userTypeId: 'mer_1', serviceId: 'srv_2' });
});

test('changing or removing the merchant filter removes the service filter', async () => {
  const filteredPath = '/reports?type=transaction-report&userTypeId=mer_1&serviceId=srv_1';
  const { requests } = await openApp(filteredPath, answers);
  await screen.findByRole('button', { name: 'Remove filter: Service' });
  await choose('Merchant', 'mer_2');
  await waitFor(() => expect(lastSearch(requests)).toMatchObject({ userTypeId: 'mer_2' }));
  expect(lastSearch(requests)).not.toHaveProperty('serviceId');
  await choose('Service', 'srv_3');
  fireEvent.click(await screen.findByRole('button', { name: 'Remove filter: Merchant' }));
  await waitFor(() => expect(lastSearch(requests)).not.toHaveProperty('userTypeId'));
  expect(lastSearch(requests)).not.toHaveProperty('serviceId');
});

test('a service filter from the URL is shown without a merchant and removed by Clear all', async () => {
  const { requests } = await openApp('/reports?type=transaction-report&serviceId=srv_3', answers);
  const chip = await screen.findByLabelText<HTMLSelectElement>('Service');
  await waitFor(() => expect(chip.selectedOptions[0]?.text).toBe('Games'));
  expect(lastSearch(requests)).toMatchObject({ serviceId: 'srv_3' });
  fireEvent.click(screen.getByRole('button', { name: 'Clear all' }));
  await waitFor(() => expect(lastSearch(requests)).not.toHaveProperty('serviceId'));
});

test("a carrier's user filters by the merchants whose services it carries", async () => {
  await openApp(
    '/reports?type=transaction-report',
    answersFor({ userTypeId: 'car_1', userType: 'Operator' }),
  );
  await waitFor(async () => expect(await choices('Merchant')).toEqual(['All', 'Delta', 'Nile']));
  await choose('Merchant', 'mer_2');
  await waitFor(async () => expect(await choices('Service')).toEqual(['All', 'Games']));
});

test("a merchant's user filters by service and gets no merchant filter", async () => {
  const { requests } = await openApp(
    '/reports?type=transaction-report',
    answersFor({ userTypeId: 'mer_1', userType: 'Merchant' }),
  );
  await choose('Service', 'srv_1');
  await waitFor(() => expect(lastSearch(requests)).toMatchObject({ serviceId: 'srv_1' }));
  expect(screen.queryByLabelText('Merchant')).toBeNull();
});

test('a user without the merchant filter can clear a merchant in the URL that the server refuses', async () => {
  const { requests } = await openApp('/reports?type=transaction-report&userTypeId=mer_2&serviceId=srv_3', {
    ...answersFor({ userTypeId: 'mer_1', userType: 'Merchant' }),
    'POST /reports/transaction-report': refused(404, { message: 'Merchant not found' }),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(lastSearch(requests)).not.toHaveProperty('userTypeId'));
  expect(lastSearch(requests)).not.toHaveProperty('serviceId');
  expect(screen.queryByLabelText('Merchant')).toBeNull();
});
