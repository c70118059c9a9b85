import { reply } from '@daftar/sdk/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { save, type } from '../../../test/form-page.ts';
import { openApp } from '../../../test/open-app.tsx';
import { opened, titleOf } from '../../../test/shown-dialog.ts';
import { clearToasts } from '../ui/overlays/toasts.ts';

const unreached = 'The server cannot be reached. Check your connection and try again.';
const offline = () => new TypeError('Failed to fetch');
const gateway = () =>
  new Response('<h1>502 Bad Gateway</h1>', { status: 502, headers: { 'retry-after': '0' } });
const merchant = { name: 'Nile Books', country: 'Egypt', currency: 'EGP' };
const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);

afterEach(() => clearToasts());

test.each([
  ['without a connection', offline],
  ['when a gateway answers for an unreachable server', gateway],
])('a form saved %s shows that the server cannot be reached', async (_, answer) => {
  await openApp('/merchants/form/new', { 'POST /merchants/add': answer });
  for (const [name, value] of Object.entries(merchant)) await type(name, value);
  save();
  await waitFor(() =>
    expect(document.querySelector('form [role=alert].chakra-alert__root')?.textContent).toBe(unreached),
  );
});

test('a page that fails to load shows that something went wrong, then the reason', async () => {
  await openApp('/merchants/form/1', { 'GET /merchants/get/{id}': gateway });
  const dialog = await opened('dialog');
  expect(titleOf(dialog)).toBe('Something went wrong');
  expect(dialog.textContent).toContain(unreached);
  expect(screen.getByRole('heading', { level: 1, hidden: true }).textContent).toBe('Something went wrong');
  expect(document.querySelector('main [role=alert]')?.textContent).toContain(unreached);
});

test('a sign-in without a connection shows that something went wrong, then the reason', async () => {
  await openApp('/login', { 'POST /auth/login': offline }, false);
  await type('userName', 'mona');
  await type('password', 'battery9');
  save();
  await waitFor(() => expect(alerts()).toEqual(['Something went wrong', unreached]));
});

test("a 503 with a message shows the server's message", async () => {
  const message = 'Please try again later';
  await openApp('/login', { 'POST /auth/login': reply(503, { message, errors: [{ message }] }) }, false);
  await type('userName', 'mona');
  await type('password', 'battery9');
  save();
  await waitFor(() => expect(alerts()).toEqual([message]));
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
});
