import { reply } from '@daftar/sdk/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer } from '../../../test/fake-server.ts';
import { showPage } from '../../../test/show-page.tsx';
import { AccountBalance } from './account-balance.tsx';
import { MerchantForm } from './merchant-form.tsx';

const merchant = {
  ...{
    _id: 'mer_1',
    name: 'Nile Books',
    country: 'Egypt',
    currency: 'EGP',
    status: 'Active',
    showBalance: true,
  },
  ...{ createdDate: '2026-08-14T09:30:00.000Z', sid: 'mc1', publicKey: 'pk_1', history: [] },
};
const form = (id: string) =>
  showPage('/merchants/form/$id', `/merchants/form/${id}`, () => <MerchantForm />, ['/merchants']);

const type = (name: RegExp, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
const errorOf = (field: string) =>
  document.querySelector(`[data-field=${field}] [data-part=error-text]`)?.textContent ?? '';

test('the merchant form shows the error messages of the specification on blur and on change', async () => {
  fakeServer({});
  await form('new');
  fireEvent.blur(screen.getByRole('textbox', { name: /^Name/ }));
  await waitFor(() => expect(errorOf('name')).toBe('Please provide valid account name'));
  type(/^Name/, 'N');
  await waitFor(() => expect(errorOf('name')).toBe('Too short account name.'));
  type(/^Name/, 'N'.repeat(51));
  await waitFor(() => expect(errorOf('name')).toBe('Too long account name'));
  type(/^Name/, 'Nile');
  await waitFor(() => expect(errorOf('name')).toBe(''));
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(errorOf('country')).toBe('Please select a department'));
  expect(errorOf('currency')).toBe('Please provide currency');
});

test('the merchant form reports a taken name once typing pauses, without blocking Save', async () => {
  const server = fakeServer({
    'GET /lookups/available': ({ query }: { query: Record<string, string> }) => ({
      available: query.value !== 'nile books',
    }),
    'POST /merchants/add': reply(409, {
      errors: [{ message: 'An account with this name exists already', field: 'name' }],
    }),
  });
  await form('new');
  for (const part of ['Nil', 'Nile', 'Nile Books']) type(/^Name/, part);
  const note = await screen.findByText('An account with this name exists already');
  expect(note.getAttribute('role')).toBe('status');
  const availabilityRequests = server.requests.filter(({ path }) => path === '/lookups/available');
  expect(availabilityRequests.map(({ query }) => query)).toEqual([
    { field: 'merchantName', value: 'nile books' },
  ]);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(false);
  type(/^Name/, 'Nile Books Cairo');
  await waitFor(() => expect(screen.queryByText('An account with this name exists already')).toBeNull());
});

test("the merchant form does not check the merchant's own name", async () => {
  const server = fakeServer({
    'GET /merchants/get/{id}': merchant,
    'GET /lookups/available': { available: false },
  });
  await form('mer_1');
  type(/^Name/, ' nile BOOKS ');
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(server.requests.some(({ path }) => path === '/lookups/available')).toBe(false);
});

test('the merchant form offers English by default and sends the chosen language of emails', async () => {
  const server = fakeServer({
    'GET /merchants/get/{id}': merchant,
    'GET /lookups/available': { available: true },
    'PUT /merchants/edit/{id}': merchant,
  });
  await form('mer_1');
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: /^Language of emails/ });
  expect(select.selectedOptions[0]?.textContent).toBe('English');
  fireEvent.change(select, { target: { value: 'Urdu' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => {
    const sent = server.requests.find(({ method }) => method === 'PUT');
    expect(sent?.body).toMatchObject({ emailLanguage: 'Urdu' });
  });
});

test('the balance form accepts Arabic and Persian digits and sends plain numbers', async () => {
  const server = fakeServer({
    'GET /merchants/get/{id}': merchant,
    'PUT /merchants/account-balance/{id}': { ...merchant, accountBalance: 900 },
  });
  await showPage(
    '/merchants/account-balance/$id',
    '/merchants/account-balance/mer_1',
    () => <AccountBalance />,
    ['/merchants'],
  );
  type(/^Tax/, '۱۰');
  await waitFor(() => expect(errorOf('tax')).toBe('Please provide amount first'));
  type(/^Amount/, '١٬٠٠٠٫٥');
  await waitFor(() => expect(errorOf('tax')).toBe(''));
  expect(screen.getByText(/^1000\.5 − 1000\.5 × 10 ÷ 100 = 900\.45$/)).toBeTruthy();
  fireEvent.blur(screen.getByRole('textbox', { name: /^Amount/ }));
  await waitFor(() =>
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Amount/ }).value).toBe('1000.5'),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => {
    const sent = server.requests.find(({ method }) => method === 'PUT');
    expect(sent?.body).toMatchObject({ _id: 'mer_1', grossAmount: 1000.5, tax: 10, netAmount: 900.45 });
  });
});
