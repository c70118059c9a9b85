import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { clearToasts } from '../../src/kit/ui/overlays/toasts.ts';
import { advanceTime, settleUntil, withFakeTime } from '../fake-time.ts';
import { control, leave, problemOf, save, type } from '../form-page.ts';
import { broken, openApp, pageOf, refused } from '../open-app.tsx';
import { closed, confirm, opened, titleOf } from '../shown-dialog.ts';
import { testMessages } from './test-messages.ts';

const mona = { _id: 'u1', name: 'Mona Hassan', userName: 'mona', email: 'mona@walee.example' };
const user = {
  ...{ ...mona, userType: 'Admin', userTypeName: 'Walee', userTypeId: 'Walee', status: 'Active' },
  role: { _id: 'r1', name: 'Support' },
};
const answers = {
  'GET /roles/get': pageOf({ _id: 'r1', name: 'Support', userTypeId: 'Walee', permissions: {} }),
  'GET /users/get-by-id/{id}': user,
  'GET /profiles/get': mona,
};
const merchantForm = '/merchants/form/new';

afterEach(() => clearToasts());

const banner = () => document.querySelector('form .chakra-alert__root')?.textContent ?? undefined;
const change = async (values: Record<string, string>) => {
  for (const [name, value] of Object.entries(values)) await type(name, value);
};

for (const path of ['/merchants/form/1', '/users/form/1', '/settlement/form/1'])
  testMessages({ text: '8 form: loading fails' }, async ({ text }) => {
    const route = { merchants: 'merchants/get', users: 'users/get-by-id', settlement: 'settlements/get' };
    const area = path.split('/')[1] as keyof typeof route;
    const { router } = await openApp(path, { ...answers, [`GET /${route[area]}/{id}`]: broken() });
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByText(text)).toBeTruthy();
    expect(within(alert).getByRole('button', { name: 'Try again' })).toBeTruthy();
    expect(document.querySelector('form[data-part=form]')).toBeNull();
    const notice = await opened('dialog');
    expect(titleOf(notice)).toBe(text);
    confirm(notice);
    await closed();
    fireEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    await opened('dialog');
    await act(() => router.navigate({ to: '/account-profile' }));
    await closed();
  });

testMessages({ text: '8 profile: saved' }, async ({ text }) => {
  const { requests } = await openApp('/account-profile', { ...answers, 'PUT /profiles/edit': mona });
  await change({ name: 'Mona H.' });
  save();
  expect((await screen.findByText(text)).closest('[data-scope=toast]')).toBeTruthy();
  expect(requests.find(({ method }) => method === 'PUT')?.body).toMatchObject({ name: 'Mona H.' });
});

const passwords = {
  currentPassword: 'Nile-2025',
  newPassword: 'Nile-2026',
  confirmPassword: 'Nile-2026',
};
const passwordRoute = 'PUT /users/edit/status/change-password';

testMessages({ text: '8 password: changed' }, async ({ text }) => {
  const { requests } = await openApp('/change-password', { ...answers, [passwordRoute]: {} });
  await change(passwords);
  save();
  expect((await screen.findByText(text)).closest('[data-scope=toast]')).toBeTruthy();
  expect(requests.find(({ method }) => method === 'PUT')?.body).toEqual(passwords);
  await waitFor(async () => expect((await control('newPassword')).value).toBe(''));
});

const firstMessage = 'This name is taken';
/** Rejects asynchronously, as a server does. */
async function refusal(): Promise<Response> {
  await new Promise(setImmediate);
  return refused(400, { message: firstMessage }, { message: 'And this' });
}

for (const [form, path, route, values] of [
  ['user', '/users/form/1', 'PUT /users/edit/{id}', { name: 'Mona H.' }],
  ['profile', '/account-profile', 'PUT /profiles/edit', { name: 'Mona H.' }],
  ['password', '/change-password', passwordRoute, passwords],
] as const)
  test(`the ${form} form shows the first message of a rejected save above the fields for 6 seconds`, async () => {
    await openApp(path, { ...answers, [route]: refusal });
    await change(values);
    await withFakeTime(async () => {
      save();
      await settleUntil(() => banner() !== undefined);
      await advanceTime(5999);
      expect(banner()).toBe(firstMessage);
      await advanceTime(1);
      expect(banner()).toBeUndefined();
      save();
      await settleUntil(() => banner() !== undefined);
      expect(banner()).toBe(firstMessage);
    });
  });

const merchant = { name: 'Nile Books', country: 'Egypt', currency: 'EGP' };
const [badName, badCurrency] = ['Another account has this name', 'This currency is closed'];

test("a rejected form shows the server's messages at their fields and focuses the first field", async () => {
  await openApp(merchantForm, {
    'POST /merchants/add': refused(
      400,
      { message: badCurrency, field: 'currency' },
      { message: badName, field: 'name' },
    ),
  });
  await change(merchant);
  save();
  await waitFor(() => expect(banner()).toBe(badCurrency));
  expect(problemOf('name')).toBe(badName);
  expect(problemOf('currency')).toBe(badCurrency);
  const name = await control('name');
  await waitFor(() => expect(document.activeElement).toBe(name));
  await type('name', 'Nile Books 2');
  await waitFor(() => expect(problemOf('name')).toBeUndefined());
  expect(problemOf('currency')).toBe(badCurrency);
  expect((await control('name')).value).toBe('Nile Books 2');
});

test('a form hides the details of a server error and keeps the typed values', async () => {
  await openApp(merchantForm, { 'POST /merchants/add': broken() });
  await change(merchant);
  save();
  await waitFor(() => expect(banner()).toBe('Something went wrong'));
  expect((await control('name')).value).toBe('Nile Books');
});

test('an incomplete form is not sent: every invalid field shows its error and the first gets the focus', async () => {
  const { requests } = await openApp(merchantForm);
  await type('currency', 'EGP');
  save();
  await waitFor(() => expect(problemOf('name')).toBe('Please provide valid account name'));
  expect(problemOf('country')).toBe('Please select a department');
  expect(problemOf('currency')).toBeUndefined();
  const name = await control('name');
  await waitFor(() => expect(document.activeElement).toBe(name));
  expect(requests.some(({ method }) => method === 'POST')).toBe(false);
});

test('an optional email may be left empty, but not be invalid', async () => {
  await openApp(merchantForm);
  for (const email of ['notificationEmail', 'supportEmail', 'billingEmail', 'commercialEmail']) {
    await leave(email);
    expect(problemOf(email)).toBeUndefined();
    await type(email, 'nobody@');
    await waitFor(() => expect(problemOf(email)).toBe('Invalid email address'));
    await type(email, '');
    await waitFor(() => expect(problemOf(email)).toBeUndefined());
  }
});

test('a form that was rejected as incomplete is sent by Enter once it is complete, without a blur', async () => {
  const { requests } = await openApp(merchantForm, { 'POST /merchants/add': broken() });
  const sent = () => requests.filter(({ method }) => method === 'POST').length;
  await control('name');
  save();
  await waitFor(() => expect(problemOf('name')).toBe('Please provide valid account name'));
  await change(merchant);
  save();
  await waitFor(() => expect(sent()).toBe(1));
});
