import { reply } from '@daftar/sdk/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { fakeServer } from '../../../test/fake-server.ts';
import { showPage } from '../../../test/show-page.tsx';
import { closed, confirm, opened, shownDialog } from '../../../test/shown-dialog.ts';
import { DialogHost } from '../../kit/ui/overlays/dialog-host.tsx';
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
  const scope = screen.getByRole('checkbox', { name: 'payouts:write' });
  fireEvent.click(scope);
  await waitFor(() => expect(scope).toHaveProperty('checked', true));
  fireEvent.click(screen.getByRole('button', { name: 'Make a key' }));
  expect(await screen.findByText('sk_test_shown_once')).toBeTruthy();
  expect(server.requests.find(({ method }) => method === 'POST')?.body).toEqual({
    ...{ userTypeId: 'mer_1', name: 'Payroll', scopes: ['payouts:write'] },
  });
});

/** Opens the form of a new key, and returns functions to type, tick and send. */
async function openNewKey(...answers: (object | Response)[]) {
  const server = fakeServer({ 'GET /api-keys/get': list });
  if (answers.length > 0) server.on('POST /api-keys/add', ...answers.map((answer) => () => answer));
  await open();
  fireEvent.click(await screen.findByRole('button', { name: 'Make a key' }));
  const type = (name: string | RegExp, value: string) =>
    fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
  const tick = async (name: string) => {
    fireEvent.click(screen.getByRole('checkbox', { name }));
    await waitFor(() => expect(screen.getByRole('checkbox', { name })).toHaveProperty('checked', true));
  };
  const send = () => fireEvent.click(screen.getByRole('button', { name: 'Make a key' }));
  const sent = () => server.requests.filter(({ method }) => method === 'POST');
  return { type, tick, send, sent };
}

/** The messages under the form's fields, by the field. */
const messages = () =>
  Object.fromEntries(
    screen.queryAllByRole('alert').map((alert) => {
      const field = alert.closest('[data-field]')?.getAttribute('data-field') ?? 'form';
      return [field, alert.textContent];
    }),
  );

const refusal = (...errors: { message: string; code: string; field?: string; values?: object }[]) =>
  reply(400, { status: 'Bad-Request', message: errors[0]?.message, errors, requestId: 'req_1' });

test('a new key without a name and scopes is not sent, and each field says what is missing', async () => {
  const { type, tick, send, sent } = await openNewKey();
  send();
  await waitFor(() =>
    expect(messages()).toEqual({
      ...{ name: 'Please provide valid name', scopes: 'Please choose at least one scope' },
    }),
  );
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /^Name/ })));
  type(/^Name/, 'Payroll');
  await tick('payouts:write');
  type(/^Only from/, 'x');
  expect(messages()).toEqual({
    addresses: 'x is neither an IP address nor a block such as 203.0.113.0/24',
  });
  send();
  expect(sent()).toEqual([]);
});

test.each([
  [
    'scopes',
    'scopes',
    'You cannot give a key the scope refunds:write, because your role lacks R',
    'old.scope',
  ],
  ['addresses', 'addresses.1', 'home is neither an IP address nor a block', 'old.address'],
  ['end', 'expiresDate', 'Please provide an end in the future', 'key.ended'],
  ['name', 'name', 'The merchant has a key by this name', 'key.nameTaken'],
  ['form', undefined, 'The merchant has 50 keys', 'old.tooMany'],
])('a server error about %s shows there', async (field, wireName, message, code) => {
  const { type, tick, send, sent } = await openNewKey(
    refusal({ message, code, ...(wireName && { field: wireName }) }),
  );
  type(/^Name/, 'Payroll');
  await tick('payouts:write');
  send();
  await waitFor(() => expect(messages()).toEqual({ [field]: message }));
  expect(sent()).toHaveLength(1);
});

test('the message about a field goes when the field changes, and not when another one does', async () => {
  const message = 'The merchant has a key by this name';
  const { type, tick, send } = await openNewKey(refusal({ message, code: 'key.nameTaken', field: 'name' }));
  type(/^Name/, 'Payroll');
  await tick('payouts:write');
  send();
  await waitFor(() => expect(messages()).toEqual({ name: message }));
  type(/^Only from/, '203.0.113.7');
  expect(messages()).toEqual({ name: message });
  type(/^Name/, 'Payroll 2');
  expect(messages()).toEqual({});
});

test.each([
  ['203.0.113.7, 2001:db8::/48\n198.51.100.0/24', ['203.0.113.7', '2001:db8::/48', '198.51.100.0/24']],
  ['203.0.113.7 198.51.100.1', ['203.0.113.7', '198.51.100.1']],
  ['our office in Cairo', ['our office in Cairo']],
  ['203.0.113.7 and home', ['203.0.113.7 and home']],
])('the addresses in “%s” are %j', (addresses, expected) => {
  const draft = { name: 'Shop', scopes: [], addresses, end: '' };
  expect(v.parse(keySchema('Africa/Cairo'), draft).addresses).toEqual(expected);
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
  const dialog = await opened('alertdialog');
  expect(dialog.textContent).toContain('Shop server');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel', hidden: true }));
  await closed();
});

test('Rotate asks when the old secret ends, and sends the chosen hours', async () => {
  const server = fakeServer({
    'GET /api-keys/get': list,
    'POST /api-keys/rotate/{id}': { key, secret: 'sk_test_new' },
  });
  await open();
  const row = await screen.findByRole('row', { name: /Shop server/ });
  fireEvent.click(within(row).getByRole('button', { name: 'Rotate' }));
  const dialog = await opened('alertdialog');
  const choice = within(dialog).getByRole('combobox', { name: 'The old secret stops working', hidden: true });
  expect(choice).toHaveProperty('value', '24');
  expect([...choice.querySelectorAll('option')].map(({ value }) => value)).toEqual([
    ...['0', '1', '24', '72', '168'],
  ]);
  expect(dialog.textContent).toContain('Both secrets work until then.');
  fireEvent.change(choice, { target: { value: '0' } });
  expect(dialog.textContent).toContain('Programs fail from now on until they have the new secret.');
  confirm(dialog);
  expect(await screen.findByText('sk_test_new')).toBeTruthy();
  expect(server.requests.find(({ method }) => method === 'POST')?.body).toEqual({ overlapHours: 0 });
});

test('during a rotation the row tells the old secret from the new one, and until when it works', async () => {
  const rotated = { ...key, hints: ['tqkh', 'g4fp'], overlapEndDate: '2026-11-22T08:00:00.000Z' };
  fakeServer({ 'GET /api-keys/get': { ...list, data: [rotated] } });
  await open();
  const row = await screen.findByRole('row', { name: /Shop server/ });
  expect(row.textContent).toContain('••••tqkhOld: ••••g4fp until 22/11/2026');
});

test('Rotate is disabled with the permission that the caller lacks for a scope of the key', async () => {
  const permissions = { MerchentManagement: { editAccounts: true }, Reports: { viewAll: true } };
  const refunding = { ...key, _id: 'key_3', name: 'Refunds', scopes: ['refunds:write'] };
  const reading = { ...key, scopes: ['payments:read'] };
  const data = [{ ...reading, name: 'Reader' }, refunding];
  fakeServer({ 'GET /api-keys/get': { ...list, data } }, permissions);
  await open();
  const rotateOf = async (name: RegExp) =>
    within(await screen.findByRole('row', { name })).getByRole('button', { name: /^Rotate/ });
  const button = await rotateOf(/Refunds/);
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(button.textContent).toContain('Refund');
  fireEvent.click(button);
  expect(shownDialog()).toBeNull();
});

test('the last day of a key ends in the time zone of its merchant', () => {
  const draft = { name: 'Shop', scopes: [], addresses: ' 203.0.113.7, 198.51.100.0/24 ', end: '2026-12-31' };
  expect(v.parse(keySchema('Africa/Cairo'), draft)).toMatchObject({
    ...{ addresses: ['203.0.113.7', '198.51.100.0/24'], expiresDate: '2026-12-31T21:59:59.999Z' },
  });
  const instant = '2027-06-30T23:59:59.000Z';
  expect(v.parse(keySchema('Africa/Cairo'), { ...draft, end: instant }).expiresDate).toBe(instant);
});
