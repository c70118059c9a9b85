import { reply } from '@daftar/sdk/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeChoices } from '../../../test/fake-choices.ts';
import { fakeServer } from '../../../test/fake-server.ts';
import { type } from '../../../test/form-page.ts';
import { showPage } from '../../../test/show-page.tsx';
import { ServiceForm } from './service-form.tsx';

const service = {
  ...{ _id: 'srv_1', serviceId: 's1', sid: 's1', merchant: { _id: 'mer_1', name: 'Nile Books' } },
  ...{ country: 'Egypt', currency: 'EGP', serviceName: 'Books online', serviceProvider: 'Fawry' },
  ...{ serviceType: 'Others', carrierShare: 0, merchantShare: 96, waleeShare: 4, status: true },
  ...{
    packages: [{ m: 50 }],
    customFields: [],
    paymentMethods: ['FawryRef'],
    createdDate: '2026-11-01T09:00:00Z',
  },
};
const account = (_id: string, name: string) => ({ _id, name, country: 'Egypt' });
const choices = fakeChoices({
  merchant: [account('mer_1', 'Nile Books')],
  carrier: [account('car_1', 'Fawry'), account('car_2', 'Paymob')],
});
const open = (id: string) =>
  showPage('/services/form/$id', `/services/form/${id}`, () => <ServiceForm />, ['/services']);
const errorOf = (field: string) =>
  document.querySelector(`[data-field="${field}"] [data-part=error-text]`)?.textContent ?? '';
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }));

test('the service form shows the error messages of the specification', async () => {
  fakeServer(choices);
  await open('new');
  for (const share of [/^Merchant Share/, /^Carrier Share/])
    fireEvent.change(screen.getByRole('textbox', { name: share }), { target: { value: 'x' } });
  save();
  await waitFor(() => expect(errorOf('country')).toBe('Please select a country'));
  expect(errorOf('merchant')).toBe('Please select merchant');
  expect(errorOf('serviceProvider')).toBe('Please select Carrier');
  expect(errorOf('serviceType')).toBe('Please select service type');
  expect(errorOf('serviceName')).toBe('Please provide valid service name');
  expect(errorOf('carrierShare')).toBe('Please provide valid carrier share');
  expect(errorOf('merchantShare')).toBe('Please provide valid merchant share');
});

test('the service form sums the shares while they are typed, in Latin, Arabic and Persian digits', async () => {
  fakeServer(choices);
  await open('new');
  const sharesWarning = /^The three shares add up to less than 100/;
  for (const [share, value] of [
    [/^Carrier Share/, '0'],
    [/^Merchant Share/, '٩٠٫٥'],
    [/Walee Share/, '۴'],
  ] as const)
    fireEvent.change(screen.getByRole('textbox', { name: share }), { target: { value } });
  expect(await screen.findByText(sharesWarning)).toBeTruthy();
  fireEvent.change(screen.getByRole('textbox', { name: /^Merchant Share/ }), { target: { value: '٩٦' } });
  await waitFor(() => expect(screen.queryByText(sharesWarning)).toBeNull());
});

const typeServiceName = (value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: /^Service Name/ }), { target: { value } });
const taken = 'A service with this name exists already';

test('the service form reports a taken name while typing, once a merchant is chosen', async () => {
  const server = fakeServer({
    ...choices,
    'GET /lookups/available': { available: false },
  });
  await open('new');
  const availabilityRequests = () => server.requests.filter(({ path }) => path === '/lookups/available');
  typeServiceName('Books  Online');
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(availabilityRequests()).toEqual([]);
  await type('merchant', 'Nile Books');
  expect((await screen.findByText(taken)).getAttribute('role')).toBe('status');
  expect(availabilityRequests().map(({ query }) => query)).toEqual([
    { field: 'serviceName', value: 'books online', userTypeId: 'mer_1' },
  ]);
});

test("the service form accepts the service's own name and shows a name conflict at the field", async () => {
  const server = fakeServer({
    ...choices,
    'GET /services/get/{id}': service,
    'GET /lookups/available': { available: true },
    'PUT /services/edit/{id}': reply(409, {
      errors: [{ message: taken, code: 'name-taken', field: 'serviceName' }],
    }),
  });
  await open('srv_1');
  typeServiceName(' BOOKS  online');
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(server.requests.some(({ path }) => path === '/lookups/available')).toBe(false);
  typeServiceName('Games');
  save();
  await waitFor(() => expect(errorOf('serviceName')).toBe(taken));
});

test('the service form adds, fills in, validates and removes packages and custom fields', async () => {
  const server = fakeServer({
    ...choices,
    'GET /services/get/{id}': service,
    'PUT /services/edit/{id}': service,
  });
  await open('srv_1');
  fireEvent.click(screen.getByRole('button', { name: 'Add package' }));
  const second = within(screen.getByRole('group', { name: 'Package 2' }));
  fireEvent.change(second.getByRole('textbox', { name: 'Yearly' }), { target: { value: '-1' } });
  await waitFor(() => expect(errorOf('packages[1].y')).toBe('Please provide valid price'));
  fireEvent.change(second.getByRole('textbox', { name: 'Yearly' }), { target: { value: '٥٠٠' } });
  fireEvent.click(screen.getByRole('button', { name: 'Add field' }));
  save();
  await waitFor(() => expect(errorOf('customFields[0].name')).toBe('Please provide valid custom field'));
  const customField = within(screen.getByRole('group', { name: 'Field 1' }));
  fireEvent.change(customField.getByRole('textbox', { name: /^Name/ }), { target: { value: 'centre' } });
  fireEvent.click(screen.getByRole('button', { name: 'Remove: Package 1' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add package' }));
  fireEvent.click(screen.getByRole('button', { name: 'Add package' }));
  save();
  await waitFor(() => {
    const sent = server.requests.find(({ method }) => method === 'PUT');
    expect(sent?.body).toMatchObject({
      packages: [{ y: 500 }],
      customFields: [{ name: 'centre', value: '' }],
    });
  });
});

test('the service form shows the card service only for Credit Card, with one option, and does not warn without one', async () => {
  fakeServer(choices);
  await open('new');
  const methods = within(document.querySelector<HTMLElement>('[data-field=paymentMethods]') ?? document.body);
  const choice = () => document.querySelector('[name=ccServiceName]');
  expect(choice()).toBeNull();
  fireEvent.click(methods.getByRole('checkbox', { name: 'Credit Card' }));
  await waitFor(() => expect(choice()).toBeTruthy());
  const offered = [...(choice()?.querySelectorAll('option') ?? [])].map(({ value }) => value);
  expect(offered).toEqual(['', 'monty-credit-card']);
  // Customers pay by card without one, too.
  expect(screen.queryByText(/cannot pay by card/)).toBeNull();
  await type('ccServiceName', 'monty-credit-card');
  fireEvent.click(methods.getByRole('checkbox', { name: 'Credit Card' }));
  await waitFor(() => expect(choice()).toBeNull());
});

test('the service form offers Via Ref for Fawry only', async () => {
  fakeServer(choices);
  await open('new');
  const viaRef = () => screen.queryByRole('checkbox', { name: 'Via Ref' });
  await type('serviceProvider', 'Paymob');
  await waitFor(() => expect(viaRef()).toBeNull());
  await type('serviceProvider', 'Fawry');
  await waitFor(() => expect(viaRef()).toBeTruthy());
});

test("the service form shows how its percentages split the service's price", async () => {
  fakeServer(choices);
  await open('new');
  const amounts = () =>
    within(screen.getByRole('table', { name: 'How a payment is shared' }))
      .getAllByRole('cell')
      .map((cell) => cell.textContent);
  await type('currency', 'EGP');
  await waitFor(() => expect(amounts()).toEqual(['100.00 EGP', '0.00 EGP', '96.00 EGP', '4.00 EGP']));
  await type('price', '9.99');
  await type('carrierShare', '12.5');
  await type('merchantShare', '80');
  await waitFor(() => expect(amounts()).toEqual(['9.99 EGP', '1.25 EGP', '7.99 EGP', '0.75 EGP']));
  // Above 100 percent in total there is no split to show.
  await type('merchantShare', '99');
  await waitFor(() => expect(amounts()).toEqual(['–', '–', '–', '–']));
});
