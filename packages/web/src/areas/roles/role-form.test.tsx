import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeChoices } from '../../../test/fake-choices.ts';
import { control, problemOf, save, type } from '../../../test/form-page.ts';
import { openApp, pageOf } from '../../../test/open-app.tsx';

const role = {
  ...{ _id: 'r1', name: 'Till', description: '', userTypeId: 'm1', permissions: {} },
  ...{ createdDate: '2026-11-01T09:30:00Z', modifiedDate: '2026-11-01T09:30:00Z' },
};
const session = {
  ...{ user: { _id: 'u1', name: 'Mona', userName: 'mona' }, role: { _id: 'r', name: 'Support' } },
  ...{ provider: { name: 'Walee' }, sandbox: true, settlementMath: 'integer' },
};
const answers = {
  ...fakeChoices({
    merchant: [{ _id: 'm1', name: 'Nile Books' }],
    account: [{ _id: 'm1', name: 'Nile Books' }],
    carrier: [{ _id: 'c1', name: 'Fawry' }],
  }),
  'GET /roles/get': pageOf(role),
  'GET /roles/get/{id}': role,
  'POST /roles/add': role,
  'PUT /roles/edit/{id}': role,
};

const sentBy = (requests: readonly { method: string; body?: unknown }[], method: string) =>
  requests.filter((request) => request.method === method).map(({ body }) => body);

test('a user of the platform owner creates a role for a merchant and must choose the account', async () => {
  const { requests } = await openApp('/roles/form/new', answers);
  await type('name', 'Merchant administrator');
  await type('userType', 'Merchant');
  await control('userTypeId');
  expect(problemOf('userTypeId')).toBeUndefined();
  save();
  await waitFor(() => expect(problemOf('userTypeId')).toBe('Please select account'));
  await type('userTypeId', 'Nile Books');
  save();
  await waitFor(() => expect(sentBy(requests, 'POST')).toHaveLength(1));
  expect(sentBy(requests, 'POST')).toMatchObject([{ name: 'Merchant administrator', userTypeId: 'm1' }]);
});

test("creating a role for the platform owner sends no account: the server takes the caller's", async () => {
  const { requests } = await openApp('/roles/form/new', answers);
  await type('name', 'Night shift');
  save();
  await waitFor(() => expect(sentBy(requests, 'POST')).toHaveLength(1));
  expect(sentBy(requests, 'POST')).toEqual([{ name: 'Night shift', description: '', permissions: {} }]);
});

test('the role form shows at the field that a name or description has a card number', async () => {
  const { requests } = await openApp('/roles/form/new', answers);
  await type('name', 'Till 4242 4242 4242 4242');
  await type('description', 'Refunds of ٤٢٤٢٤٢٤٢٤٢٤٢٤٢٤٢');
  save();
  await waitFor(() => expect(problemOf('name')).toBe('This field must not contain a card number'));
  expect(problemOf('description')).toBe('This field must not contain a card number');
  expect(sentBy(requests, 'POST')).toEqual([]);
});

test('the form of an existing role shows its account and does not let it be changed', async () => {
  const { requests } = await openApp('/roles/form/r1', answers);
  await screen.findByText('Nile Books');
  expect(document.querySelector('[name=userType]')).toBeNull();
  await type('name', 'Till 2');
  save();
  await waitFor(() => expect(sentBy(requests, 'PUT')).toHaveLength(1));
  expect(sentBy(requests, 'PUT')).toEqual([{ name: 'Till 2', description: '', permissions: {} }]);
});

test("a merchant's user creates a role without an account field", async () => {
  const merchant = {
    userTypeId: 'm1',
    userType: 'Merchant',
    permissions: { Roles: { viewAll: true, addRoles: true } },
  };
  const { requests } = await openApp('/roles/form/new', {
    ...answers,
    'GET /roles/get/permissions/get-by-user': { ...session, ...merchant },
  });
  await control('name');
  expect(document.querySelector('[name=userType]')).toBeNull();
  await type('name', 'Till');
  save();
  await waitFor(() => expect(sentBy(requests, 'POST')).toHaveLength(1));
});

test('the user form says that a role must be created first when the account has no roles', async () => {
  await openApp('/users/form/new', {
    ...answers,
    ...fakeChoices({
      merchant: [{ _id: 'm2', name: 'Delta' }],
      role: [{ _id: 'r1', name: 'Till', userTypeId: 'Walee' }],
    }),
  });
  await type('userType', 'Merchant');
  await type('userTypeId', 'Delta');
  const note = await screen.findByText('This account has no roles yet: create one first.');
  expect(note.getAttribute('role')).toBe('status');
});

test('the role form names the pages and permissions that the role gives, as they are chosen', async () => {
  await openApp('/roles/form/new', answers);
  const summary = await screen.findByRole('region', { name: 'What the role permits' });
  expect(summary.textContent).toContain('No permission is granted yet.');
  fireEvent.click(screen.getByLabelText('Services: All'));
  await waitFor(() => expect(summary.textContent).toContain('PagesService Management'));
  expect(summary.textContent).toContain('ServicesView all');
});

test('a copy of a role has its permissions and description and another name', async () => {
  const permissions = { Users: { viewAll: true, addUsers: true } };
  const original = { ...role, userTypeId: 'Walee', description: 'At the till', permissions };
  const { requests } = await openApp('/roles/form/new?copy=r1', {
    ...answers,
    'GET /roles/get/{id}': original,
  });
  expect((await control('name')).value).toBe('Copy of Till');
  await screen.findByRole('heading', { level: 1, name: 'Create Role' });
  save();
  await waitFor(() => expect(sentBy(requests, 'POST')).toHaveLength(1));
  expect(sentBy(requests, 'POST')).toEqual([
    { name: 'Copy of Till', description: 'At the till', permissions },
  ]);
  expect(sentBy(requests, 'PUT')).toEqual([]);
});

test("a copy of another account's role has no account until one is chosen", async () => {
  const { requests } = await openApp('/roles/form/new?copy=r1', answers);
  expect((await control('userType')).value).toBe('');
  save();
  await waitFor(() => expect(problemOf('userType')).toBeTruthy());
  expect(sentBy(requests, 'POST')).toEqual([]);
});
