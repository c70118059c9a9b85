import { reply } from '@daftar/sdk/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { fakeServer } from '../../../test/fake-server.ts';
import { showPage } from '../../../test/show-page.tsx';
import { closed, confirm, opened } from '../../../test/shown-dialog.ts';
import { DialogHost } from '../../kit/parts/dialog-host.tsx';
import { keySchema } from './key-draft.ts';
import { NamedKeys } from './named-keys.tsx';

const key = {
  ...{ _id: 'key_1', name: 'Shop server', userTypeId: 'mer_1', merchantName: 'Nile', status: 'Active' },
  ...{ scopes: ['sessions:write', 'payments:read'], addresses: [], hints: ['9tbx'], createdBy: 'Mona' },
  ...{
    createdDate: '2026-11-20T08:00:00.000Z',
    lastUsedDate: '2026-11-21T12:05:09.000Z',
    lastUsedFrom: '203.0.113.7',
  },
};
const revoked = { ...key, _id: 'key_2', name: 'Old shop', status: 'Revoked', hints: [] };
const list = { data: [key, revoked], current: 1, pages: 1, total: 2 };
const open = () =>
  showPage('/keys', '/keys', () => (
    <>
      <h1>Keys</h1>
      <NamedKeys id="mer_1" country="Egypt" />
      <DialogHost />
    </>
  ));

test('named keys show their scopes and last use, and revoked ones have no actions', async () => {
  fakeServer({ 'GET /api-keys/get': list });
  await open();
  const row = await screen.findByRole('row', { name: /Shop server/ });
  expect(row.textContent).toContain('sessions:write, payments:read');
  expect(row.textContent).toContain('203.0.113.7');
  expect(
    within(row)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Edit', 'Rotate', 'Revoke']);
  expect(within(screen.getByRole('row', { name: /Old shop/ })).queryAllByRole('button')).toEqual([]);
});

test('a new key is sent with its name and scopes, and its secret is shown', async () => {
  const made = { key: { ...key, name: 'Payroll' }, secret: 'sk_test_shown_once' };
  const server = fakeServer({ 'GET /api-keys/get': list, 'POST /api-keys/add': made });
  await open();
  fireEvent.click(await screen.findByRole('button', { name: 'Make a key' }));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' }));
  fireEvent.change(screen.getByRole('textbox', { name: 'Name' }), { target: { value: ' Payroll ' } });
  const submit = screen.getByRole('button', { name: 'Make a key' });
  expect(submit).toHaveProperty('disabled', true);
  fireEvent.click(screen.getByRole('checkbox', { name: 'payouts:write' }));
  await waitFor(() => expect(submit).toHaveProperty('disabled', false));
  fireEvent.click(submit);
  expect(await screen.findByText('sk_test_shown_once')).toBeTruthy();
  expect(server.requests.find(({ method }) => method === 'POST')?.body).toEqual({
    ...{ userTypeId: 'mer_1', name: 'Payroll', scopes: ['payouts:write'] },
  });
});

const made = { date: '2026-11-20', time: '2026-11-20T08:00:00.000Z', actor: 'Mona Hassan' };

async function openEditor(answer: Response | object = key) {
  const server = fakeServer({
    'GET /api-keys/get': list,
    'GET /api-keys/get/{id}': () => reply(200, key, { etag: '"3"' }),
    'PUT /api-keys/edit/{id}': () => answer,
    'GET /history/get/{kind}/{id}': {
      ...{ data: [{ ...made, description: 'New key Shop server' }], current: 1, pages: 1, total: 1 },
    },
  });
  await open();
  const row = await screen.findByRole('row', { name: /Shop server/ });
  fireEvent.click(within(row).getByRole('button', { name: 'Edit' }));
  await screen.findByRole('checkbox', { name: 'payouts:write' });
  return () => server.requests.filter(({ method }) => method === 'PUT');
}

const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }));

test('saving a key with more scopes shows them before and after and asks for confirmation', async () => {
  const sent = await openEditor();
  expect(await screen.findByText('New key Shop server')).toBeTruthy();
  const scope = screen.getByRole('checkbox', { name: 'payouts:write' });
  fireEvent.click(scope);
  await waitFor(() => expect(scope).toHaveProperty('checked', true));
  save();
  const refused = await opened('alertdialog');
  expect(refused.textContent).toContain('Programs with this key can do more than before.');
  expect(refused.textContent).toContain('Scopes · Before: sessions:write, payments:read');
  expect(refused.textContent).toContain('Scopes · After: sessions:write, payments:read, payouts:write');
  fireEvent.click(within(refused).getByRole('button', { name: 'Cancel', hidden: true }));
  await closed();
  expect(sent()).toEqual([]);
  save();
  confirm(await opened('alertdialog'));
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]?.headers['If-Match']).toBe('"3"');
  expect(sent()[0]?.body).toEqual({
    ...{ name: 'Shop server', scopes: ['sessions:write', 'payments:read', 'payouts:write'] },
    ...{ addresses: [], expiresDate: null },
  });
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save' })).toBeNull());
});

test('a renamed key is saved without a confirmation, and a server error shows in the form', async () => {
  const taken = { message: 'The merchant has a key by this name', code: 'key.nameTaken', field: 'name' };
  const error = { status: 'Conflict', message: taken.message, errors: [taken], requestId: 'req_1' };
  const sent = await openEditor(reply(409, error));
  fireEvent.change(screen.getByRole('textbox', { name: 'Name' }), { target: { value: 'Web shop' } });
  save();
  expect((await screen.findByRole('alert')).textContent).toBe('The merchant has a key by this name');
  expect(sent()).toHaveLength(1);
  expect(sent()[0]?.body).toMatchObject({ name: 'Web shop', scopes: key.scopes });
});

test.each(['Rotate', 'Revoke'])('%s names the key in its confirmation', async (action) => {
  fakeServer({ 'GET /api-keys/get': list });
  await open();
  const row = await screen.findByRole('row', { name: /Shop server/ });
  fireEvent.click(within(row).getByRole('button', { name: action }));
  expect((await opened('alertdialog')).textContent).toContain('Shop server');
});

test('the last day of a key ends in the time zone of its merchant', () => {
  const draft = { name: 'Shop', scopes: [], addresses: ' 203.0.113.7, 198.51.100.0/24 ', end: '2026-12-31' };
  expect(v.parse(keySchema('Africa/Cairo'), draft)).toMatchObject({
    ...{ addresses: ['203.0.113.7', '198.51.100.0/24'], expiresDate: '2026-12-31T21:59:59.999Z' },
  });
  const instant = '2027-06-30T23:59:59.000Z';
  expect(v.parse(keySchema('Africa/Cairo'), { ...draft, end: instant }).expiresDate).toBe(instant);
});
