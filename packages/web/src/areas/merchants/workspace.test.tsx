import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer } from '../../../test/fake-server.ts';
import { showPage } from '../../../test/show-page.tsx';
import { MerchantOverview } from './merchant-overview.tsx';
import { MerchantServices } from './merchant-services.tsx';
import { MerchantWebhooks } from './merchant-webhooks.tsx';

const merchant = {
  ...{
    _id: 'mer_1',
    name: 'Nile',
    country: 'Egypt',
    currency: 'EGP',
    status: 'Inactive',
    showBalance: false,
  },
  ...{ createdDate: '2026-08-14T09:30:00.000Z', sid: 'mc1', publicKey: 'pk_1', history: [] },
};
const all = { viewAll: true };
const pages = ['/merchants', '/merchants/form/$id', '/merchants/account-balance/$id', '/services/embed/$id'];
const merchantSession = {
  ...{ role: { _id: 'r', name: 'Admin' }, userTypeId: 'mer_1', provider: { name: 'Walee' } },
  ...{ sandbox: false, settlementMath: 'integer', permissions: { Dashboard: all } },
};
const session = 'GET /roles/get/permissions/get-by-user';
const tabs = () =>
  within(screen.getByRole('navigation', { name: 'Workspace' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

const open = (tab: string, page: () => React.ReactNode) => {
  const others = ['workspace', 'services', 'webhooks', 'keys', 'history']
    .filter((one) => one !== tab)
    .map((one) => `/merchants/${one}/$id`);
  return showPage(`/merchants/${tab}/$id`, `/merchants/${tab}/mer_1`, page, [
    ...[...pages, ...others],
    ...['/services', '/webhook-deliveries', '/webhook-deliveries/$id'],
  ]);
};
const pageOf = (...data: object[]) => ({ data, current: 1, pages: 1, total: data.length });

test('the workspace shows the platform owner status, balance and the sandbox mark', async () => {
  fakeServer({ 'GET /merchants/get/{id}': { ...merchant, accountBalance: 1250.5 } });
  await open('workspace', () => <MerchantOverview />);
  expect(screen.getByText('Inactive')).toBeTruthy();
  expect(screen.getByText('Sandbox')).toBeTruthy();
  expect(screen.getByText('1,250.50')).toBeTruthy();
  expect(screen.getByText('Hidden from the merchant’s own users.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Add Account Balance' })).toBeTruthy();
  expect(tabs()).toEqual(['Overview', 'Services', 'Webhook deliveries', 'Keys', 'History']);
});

test("the workspace shows a merchant's user no hidden balance, no edit link and no sandbox mark", async () => {
  fakeServer({ [session]: merchantSession, 'GET /merchants/get/{id}': merchant });
  await open('workspace', () => <MerchantOverview />);
  expect(screen.queryByText('Account Balance')).toBeNull();
  expect(screen.queryByText('Sandbox')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull();
  expect(tabs()).toEqual(['Overview', 'Keys', 'History']);
});

test("the services tab lists the merchant's first services by name and links to all", async () => {
  const service = {
    ...{ _id: '1', serviceName: 'Service 1', merchant: { _id: 'mer_1', name: 'Nile' }, country: 'Egypt' },
    ...{ serviceProvider: 'Fawry', status: true, serviceId: 's1' },
  };
  const { requests } = fakeServer({
    'GET /merchants/get/{id}': merchant,
    'GET /services/get/by-user': { ...pageOf(service), pages: 48, total: 1200 },
  });
  await open('services', () => <MerchantServices />);
  const embed = await screen.findByRole('link', { name: /Embed code.*Service 1/ });
  expect(embed.getAttribute('href')).toBe('/services/embed/1');
  const all = screen.getByRole('link', { name: 'Show all (1,200)' });
  expect(all.getAttribute('href')).toBe('/services?userTypeId=mer_1');
  const listRequests = requests
    .filter(({ path }) => path === '/services/get/by-user')
    .map(({ query }) => query);
  expect(listRequests).toEqual([{ userTypeId: 'mer_1', limit: '25', sort: 'serviceName' }]);
});

test("the webhooks tab lists the merchant's latest deliveries and links to all", async () => {
  const delivery = {
    ...{ _id: 'whd_1', eventType: 'payment.succeeded', status: 'delivered', serviceName: 'Service 1' },
    ...{ attempts: 1, createdDate: '2026-11-20T12:00:00.000Z', merchantName: 'Nile, renamed since' },
  };
  const { requests } = fakeServer({
    'GET /merchants/get/{id}': merchant,
    'GET /webhook-deliveries/get': { ...pageOf(delivery), total: 10_000, totalIsCapped: true },
  });
  await open('webhooks', () => <MerchantWebhooks />);
  const all = await screen.findByRole('link', { name: 'Show all (10,000+)' });
  expect(all.getAttribute('href')).toBe('/webhook-deliveries?userTypeId=mer_1');
  expect(screen.getByRole('link', { name: 'payment.succeeded' })).toBeTruthy();
  const listRequests = requests.filter(({ path }) => path === '/webhook-deliveries/get');
  expect(listRequests.map(({ query }) => query)).toEqual([{ userTypeId: 'mer_1', limit: '10' }]);
});

test('the webhooks tab without deliveries links to where webhooks are configured', async () => {
  fakeServer({ 'GET /merchants/get/{id}': merchant, 'GET /webhook-deliveries/get': pageOf() });
  await open('webhooks', () => <MerchantWebhooks />);
  expect(await screen.findByText('No webhooks were sent yet')).toBeTruthy();
  const targets = screen.getByRole('link', { name: 'Webhook addresses are set per service' });
  expect(targets.getAttribute('href')).toMatch(/^\/services\?userTypeId=mer_/);
});

test('the webhooks tab names an endpoint that was switched off after failures, and the remedy', async () => {
  const endpoint = {
    ...{ _id: 'whe_1', userTypeId: 'mer_1', merchantName: 'Nile', url: 'https://nile.example/hooks' },
    ...{ description: '', events: ['payment.succeeded'], status: 'Inactive', hints: [] },
    ...{ failingSince: '2026-11-18T09:00:00.000Z', disabledDate: '2026-11-21T09:00:00.000Z' },
    createdDate: '2026-11-01T09:00:00.000Z',
  };
  fakeServer({
    'GET /merchants/get/{id}': merchant,
    'GET /webhook-endpoints/get': pageOf(endpoint),
    'GET /webhook-deliveries/get': pageOf(),
  });
  await open('webhooks', () => <MerchantWebhooks />);
  expect(await screen.findByText(/^Three days of failures switched an endpoint off\./)).toBeTruthy();
  expect(screen.getByText(/^Switched off by failures/)).toBeTruthy();
  expect(screen.queryByText(/^Failing since/)).toBeNull();
});

test('the services tab without services offers to create one', async () => {
  fakeServer({ 'GET /merchants/get/{id}': merchant, 'GET /services/get/by-user': pageOf() });
  await open('services', () => <MerchantServices />);
  expect(await screen.findByText('This merchant has no services yet')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Create Service' }).getAttribute('href')).toBe(
    '/services/form/new',
  );
});
