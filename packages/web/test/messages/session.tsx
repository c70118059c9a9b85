import { reply } from '@daftar/sdk/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { clearToasts } from '../../src/kit/ui/overlays/toasts.ts';
import { keptLogin } from '../../src/session/login/login-store.ts';
import { advanceTime, settleUntil, withFakeTime } from '../fake-time.ts';
import { save, type } from '../form-page.ts';
import { broken, openApp, refused } from '../open-app.tsx';
import { confirm, opened, shownDialog, titleOf } from '../shown-dialog.ts';
import { testMessages } from './test-messages.ts';

const alerts = () =>
  [...document.querySelectorAll('[role=alert]:not([data-state=closed])')].map(
    ({ textContent }) => textContent,
  );

afterEach(() => {
  clearToasts();
  vi.restoreAllMocks();
});

async function signIn(answer: Response) {
  const { requests } = await openApp('/login', { 'POST /auth/login': answer }, false);
  await type('userName', '  Mona ');
  await type('password', ' Nile 2026 ');
  return { send: save, sent: () => requests.find(({ path }) => path === '/auth/login')?.body };
}

const badLogin = 'Invalid username or password';

test("a failed login shows the server's first message and does not sign in", async () => {
  const refusal = refused(401, { message: badLogin }, { message: 'Another' });
  const { send, sent } = await signIn(refusal);
  send();
  await waitFor(() => expect(alerts()).toEqual([badLogin]));
  expect(sent()).toMatchObject({ userName: 'mona', password: ' Nile 2026 ' });
  expect(keptLogin()).toBeUndefined();
  expect(screen.getByText(badLogin).closest('[data-scope=toast]')).toBeTruthy();
});

testMessages({ text: '8 login: failure without a reason' }, async ({ text }) => {
  const { send } = await signIn(broken());
  send();
  await waitFor(() => expect(alerts()).toEqual([text]));
  expect(keptLogin()).toBeUndefined();
});

test('the toast of a failed login disappears after 5 seconds', async () => {
  const { send } = await signIn(refused(401, { message: badLogin }));
  await withFakeTime(async () => {
    send();
    await settleUntil(() => alerts().length > 0);
    await advanceTime(4800);
    expect(alerts()).toEqual([badLogin]);
    await advanceTime(400);
    expect(alerts()).toEqual([]);
  });
});

test('a toast stays while the pointer is over it, and can be dismissed', async () => {
  const { send } = await signIn(refused(401, { message: badLogin }));
  await withFakeTime(async () => {
    send();
    await settleUntil(() => alerts().length > 0);
    const toasts = screen.getByRole('region', { name: 'Messages' });
    fireEvent.mouseEnter(toasts);
    await advanceTime(60_000);
    expect(alerts()).toEqual([badLogin]);
    fireEvent.mouseLeave(toasts);
    await advanceTime(4800);
    expect(alerts()).toEqual([badLogin]);
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    await settleUntil(() => alerts().length === 0);
    expect(alerts()).toEqual([]);
  });
});

for (const status of ['Token-Expired', 'Invalid-Token'])
  testMessages({ title: '8 session ended: title' }, async ({ title }) => {
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
    const message = `Please sign in again (${status})`;
    await openApp('/settlements', {
      'GET /settlements/get': reply(401, { status, message, errors: [{ message }], requestId: 'req_1' }),
    });
    const dialog = await opened('dialog');
    expect(titleOf(dialog)).toBe(title);
    expect(within(dialog).getByText(message)).toBeTruthy();
    fireEvent.keyDown(dialog, { key: 'Escape' });
    fireEvent.click(dialog);
    fireEvent.click(document.body);
    expect(shownDialog()).toBe(dialog);
    expect(assign).not.toHaveBeenCalled();
    confirm(dialog);
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/logout'));
  });
