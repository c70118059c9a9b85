import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer } from '../../../test/fake-server.ts';
import { showScreen } from '../../../test/show-list.tsx';
import { AddLink } from './add-link.tsx';
import '../../../test/register-areas.ts';

const session = (userTypeId: string, permissions: object) =>
  fakeServer({
    'GET /roles/get/permissions/get-by-user': {
      ...{ role: { _id: 'r', name: 'Admin' }, permissions, userTypeId },
      ...{ provider: { name: 'Walee' }, sandbox: true, settlementMath: 'integer' },
    },
  });
const show = () =>
  showScreen(() => (
    <>
      <AddLink to="/merchants/form/new" label="Create Account" />
      <AddLink to="/users/form/new" label="Create User" />
    </>
  ));

test('a user with the permission gets a link to the form', async () => {
  session('Walee', { MerchentManagement: { createAccounts: true }, Users: { addUsers: true } });
  show();
  const links = await screen.findAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/merchants/form/new', '/users/form/new']);
});

test('a user without the permission gets a disabled button that names the permission', async () => {
  session('Walee', { MerchentManagement: { createAccounts: true } });
  show();
  const button = await screen.findByRole('button', { name: /Create User/ });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Needs the permission “Users: Add users”',
  );
  expect(button.dataset.hint).toBe('Needs the permission “Users: Add users”');
});

test("a merchant's user never sees a link to create records that only the platform owner creates", async () => {
  session('mer_1', { MerchentManagement: { createAccounts: true }, Users: { addUsers: true } });
  show();
  expect(await screen.findByRole('link', { name: 'Create User' })).toBeTruthy();
  expect(screen.queryByText('Create Account')).toBeNull();
});
