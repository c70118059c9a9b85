import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeChoices } from './fake-choices.ts';
import { filterBy } from './form-page.ts';
import { openApp, pageOf } from './open-app.tsx';

const session = {
  ...{ user: { _id: 'u1', name: 'Mona', userName: 'mona' }, role: { _id: 'r', name: 'Support' } },
  ...{ provider: { name: 'Walee' }, userTypeId: 'Walee', userType: 'Admin' },
  permissions: Object.fromEntries(
    ['Services', 'Users', 'CarrierManagement', 'Roles', 'Settlements', 'MerchentManagement'].map((group) => [
      group,
      { viewAll: true },
    ]),
  ),
  ...{ sandbox: true, settlementMath: 'integer' },
};
const answers = {
  'GET /merchants/get': pageOf(),
  'GET /services/get/by-user': pageOf(),
  'GET /settlements/get': pageOf(),
  'GET /webhook-deliveries/get': pageOf(),
  'GET /roles/get': pageOf(),
  ...fakeChoices({
    merchant: [{ _id: 'mer_1', name: 'Nile' }],
    account: [{ _id: 'Walee', name: 'Walee' }],
  }),
  'GET /roles/get/permissions/get-by-user': session,
};

for (const [path, route, label, name, value] of [
  ['/services', '/services/get/by-user', 'Service Type', 'serviceType', 'Loan'],
  ['/users', '/users', 'User Type', 'userType', 'Merchant'],
  ['/carriers', '/carriers/get', 'Type', 'type', 'Operator'],
  ['/webhook-deliveries', '/webhook-deliveries/get', 'Event', 'eventType', 'payment.late'],
] as const)
  test(`${path} filters by ${label}`, async () => {
    const { requests } = await openApp(path, { ...answers, 'GET /carriers/get': pageOf() });
    fireEvent.change(await screen.findByLabelText(label, { selector: 'select' }), { target: { value } });
    const listQuery = () => requests.filter((request) => request.path === route).at(-1)?.query;
    await waitFor(() => expect(listQuery()).toMatchObject({ [name]: value }));
  });

for (const [path, route, label, name, value] of [
  ['/roles', '/roles/get', 'Account', 'Walee', 'Walee'],
  ['/webhook-deliveries', '/webhook-deliveries/get', 'Merchant', 'Nile', 'mer_1'],
] as const)
  test(`${path} filters by a record that is found by typing: ${label}`, async () => {
    const { requests } = await openApp(path, answers);
    await filterBy(label, name);
    const listQuery = () => requests.filter((request) => request.path === route).at(-1)?.query;
    await waitFor(() => expect(listQuery()).toMatchObject({ userTypeId: value }));
  });

test.each(['/services', '/settlements'])(
  '%s filters by the merchant id and shows the merchant name',
  async (path) => {
    const { requests } = await openApp(`${path}?userTypeId=mer_1`, answers);
    expect(await screen.findByRole('button', { name: 'Merchant Nile' })).toBeTruthy();
    const listQueries = requests
      .filter(({ path: asked }) => asked.startsWith(`${path}/get`))
      .map(({ query }) => query);
    expect(listQueries.at(-1)).toMatchObject({ userTypeId: 'mer_1' });
    fireEvent.click(screen.getByRole('button', { name: 'Remove filter: Merchant' }));
    await waitFor(() =>
      expect(requests.filter((one) => one.path.startsWith(`${path}/get`)).at(-1)?.query).not.toHaveProperty(
        'userTypeId',
      ),
    );
  },
);

test('a list shows a filter for an unknown merchant id', async () => {
  await openApp('/services?userTypeId=mer_9', answers);
  expect(await screen.findByRole('button', { name: 'Merchant mer_9' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Remove filter: Merchant' })).toBeTruthy();
});

test("the user list shows a merchant's user neither the type filter nor the account column", async () => {
  await openApp('/users', {
    ...answers,
    'GET /roles/get/permissions/get-by-user': { ...session, userTypeId: 'm1', userType: 'Merchant' },
  });
  await screen.findByLabelText('Status', { selector: 'select' });
  expect(screen.queryByLabelText('User Type')).toBeNull();
  expect(screen.queryByRole('columnheader', { name: 'Account' })).toBeNull();
});

test('the settlement list filters by the days that a period must overlap', async () => {
  const { requests } = await openApp('/settlements?dateFrom=2026-10-01&dateTo=2026-10-15', answers);
  expect(await screen.findByRole('button', { name: 'Remove filter: Period' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Period 01 Oct – 15 Oct 2026' })).toBeTruthy();
  const listQuery = requests.find(({ path }) => path === '/settlements/get')?.query;
  expect(listQuery).toMatchObject({ dateFrom: '2026-10-01', dateTo: '2026-10-15' });
});
