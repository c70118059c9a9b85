import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp, pageOf, refused } from '../../../test/stage.tsx';

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
const as = (own: object) => ({
  ...answers,
  'GET /roles/get/permissions/get-by-user': { ...session, ...own },
});

type Requests = Awaited<ReturnType<typeof openApp>>['requests'];
const asked = (requests: Requests) =>
  requests.filter(({ path }) => path === '/reports/transaction-report').at(-1)?.body;
const choices = async (label: string) =>
  [...(await screen.findByLabelText<HTMLSelectElement>(label)).options].map(({ text }) => text);
const choose = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });

test('the provider narrows to a merchant, then to one of its services', async () => {
  const { requests, router } = await openApp('/reports?type=transaction-report', answers);
  await waitFor(async () => expect(await choices('Merchant')).toEqual(['All', 'Nile', 'Delta']));
  expect(screen.queryByLabelText('Service')).toBeNull();
  await choose('Merchant', 'mer_1');
  await waitFor(async () => expect(await choices('Service')).toEqual(['All', 'Books', 'Films']));
  await choose('Service', 'srv_2');
  await waitFor(() => expect(asked(requests)).toMatchObject({ userTypeId: 'mer_1', serviceId: 'srv_2' }));
  expect(router.state.location.search).toMatchObject({ userTypeId: 'mer_1', serviceId: 'srv_2' });
});

test('another merchant, or none, takes the service with it', async () => {
  const narrowed = '/reports?type=transaction-report&userTypeId=mer_1&serviceId=srv_1';
  const { requests } = await openApp(narrowed, answers);
  await screen.findByRole('button', { name: 'Remove filter: Service' });
  await choose('Merchant', 'mer_2');
  await waitFor(() => expect(asked(requests)).toMatchObject({ userTypeId: 'mer_2' }));
  expect(asked(requests)).not.toHaveProperty('serviceId');
  await choose('Service', 'srv_3');
  fireEvent.click(await screen.findByRole('button', { name: 'Remove filter: Merchant' }));
  await waitFor(() => expect(asked(requests)).not.toHaveProperty('userTypeId'));
  expect(asked(requests)).not.toHaveProperty('serviceId');
});

test('a service that an address names alone shows, and goes with all filters', async () => {
  const { requests } = await openApp('/reports?type=transaction-report&serviceId=srv_3', answers);
  const chip = await screen.findByLabelText<HTMLSelectElement>('Service');
  await waitFor(() => expect(chip.selectedOptions[0]?.text).toBe('Games'));
  expect(asked(requests)).toMatchObject({ serviceId: 'srv_3' });
  fireEvent.click(screen.getByRole('button', { name: 'Clear all' }));
  await waitFor(() => expect(asked(requests)).not.toHaveProperty('serviceId'));
});

test("a carrier's people choose among the merchants whose services it carries", async () => {
  await openApp('/reports?type=transaction-report', as({ userTypeId: 'car_1', userType: 'Operator' }));
  await waitFor(async () => expect(await choices('Merchant')).toEqual(['All', 'Delta', 'Nile']));
  await choose('Merchant', 'mer_2');
  await waitFor(async () => expect(await choices('Service')).toEqual(['All', 'Games']));
});

test("a merchant's own people choose among its services, and no merchant", async () => {
  const { requests } = await openApp(
    '/reports?type=transaction-report',
    as({ userTypeId: 'mer_1', userType: 'Merchant' }),
  );
  await choose('Service', 'srv_1');
  await waitFor(() => expect(asked(requests)).toMatchObject({ serviceId: 'srv_1' }));
  expect(screen.queryByLabelText('Merchant')).toBeNull();
});

test('a merchant that is refused can be taken away, by whom it is not offered too', async () => {
  const { requests } = await openApp('/reports?type=transaction-report&userTypeId=mer_2&serviceId=srv_3', {
    ...as({ userTypeId: 'mer_1', userType: 'Merchant' }),
    'POST /reports/transaction-report': refused(404, { message: 'Merchant not found' }),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(asked(requests)).not.toHaveProperty('userTypeId'));
  expect(asked(requests)).not.toHaveProperty('serviceId');
  expect(screen.queryByLabelText('Merchant')).toBeNull();
});
