import { reply } from '@daftar/sdk/testing';
import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { save, type } from './form-page.ts';
import { openApp, pageOf } from './open-app.tsx';

const created = { createdDate: '2026-11-01T09:00:00Z', modifiedDate: '2026-11-01T09:00:00Z' };
const account = {
  ...{
    _id: 'a1',
    name: 'Nile',
    country: 'Egypt',
    currency: 'EGP',
    status: 'Active',
    history: [],
    ...created,
  },
  ...{ supportEmail: 'support@nile.example', showBalance: true, type: 'Carrier' },
};
const user = {
  ...{ _id: 'u2', name: 'Omar', userName: 'omar', email: 'omar@walee.example', status: 'Active', ...created },
  ...{ userType: 'Admin', userTypeId: 'Walee', userTypeName: 'Walee', role: { _id: 'r1', name: 'Till' } },
};
const role = { _id: 'r1', name: 'Till', description: '', userTypeId: 'Walee', permissions: {}, ...created };
const service = {
  ...{ _id: 's1', serviceId: 's1', sid: 's1', merchant: { _id: 'm1', name: 'Nile' }, country: 'Egypt' },
  ...{ currency: 'EGP', serviceName: 'Books', serviceProvider: 'Fawry', serviceType: 'Others', price: 5 },
  ...{ carrierShare: 0, merchantShare: 96, waleeShare: 4, status: true, paymentMethods: ['FawryRef'] },
  ...{ packages: [], customFields: [], portalUrl: 'https://nile.example/return', ...created },
};
type Case = readonly [
  path: string,
  read: string,
  edit: string,
  record: object,
  typed: readonly [field: string, value: string],
  theirs: object,
];

const cases: readonly Case[] = [
  [
    ...(['/merchants/form/a1', '/merchants/get/{id}', '/merchants/edit/{id}', account] as const),
    ['name', 'Nile Books'],
    { supportEmail: 'help@nile.example' },
  ],
  [
    ...(['/carriers/form/a1', '/carriers/get/{id}', '/carriers/edit/{id}', account] as const),
    ['name', 'Nile Pay'],
    { supportEmail: 'help@nile.example' },
  ],
  [
    ...(['/services/form/s1', '/services/get/{id}', '/services/edit/{id}', service] as const),
    ['serviceName', 'Books online'],
    { price: 7 },
  ],
  [
    ...(['/users/form/u2', '/users/get-by-id/{id}', '/users/edit/{id}', user] as const),
    ['name', 'Omar Farouk'],
    { email: 'new@walee.example' },
  ],
  [
    ...(['/roles/form/r1', '/roles/get/{id}', '/roles/edit/{id}', role] as const),
    ['name', 'Till 2'],
    { description: 'Cashiers' },
  ],
  [
    ...(['/account-profile', '/profiles/get', '/profiles/edit', user] as const),
    ['name', 'Omar Farouk'],
    { email: 'new@walee.example' },
  ],
];

test.each(cases)('%s saves its version, and merges the record of a 412', async (...one) => {
  const [path, read, edit, record, [field, value], theirs] = one;
  const current = { ...record, ...theirs };
  const { requests } = await openApp(path, {
    'GET /services/get/by-user': pageOf(service),
    'GET /roles/get': pageOf(role),
    'GET /lookups/available': { available: true },
    [`GET ${read}`]: () => reply(200, record, { etag: '"1"' }),
    [`PUT ${edit}`]: ({ headers }: { headers: Record<string, string> }) =>
      headers['If-Match'] === '"2"'
        ? reply(200, current, { etag: '"3"' })
        : reply(412, { errors: [{ message: 'Stale', code: 'stale' }], current }, { etag: '"2"' }),
  });
  await type(field, value);
  save();
  const saves = () => requests.filter(({ method }) => method === 'PUT');
  await waitFor(() => expect(saves()).toHaveLength(2));
  expect(saves()).toMatchObject([
    { headers: { 'If-Match': '"1"' }, body: { [field]: value } },
    { headers: { 'If-Match': '"2"' }, body: { [field]: value, ...theirs } },
  ]);
});
