import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer } from '../../../test/fake-server.ts';
import { showPage } from '../../../test/show-page.tsx';
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
  ).toEqual(['Rotate', 'Revoke']);
  expect(within(screen.getByRole('row', { name: /Old shop/ })).queryAllByRole('button')).toEqual([]);
});

test('a new key is sent with its name and scopes, and its secret is shown', async () => {
  const made = { key: { ...key, name: 'Payroll' }, secret: 'sk_test_shown_once' };
  const server = fakeServer({ 'GET /api-keys/get': list, 'POST /api-keys/add': made });
  await open();
  fireEvent.click(await screen.findByRole('button', { name: 'Make a key' }));
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
