import { reply } from '@daftar/sdk/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer } from '../../../test/fake-server.ts';
import '../../../test/register-areas.ts';
import { showPage } from '../../../test/show-page.tsx';
import { confirm, opened } from '../../../test/shown-dialog.ts';
import { DialogHost } from '../../kit/ui/overlays/dialog-host.tsx';
import { MerchantKeys } from './merchant-keys.tsx';
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

test('the services tab offers no link to all services when it shows all of them', async () => {
  const service = {
    ...{ _id: '1', serviceName: 'Service 1', serviceType: 'WEB', country: 'Egypt', merchantShare: 90 },
    ...{ serviceProvider: 'Fawry', status: true, serviceId: 's1' },
  };
  fakeServer({ 'GET /merchants/get/{id}': merchant, 'GET /services/get/by-user': pageOf(service) });
  await open('services', () => <MerchantServices />);
  await screen.findByRole('link', { name: /Embed code.*Service 1/ });
  expect(screen.queryByRole('link', { name: /^Show all/ })).toBeNull();
});

test("the webhooks tab lists the merchant's latest deliveries and links to all", async () => {
  const delivery = {
    ...{ _id: 'whd_1', eventType: 'payment.succeeded', status: 'delivered', serviceName: 'Service 1' },
    ...{ url: 'https://nile.example/hooks', payload: '{"data":{"orderId":"NB-1"}}' },
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
  const cells = within(screen.getByRole('row', { name: /payment\.succeeded/ })).getAllByRole('cell');
  expect(cells.slice(1, 3).map(({ textContent }) => textContent)).toEqual(['nile.example/hooks', 'NB-1']);
  const listRequests = requests.filter(({ path }) => path === '/webhook-deliveries/get');
  expect(listRequests.map(({ query }) => query)).toEqual([{ userTypeId: 'mer_1', limit: '10' }]);
});

const endpointOfNile = {
  ...{ _id: 'whe_1', userTypeId: 'mer_1', merchantName: 'Nile', url: 'https://nile.example/hooks' },
  ...{ description: '', events: ['payment.succeeded'], status: 'Active', hints: ['Yk0=', 'g4fp'] },
  ...{ createdDate: '2026-11-01T09:00:00.000Z', overlapEndDate: '2026-11-22T08:00:00.000Z' },
};
const onlyThere =
  /^No endpoint yet\. Events go only to the addresses set on services, packages and sessions\./;
const alsoThere = /^Events also go to the addresses set on services, packages and sessions\./;

test.each([
  ['without an endpoint', [], onlyThere, alsoThere],
  ['with an endpoint', [endpointOfNile], alsoThere, onlyThere],
])('the webhooks tab %s says where events go, and links to the services', async (_, endpoints, said, not) => {
  fakeServer({
    'GET /merchants/get/{id}': merchant,
    'GET /webhook-endpoints/get': pageOf(...endpoints),
    'GET /webhook-deliveries/get': pageOf(),
  });
  await open('webhooks', () => <MerchantWebhooks />);
  expect(await screen.findByText('No webhooks were sent yet')).toBeTruthy();
  expect(await screen.findByText(said)).toBeTruthy();
  expect(screen.queryByText(not)).toBeNull();
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links.filter((href) => href?.startsWith('/services?userTypeId=mer_'))).toHaveLength(1);
});

async function openWebhooks() {
  const server = fakeServer({
    'GET /merchants/get/{id}': merchant,
    'GET /webhook-endpoints/get': pageOf(endpointOfNile),
    'GET /webhook-deliveries/get': pageOf(),
    'POST /webhook-endpoints/add': () =>
      reply(409, {
        ...{ status: 'Conflict', message: 'Taken', requestId: 'req_1' },
        errors: [{ message: 'Taken', code: 'endpoint.urlTaken', field: 'url' }],
      }),
    'POST /webhook-endpoints/rotate-secret/{id}': { endpoint: endpointOfNile, secret: 'whsec_new' },
  });
  await open('webhooks', () => (
    <>
      <MerchantWebhooks />
      <DialogHost />
    </>
  ));
  const row = await screen.findByRole('row', { name: /nile\.example/ });
  return { row, sent: () => server.requests.filter(({ method }) => method === 'POST') };
}

test("an endpoint's row tells the old secret from the new one, and its rotation sends the chosen hours", async () => {
  const { row, sent } = await openWebhooks();
  expect(row.textContent).toContain('••••Yk0=Old: ••••g4fp until 22/11/2026');
  fireEvent.click(within(row).getByRole('button', { name: 'Actions' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Create a new secret' }));
  const dialog = await opened('alertdialog');
  expect(dialog.textContent).toContain('https://nile.example/hooks');
  fireEvent.change(within(dialog).getByRole('combobox', { hidden: true }), { target: { value: '72' } });
  confirm(dialog);
  expect(await screen.findByText('whsec_new')).toBeTruthy();
  expect(sent().map(({ body }) => body)).toEqual([{ overlapHours: 72 }]);
});

test("an endpoint's form says at each field what is missing, and what the server refuses", async () => {
  const { sent } = await openWebhooks();
  fireEvent.click(screen.getByRole('button', { name: 'Add an endpoint' }));
  const send = () => fireEvent.click(screen.getByRole('button', { name: 'Add an endpoint' }));
  const alertIn = (field: string) =>
    document.querySelector(`[data-field=${field}] [role=alert]`)?.textContent ?? '';
  send();
  await waitFor(() => expect(alertIn('url')).toBe('Please provide valid URL'));
  expect(alertIn('events')).toBe('Please choose at least one event');
  expect(sent()).toEqual([]);
  const value = 'https://nile.example/hooks';
  fireEvent.change(screen.getByRole('textbox', { name: /^Address/ }), { target: { value } });
  fireEvent.click(screen.getByRole('checkbox', { name: 'payment.failed' }));
  await waitFor(() => expect(alertIn('events')).toBe(''));
  send();
  await waitFor(() => expect(alertIn('url')).toBe('The merchant has an endpoint with this address'));
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
  expect(
    await screen.findByText(/^An endpoint was switched off after three days of failures\./),
  ).toBeTruthy();
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

const secrets = [
  {
    ...{ kind: 'privateKey', hint: 'tqkh', createdDate: '2026-11-21T08:00:00.000Z' },
    scopes: ['sessions:write', 'refunds:write'],
  },
  {
    ...{ kind: 'privateKey', hint: 'g4fp', createdDate: '2026-08-14T09:30:00.000Z' },
    ...{ expiresDate: '2026-11-22T08:00:00.000Z', scopes: ['sessions:write', 'refunds:write'] },
  },
  { kind: 'token', hint: 'Yk0=', createdDate: '2026-08-14T09:30:00.000Z' },
];

/** Opens the keys of a merchant for one of its users with these flags of reports; returns the section of each secret. */
async function openKeys(reports: object) {
  const server = fakeServer({
    [session]: { ...merchantSession, permissions: { Users: { editUsers: true }, Reports: reports } },
    'GET /merchants/get/{id}': merchant,
    'GET /merchants/keys/{id}': { publicKey: 'pk_1', secrets },
    'GET /api-keys/get': pageOf(),
    'POST /merchants/keys/{id}/rotate': ({ body }: { body: { kind: string } }) => ({
      ...{ kind: body.kind, secret: `new ${body.kind}`, createdDate: '2026-11-21T09:00:00.000Z' },
    }),
  });
  await open('keys', () => (
    <>
      <MerchantKeys />
      <DialogHost />
    </>
  ));
  const section = async (title: string) => {
    const found = (await screen.findByRole('heading', { name: title })).closest('section');
    if (!found) throw new Error(`No section ${title}`);
    return found;
  };
  return { section, sent: () => server.requests.filter(({ method }) => method === 'POST') };
}

const rotation = (section: HTMLElement) =>
  within(section).getByRole('button', { name: /^Create a new secret/ });

test('a merchant’s own user who may not refund cannot rotate a private key that may, and reads why', async () => {
  const { section } = await openKeys({ viewAll: true });
  const own = rotation(await section('Private key'));
  expect(own.getAttribute('aria-disabled')).toBe('true');
  expect(own.textContent).toContain('Needs the permission');
  expect(rotation(await section('Signing secret')).getAttribute('aria-disabled')).not.toBe('true');
});

test('the private key shows until when the old one works, and its rotation sends the chosen hours', async () => {
  const { section, sent } = await openKeys({ viewAll: true, refundPayments: true });
  const own = await section('Private key');
  expect(own.textContent).toContain('••••••••tqkh');
  expect(own.textContent).toContain('Old: ••••g4fp until 22/11/2026');
  fireEvent.click(rotation(own));
  const dialog = await opened('alertdialog');
  expect(dialog.textContent).toContain('Private key');
  fireEvent.change(within(dialog).getByRole('combobox', { hidden: true }), { target: { value: '168' } });
  confirm(dialog);
  expect(await screen.findByText('new privateKey')).toBeTruthy();
  expect(sent().map(({ body }) => body)).toEqual([{ kind: 'privateKey', overlapHours: 168 }]);
});
