import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp, pageOf } from './open-app.tsx';

const createdDate = '2026-11-18T06:45:10.000Z';
const product = {
  ...{ _id: 'prd_1', name: 'Reading lamp', merchantId: 'm1', merchantName: 'Nile Books', currency: 'EGP' },
  ...{ attributes: {}, createdDate },
};
const sold = {
  ...{ _id: 'pkg_1', name: 'Spring fair', amount: '320', currency: 'EGP', country: 'Egypt', createdDate },
  ...{ serviceId: 'svc_1', userTypeId: 'm1', merchantName: 'Nile Books' },
  link: { enabled: true, openAmount: false, status: 'Open' },
};
const entry = { _id: 'bl_1', msisdn: '923009990001', createdDate };
const change = {
  ...{ date: '2026-11-20', time: '2026-11-20T08:00:00.000Z', actor: 'Mona Hassan' },
  ...{ description: 'Changed name', before: { name: 'Desk lamp' }, after: { name: 'Reading lamp' } },
};

test.each([
  [
    '/products',
    'prd_1',
    'Reading lamp',
    'product',
    { 'GET /products/get': pageOf(product), 'GET /products/get/{id}': product },
  ],
  [
    '/packages',
    'pkg_1',
    'Spring fair',
    'package',
    { 'GET /packages/get': pageOf(sold), 'GET /packages/get/{id}': sold },
  ],
  [
    ...(['/blacklists', 'bl_1', '923009990001', 'blacklistEntry'] as const),
    { 'GET /black-lists/get': pageOf(entry), 'GET /black-lists/get/{id}': entry },
  ],
])('a row of %s links to its history, which shows the changes', async (path, id, name, kind, answers) => {
  const { router, requests } = await openApp(path, {
    ...answers,
    'GET /history/get/{kind}/{id}': pageOf(change),
  });
  const row = await screen.findByRole('row', { name: new RegExp(name) });
  fireEvent.click(await within(row).findByRole('button', { name: /^Actions: / }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'History' }));
  expect(await screen.findByRole('heading', { level: 1, name })).toBeTruthy();
  expect(router.state.location.pathname).toBe(`${path}/history/${id}`);
  expect(await screen.findByText('Changed name')).toBeTruthy();
  expect(screen.getByText('Desk lamp')).toBeTruthy();
  expect(requests.some((sent) => sent.path === `/history/get/${kind}/${id}`)).toBe(true);
});
