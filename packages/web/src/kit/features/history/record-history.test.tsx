import { reply } from '@daftar/sdk/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer } from '../../../../test/fake-server.ts';
import { showPage } from '../../../../test/show-page.tsx';
import { RecordHistory } from './record-history.tsx';

const path = 'GET /history/get/{kind}/{id}';
const entry = (description: string, more: object = {}) => ({
  ...{ date: '2026-11-21', time: '2026-11-21T12:05:09.000Z', description, actor: 'Mona Hassan' },
  ...more,
});
const changed = (fields: string, more: object) =>
  entry(`Changed ${fields}`, { code: 'history.changed', values: { fields }, ...more });
const pageOf = (current: number, pages: number, ...data: object[]) => ({ data, current, pages, total: 9 });
const show = () =>
  showPage('/', '/', () => (
    <>
      <h1>Nile Books</h1>
      <RecordHistory kind="service" id="ser_1" country="Pakistan" />
    </>
  ));

test('an entry shows actor, time, zone and each field before and after', async () => {
  const before = { supportEmail: 'a@nile.example', status: 'Active' };
  const after = { supportEmail: 'b@nile.example', status: 'Active', privateKey: 'sk_1' };
  fakeServer({ [path]: pageOf(1, 1, changed('supportEmail', { before, after })) });
  await show();
  const table = await screen.findByRole('table', { name: 'Changed Support Email' });
  const [, ...rows] = within(table).getAllByRole('row');
  expect(rows.map((row) => row.textContent)).toEqual(['Support Emaila@nile.exampleb@nile.example']);
  expect(screen.getByText('Mona Hassan')).toBeTruthy();
  expect(screen.getByText('21/11/2026 17:05:09')).toBeTruthy();
  expect(screen.getByText('GMT+5')).toBeTruthy();
  expect(document.body.textContent).not.toContain('sk_1');
});

test('the entry of a new record shows values without a before column', async () => {
  fakeServer({
    [path]: pageOf(1, 1, entry('Service Books created', { after: { name: 'Books', status: true, tax: 14 } })),
  });
  await show();
  const table = await screen.findByRole('table', { name: 'Service Books created' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Field', 'Value']);
  expect(within(table).getByText('Yes')).toBeTruthy();
  expect(within(table).getByText('14.00%')).toBeTruthy();
});

test('lists inside a record are shown as readable text', async () => {
  const after = {
    packages: [{ m: 50 }, {}],
    customFields: [{ name: 'centre', value: '7' }],
    paymentMethods: ['FawryRef'],
  };
  fakeServer({ [path]: pageOf(1, 1, changed('packages', { before: { packages: null }, after })) });
  await show();
  const table = await screen.findByRole('table', { name: 'Changed Packages' });
  const [, ...rows] = within(table).getAllByRole('row');
  expect(rows.map((row) => row.textContent)).toEqual([
    'Packages–Monthly: 50\u00a0· –',
    'Custom Fields–Name: centre, Value: 7',
    'Payment Methods–FawryRef',
  ]);
});

test('the reasons of a settlement have labels', async () => {
  const after = { netTransferAmount: '1900.00', overrideReason: 'Came late', differenceReason: 'Agreed' };
  fakeServer({ [path]: pageOf(1, 1, entry('Settlement of 2026-11-01 to 2026-11-15', { after })) });
  await show();
  const [, ...rows] = within(await screen.findByRole('table')).getAllByRole('row');
  expect(rows.map((row) => row.textContent)).toEqual([
    'Net Transfer Amount1,900.00',
    'Reason for the overlapCame late',
    'Reason for the differenceAgreed',
  ]);
});

test('Show older loads the next page of entries', async () => {
  const server = fakeServer({
    [path]: ({ query }: { query: Record<string, string> }) =>
      query.page === '2' ? pageOf(2, 2, entry('Activated')) : pageOf(1, 2, entry('Suspended')),
  });
  await show();
  fireEvent.click(await screen.findByRole('button', { name: 'Show older' }));
  await screen.findByText('Activated');
  expect(screen.getByText('Suspended')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Show older' })).toBeNull();
  expect(server.requests.at(-1)?.path).toBe('/history/get/service/ser_1');
});

test('a failed load offers a retry, and an empty history says so', async () => {
  const failed = reply(403, { errors: [{ message: 'Your role does not permit this' }], requestId: 'req_9' });
  const server = fakeServer({ [path]: failed });
  await show();
  expect(await screen.findByText('Your role does not permit this')).toBeTruthy();
  server.on(path, pageOf(1, 1));
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.getByText('Nothing has happened yet')).toBeTruthy());
});
