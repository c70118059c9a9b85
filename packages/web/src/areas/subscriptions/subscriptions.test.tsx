import type { RecordedRequest } from '@daftar/sdk/testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openFilter } from '../../../test/form-page.ts';
import { openApp, pageOf } from '../../../test/open-app.tsx';
import { closed, confirm, opened } from '../../../test/shown-dialog.ts';

const subscription = (_id: string, msisdn: string, serviceId?: string) => ({
  ...{ _id, msisdn, country: 'Egypt', operator: 'Fawry', merchantName: 'Nile Books', currency: 'EGP' },
  ...{ serviceName: 'Books monthly', subscriptionType: 'monthly', subscriptionAmount: 35.5 },
  ...{ subscriberStatus: 'Active', createdDate: '2026-11-01T09:30:00.000Z', ...(serviceId && { serviceId }) },
});
const first = subscription('sub_1', '201012340001', 'svc_1');
const rows = [first, subscription('sub_2', '201012340002', 'svc_1'), subscription('sub_3', '201012340003')];
const answers = {
  'GET /subscriptions/get': pageOf(...rows),
  'PUT /subscriptions/edit/status/{id}': first,
};

async function giveReason(text: string): Promise<void> {
  const question = await opened('alertdialog');
  fireEvent.change(within(question).getByRole('textbox', { name: 'Reason', hidden: true }), {
    target: { value: text },
  });
  confirm(question);
  await closed();
}

test('a bulk pause asks for one reason and leaves out subscriptions that an operator charges', async () => {
  const { requests } = await openApp('/subscriptions', answers);
  const sent = () => requests.filter(({ body }) => (body as { status?: string } | undefined)?.status);
  for (const { msisdn } of rows) fireEvent.click(await screen.findByRole('checkbox', { name: msisdn }));
  const bar = within(await screen.findByRole('group', { name: 'Selection' }));
  fireEvent.click(await bar.findByRole('button', { name: 'Pause' }));
  expect((await opened('alertdialog')).textContent).toContain('Left out: 1.');
  await giveReason('Books are late');
  await waitFor(() => expect(sent()).toHaveLength(2));
  for (const { body } of sent()) expect(body).toEqual({ status: 'Paused', reason: 'Books are late' });
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(sent()).toHaveLength(4));
  expect(sent()[3]?.body).toEqual({ status: 'Active', reason: 'Undone' });
});

test('the history of a subscription shows each status with its reason', async () => {
  const entry = {
    ...{ date: '2026-11-20', time: '2026-11-20T08:00:00.000Z', actor: 'Mona Hassan' },
    ...{ description: 'Active became Paused: Books are late', before: { status: 'Active' } },
    after: { status: 'Paused', reason: 'Books are late' },
  };
  await openApp('/subscriptions/history/sub_1', {
    ...answers,
    'GET /subscriptions/get/{id}': { subscription: first, charges: [] },
    'GET /history/get/{kind}/{id}': pageOf(entry),
  });
  expect(await screen.findByRole('heading', { level: 1, name: '201012340001' })).toBeTruthy();
  expect(await screen.findByText('Active became Paused: Books are late')).toBeTruthy();
});

test('the history of an untouched subscription begins with its creation, which is shown once', async () => {
  const show = (...entries: object[]) =>
    openApp('/subscriptions/history/sub_1', {
      ...answers,
      'GET /subscriptions/get/{id}': { subscription: first, charges: [] },
      'GET /history/get/{kind}/{id}': pageOf(...entries),
    });
  await show();
  const item = (await screen.findByText('Created')).closest('li');
  expect(item?.textContent).toContain('2026');
  expect(screen.queryByText('Nothing has happened yet')).toBeNull();
  cleanup();
  const entry = { date: '2026-11-01', time: first.createdDate, actor: 'Nile Books', description: 'It began' };
  await show(entry);
  expect(await screen.findByText('It began')).toBeTruthy();
  expect(screen.queryByText('Created')).toBeNull();
});

test('the operator filter asks the server for the operators with the typed text', async () => {
  const operators = ['Fawry', 'PK-Jazz'];
  const { requests, router } = await openApp('/subscriptions', {
    ...answers,
    'GET /subscriptions/operators': ({ query }: RecordedRequest) => ({
      data: operators.filter((name) => name.toLowerCase().includes(String(query?.q ?? ''))),
    }),
  });
  const asked = () => requests.filter(({ path }) => path === '/subscriptions/operators');
  await screen.findByRole('checkbox', { name: first.msisdn });
  expect(asked()).toEqual([]);
  await openFilter('Operator');
  for (const name of operators) expect(await screen.findByRole('option', { name })).toBeTruthy();
  const input = await screen.findByRole('combobox', { name: 'Operator' });
  await act(async () => fireEvent.change(input, { target: { value: 'f' } }));
  await waitFor(() => expect(screen.queryByRole('option', { name: 'PK-Jazz' })).toBeNull());
  await waitFor(() => expect(asked().map(({ query }) => query?.q)).toEqual([undefined, 'f']));
  fireEvent.click(screen.getByRole('option', { name: 'Fawry' }));
  await waitFor(() => expect(router.state.location.search).toEqual({ operator: 'Fawry' }));
});
