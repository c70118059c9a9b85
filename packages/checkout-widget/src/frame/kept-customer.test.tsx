import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { waitFor } from '../testing/wait-for.ts';
import type { Service, Session } from './model.ts';
import { fakeApi, fakeShop, renderApp } from './testing/render-app.tsx';
import { aReference, aService, aSession } from './testing/samples.ts';

const cleanups: (() => void)[] = [];
beforeEach(() => sessionStorage.clear());
afterEach(() => {
  vi.restoreAllMocks();
  for (const end of cleanups.splice(0)) end();
});

async function open(
  session: Partial<Session> = {},
  service: Partial<Service> = {},
  part: Parameters<typeof fakeShop>[0] = {},
) {
  const gateway = fakeApi({
    session: async () => aSession(session),
    service: async () => aService(service),
  });
  const page = renderApp(fakeShop(part).shop, gateway.api);
  cleanups.push(page.end);
  return { ...page, ...gateway };
}

/** Opens a page with a form. A page that is opened again has lost its memory, as after a reload. */
async function openForm(session: Partial<Session> = {}, service: Partial<Service> = {}) {
  const page = await open(session, service);
  await waitFor(() => page.input('email'));
  // Before, `change` reports to nobody.
  await waitFor(() => expect(page.api.watch).toHaveBeenCalled());
  return page;
}
const stored = () => JSON.stringify({ ...sessionStorage });

async function fill() {
  const page = await openForm();
  page.type('mobileNumber', '1012345678');
  page.type('nameOnCard', 'Mona Hassan');
  page.type('email', 'mona@example.com');
  await waitFor(() => expect(page.input('email').value).toBe('mona@example.com'));
  page.leave();
}

test('a reload keeps mobile number, name and email of the session, and no other session gets them', async () => {
  await fill();
  const page = await openForm();
  expect(page.input('mobileNumber').value).toBe('101 234 5678');
  expect(page.input('nameOnCard').value).toBe('Mona Hassan');
  expect(page.input('email').value).toBe('mona@example.com');
  const other = await openForm({ sessionId: 'ses_2' });
  expect(other.input('email').value).toBe('');
});

const allWays = { paymentMethods: ['Credit Card', 'MWallet', 'FawryRef'] };

test.each(['en', 'ar'] as const)(
  'a reload keeps the chosen way to pay, in %s, and no other session gets it',
  async (locale) => {
    const start = (session: Partial<Session>) => open(session, {}, { options: { locale } });
    const page = await start(allWays);
    await waitFor(() => page.input('cardNumber'));
    page.choose('MWallet');
    await waitFor(() => page.choose('r2p'));
    page.leave();
    const again = await start(allWays);
    await waitFor(() => expect(again.chosen()).toEqual(['MWallet', 'r2p']));
    again.choose('FawryRef');
    await waitFor(() => expect(again.chosen()).toEqual(['FawryRef']));
    again.leave();
    const third = await start(allWays);
    await waitFor(() => expect(third.chosen()).toEqual(['FawryRef']));
    third.leave();
    const without = await start({ paymentMethods: ['Credit Card', 'MWallet'] });
    await waitFor(() => expect(without.chosen()).toEqual(['Credit Card']));
    without.leave();
    const other = await start({ ...allWays, sessionId: 'ses_2' });
    await waitFor(() => expect(other.chosen()).toEqual(['Credit Card']));
  },
);

test('what was typed takes the place of what the shop has sent, also after a reload', async () => {
  const sent = { email: 'shop@example.com', name: 'Mona' };
  const page = await openForm(sent);
  page.type('email', 'mona@example.com');
  page.leave();
  const again = await openForm(sent);
  expect(again.input('email').value).toBe('mona@example.com');
  expect(again.input('nameOnCard').value).toBe('Mona');
});

test.each(['paid', 'failed', 'expired'] as const)(
  'forgets the customer when the session is %s',
  async (status) => {
    await fill();
    expect(stored()).toContain('mona@example.com');
    await open({ status });
    await waitFor(() => expect(stored()).not.toContain('mona'));
  },
);

test('keeps nothing when the response to the payment arrives after the session has ended', async () => {
  let respond = () => {};
  const held = new Promise<void>((resolve) => {
    respond = resolve;
  });
  const page = await openForm({ paymentMethods: ['FawryRef'] });
  page.api.pay.mockImplementation(async () => {
    await held;
    return { attempt: aReference() };
  });
  page.type('mobileNumber', '1012345678');
  page.type('nameOnCard', 'Mona Hassan');
  page.type('email', 'mona@example.com');
  await waitFor(() => expect(page.input('email').value).toBe('mona@example.com'));
  page.press('Continue');
  await waitFor(() => expect(page.api.pay).toHaveBeenCalled());
  expect(stored()).toContain('mona@example.com');
  page.api.session.mockResolvedValue(aSession({ status: 'paid' }));
  page.change();
  await waitFor(() => expect(stored()).not.toContain('mona'));
  respond();
  await new Promise((resolve) => setTimeout(resolve));
  expect(stored()).not.toContain('mona');
});

test('keeps no card, security code or identity number, whichever field it is typed into', async () => {
  const card = '4111111111111111';
  const page = await openForm({ paymentMethods: ['Credit Card'] });
  const typed = [
    ['cardNumber', card],
    ['cardExpiry', '05/39'],
    ['cvv', '737'],
    ['nameOnCard', card],
    ['email', `${card}@example.com`],
    ['mobileNumber', card],
  ] as const;
  for (const [name, value] of typed) {
    for (let length = 1; length <= value.length; length += 1) {
      page.type(name, value.slice(0, length));
      expect(stored().replace(/ses_\d/, ''), name).not.toMatch(/\d/);
    }
    page.type(name, '');
  }
  page.type('nameOnCard', '٤١١١');
  expect(stored()).not.toContain('٤');
  page.leave();
  const wallet = await openForm({ paymentMethods: ['MWallet'] }, { serviceProvider: 'JazzCash' });
  wallet.type('cnic', '345678');
  expect(stored()).not.toContain('345678');
});

test('the form works in a browser that refuses storage', async () => {
  for (const name of ['setItem', 'getItem', 'removeItem'] as const)
    vi.spyOn(Storage.prototype, name).mockImplementation(() => {
      throw new DOMException('Refused', 'SecurityError');
    });
  const page = await openForm();
  page.type('email', 'mona@example.com');
  expect(page.input('email').value).toBe('mona@example.com');
  page.api.session.mockResolvedValue(aSession({ status: 'paid' }));
  page.change();
  await waitFor(() => expect(page.text()).toContain('Transaction successful'));
});
