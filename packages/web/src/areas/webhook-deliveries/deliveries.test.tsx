import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { fakeServer } from '../../../test/fake-server.ts';
import { showList } from '../../../test/show-list.tsx';
import { showPage } from '../../../test/show-page.tsx';
import { useArabicDigits } from '../../../test/use-arabic-digits.ts';
import { setLanguage, textStore } from '../../i18n/i18n.ts';
import { openDialog } from '../../kit/ui/overlays/dialogs.ts';
import { viewAsStore } from '../../session/permissions/view-as.ts';
import { DeliveryDetail } from './delivery-detail.tsx';
import { deliveryError } from './delivery-error.ts';
import { DeliveryList } from './delivery-list.tsx';

const payload = '{"type":"payment.succeeded","data":{"orderId":"NB-1"}}';
const delivery = (id: string, more: object = {}) => ({
  ...{ _id: id, eventId: `evt_${id}`, eventType: 'payment.succeeded', serviceName: 'Books online' },
  ...{ merchantName: 'Nile Books', url: 'https://nile.example/hooks', status: 'failed', attempts: 12 },
  ...{ responseStatus: 502, lastError: 'upstream said no', payload },
  ...{ createdDate: '2026-11-21T12:05:09.000Z', ...more },
});
const pageOf = (...data: object[]) => ({ data, current: 1, pages: 1, total: data.length });
const list = 'GET /webhook-deliveries/get';
const redeliver = 'POST /webhook-deliveries/redeliver/{id}';

beforeEach(() => viewAsStore.stop());

/** Closes the redelivery dialog with this result once it is open. */
async function answer(reply: string | undefined): Promise<void> {
  await waitFor(() => expect(openDialog.state?.title).toBe('Send it again?'));
  openDialog.state?.answer(reply);
}
const detail = () =>
  showPage('/webhook-deliveries/$id', '/webhook-deliveries/whd_1', () => <DeliveryDetail />, [
    '/webhook-deliveries',
  ]);

test('the webhook delivery list shows deliveries and filters them by status', async () => {
  const server = fakeServer({
    [list]: pageOf(delivery('whd_1'), delivery('whd_2', { status: 'delivered', responseStatus: 204 })),
  });
  const { router } = await showList(DeliveryList);
  const row = (await screen.findByText('HTTP 502')).closest('[role=row]');
  expect(row?.textContent).toContain('Failed');
  expect(row?.textContent).toContain('Nile Books');
  expect(row?.textContent).toContain('nile.example/hooks');
  expect(row?.textContent).toContain('NB-1');
  expect(screen.getByText('HTTP 204')).toBeTruthy();
  fireEvent.change(screen.getByRole('combobox', { name: /Status/ }), { target: { value: 'failed' } });
  await waitFor(() => expect(router.state.location.search).toMatchObject({ status: 'failed' }));
  const lastListRequest = () =>
    server.requests.filter(({ path }) => path === '/webhook-deliveries/get').at(-1);
  await waitFor(() => expect(lastListRequest()?.query).toMatchObject({ status: 'failed' }));
});

test('the export of webhook deliveries carries the filters of the list', async () => {
  const started = {
    _id: 'exp_1',
    list: 'webhookDeliveries',
    format: 'csv',
    status: 'failed',
    rows: 0,
    total: 0,
  };
  const server = fakeServer({ [list]: pageOf(delivery('whd_1')), 'POST /exports': started });
  await showList(DeliveryList, '/list?status=failed');
  fireEvent.click(await screen.findByRole('button', { name: 'Export' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'CSV file' }));
  await waitFor(() =>
    expect(server.requests.find(({ method }) => method === 'POST')?.body).toEqual({
      list: 'webhookDeliveries',
      format: 'csv',
      language: 'en',
      filters: { status: 'failed' },
    }),
  );
});

test('a failed webhook delivery shows its error and payload, and copies the payload byte for byte', async () => {
  const copied: string[] = [];
  const clipboard = { writeText: async (text: string) => void copied.push(text) };
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
  fakeServer({ [list]: pageOf(delivery('whd_1')) });
  await detail();
  expect(screen.getByText('upstream said no')).toBeTruthy();
  expect(screen.getByRole('figure', { name: 'JSON' }).textContent).toContain('    "orderId": "NB-1"');
  fireEvent.click(screen.getByRole('button', { name: 'Copy JSON' }));
  await waitFor(() => expect(copied).toEqual([payload]));
});

test('a webhook delivery is sent again only after confirmation, and its status is then refreshed', async () => {
  const server = fakeServer({
    [list]: pageOf(delivery('whd_1')),
    [redeliver]: delivery('whd_1', { status: 'pending' }),
  });
  await detail();
  const button = () => screen.getByRole('button', { name: /^Redeliver/ });
  fireEvent.click(button());
  await answer(undefined);
  expect(server.requests.some(({ method }) => method === 'POST')).toBe(false);
  server.on(list, pageOf(delivery('whd_1', { status: 'pending' })));
  fireEvent.click(button());
  await answer('');
  await waitFor(() =>
    expect(server.requests.find(({ method }) => method === 'POST')?.path).toContain('whd_1'),
  );
  await screen.findByText('Pending');
  expect(button().getAttribute('aria-disabled')).toBe('true');
  server.on(list, pageOf(delivery('whd_1', { status: 'delivered' })));
  await screen.findByText('Delivered');
});

test('Redeliver is disabled with a reason while viewing as another role', async () => {
  const server = fakeServer({ [list]: pageOf(delivery('whd_1')) });
  viewAsStore.start({
    roleName: 'Support',
    userTypeId: 'Walee',
    permissions: { Services: { viewAll: true, redeliverWebhooks: true } },
  });
  await detail();
  const reason = 'Nothing can be changed while you view as another role';
  const button = await screen.findByRole('button', { name: `Redeliver ${reason}` });
  fireEvent.click(button);
  expect(openDialog.state).toBeUndefined();
  expect(server.requests.some(({ method }) => method === 'POST')).toBe(false);
});

test('the error of a webhook delivery is translated by its code; the response of the merchant’s server is not', async () => {
  const broken = {
    responseStatus: undefined,
    lastError: 'As the gateway wrote it',
    lastErrorCode: 'delivery.brokenConnection',
    lastErrorValues: { code: 'ECONNREFUSED' },
  };
  await setLanguage('ar');
  const { say } = textStore.current();
  fakeServer({ [list]: pageOf(delivery('whd_1', broken), delivery('whd_2')) });
  await detail();
  const code = 'delivery.brokenConnection';
  expect(await screen.findByText(say({ code, values: { code: 'ECONNREFUSED' } }))).toBeTruthy();
  expect(deliveryError({ lastError: 'upstream said no' }, textStore.current())).toBe('upstream said no');
  await setLanguage('en');
});

test('the page of a webhook delivery shows every attempt, newest first, and marks those asked for by hand', async () => {
  const attemptLog = [
    {
      date: '2026-11-21T12:05:09.000Z',
      error: 'No answer in time',
      errorCode: 'delivery.noAnswer',
      milliseconds: 10_002,
    },
    { date: '2026-11-21T13:40:00.000Z', responseStatus: 502, milliseconds: 96, redelivery: true },
  ];
  fakeServer({ [list]: pageOf(delivery('whd_1', { attemptLog })) });
  await detail();
  const table = await screen.findByRole('table', { name: 'Attempts' });
  const [, newest, oldest] = within(table).getAllByRole('row');
  expect(newest?.textContent).toMatch(/^12 By hand.*HTTP 502 *96 ms$/);
  expect(oldest?.textContent).toMatch(/^11 .*No answer in time *10002 ms$/);
  expect(oldest?.textContent).not.toContain('By hand');
  expect(screen.getByText('Earlier attempts were only counted.')).toBeTruthy();
});

test('the page of an unknown webhook delivery says that it does not exist', async () => {
  fakeServer({ [list]: pageOf(delivery('whd_11')) });
  await detail();
  expect(within(document.body).getByText('There is no such delivery.')).toBeTruthy();
});

test('the webhook delivery list in Arabic writes the number of attempts in Arabic digits', async () => {
  await useArabicDigits();
  fakeServer({ [list]: pageOf(delivery('whd_1')) });
  const { grid } = await showList(DeliveryList);
  expect(await within(grid).findByText('١٢')).toBeTruthy();
});
