import { expect, test, vi } from 'vitest';
import { waitFor } from '../testing/wait-for.ts';
import type { Attempt } from './model.ts';
import { withFakeClock } from './testing/fake-clock.ts';
import { fakeApi, fakeShop, renderApp } from './testing/render-app.tsx';
import { aReference, aSession } from './testing/samples.ts';

const removeAfterTest = withFakeClock();

function setVisible(isVisible: boolean): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(isVisible ? 'visible' : 'hidden');
  document.dispatchEvent(new Event('visibilitychange'));
}

/** A hosted page whose customer has just begun a payment, and that is visible. */
async function begun(attempt: Attempt = aReference()) {
  const gateway = fakeApi({ pay: async () => ({ attempt }) });
  const shop = fakeShop();
  const page = renderApp(shop.shop, gateway.api);
  removeAfterTest({
    end: () => {
      page.end();
      vi.restoreAllMocks();
    },
  });
  await waitFor(() => page.input('email'));
  gateway.api.session.mockResolvedValue(aSession({ status: 'pending', attempt }));
  page.type('mobileNumber', '1012345678');
  page.type('nameOnCard', 'Mona Hassan');
  page.type('email', 'mona@example.com');
  page.press('Continue');
  await waitFor(() => expect(page.text()).toMatch(/Back to Nile Books in 1\d s/));
  return { ...page, ...gateway, ...shop };
}

const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);

test.each([3, 60, 900])(
  'a customer who is in the wallet’s app for %i s comes back to the code',
  async (away) => {
    const { api, text, emitted } = await begun();
    await pass(4);
    setVisible(false);
    await pass(away);
    expect(api.recordOutcome).not.toHaveBeenCalled();
    setVisible(true);
    await pass(1);
    expect(text()).toContain('931600239');
    expect(text()).toMatch(/Back to Nile Books in (9|10|11) s/);
    await pass(12);
    expect(api.recordOutcome).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(emitted('redirect')).toHaveLength(1));
  },
);

test.each([
  ['visibilitychange', document],
  ['pageshow', window],
  ['online', window],
] as const)('%s asks the provider before the countdown goes on', async (event, target) => {
  const { api, text } = await begun();
  let answer = () => {};
  api.check.mockImplementation(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  target.dispatchEvent(new Event(event));
  await pass(60);
  expect(api.check).toHaveBeenCalledTimes(1);
  expect(api.recordOutcome).not.toHaveBeenCalled();
  const returnUrl = 'https://shop.test/?status=SUCCESS';
  api.session.mockResolvedValue(aSession({ status: 'paid', returnUrl }));
  answer();
  await waitFor(() => expect(text()).toContain('Transaction successful'));
  await pass(20);
  expect(api.recordOutcome).not.toHaveBeenCalled();
});

test('several events of one return ask once', async () => {
  const { api } = await begun();
  api.check.mockImplementation(() => new Promise(() => {}));
  setVisible(false);
  setVisible(true);
  window.dispatchEvent(new Event('pageshow'));
  window.dispatchEvent(new Event('online'));
  await pass(2);
  expect(api.check).toHaveBeenCalledTimes(1);
});

test('without an answer of the provider the countdown goes on', async () => {
  const { api, emitted } = await begun();
  api.check.mockRejectedValue(new Error('offline'));
  setVisible(false);
  setVisible(true);
  await pass(17);
  expect(api.recordOutcome).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(emitted('redirect')).toHaveLength(1));
});

test('a page without an open payment only reads its session when the customer comes back', async () => {
  const { api } = fakeApi();
  const page = renderApp(fakeShop().shop, api);
  removeAfterTest(page);
  await waitFor(() => page.input('email'));
  const reads = api.session.mock.calls.length;
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(api.session.mock.calls.length).toBeGreaterThan(reads));
  expect(api.check).not.toHaveBeenCalled();
});

test('a decline that the countdown finds stays, with reason and Try again before the way back', async () => {
  const { api, container, text, emitted, press } = await begun();
  const returnUrl = 'https://shop.test/?status=PENDING';
  const lastFailure = { paymentMethod: 'FawryRef', code: 'declined' } as const;
  api.recordOutcome.mockImplementation(async () => {
    api.session.mockResolvedValue(aSession({ status: 'open', lastFailure, returnUrl }));
    return returnUrl;
  });
  await pass(17);
  await waitFor(() => expect(text()).toContain('The payment was declined.'));
  expect(emitted('redirect')).toEqual([]);
  const buttons = [...container.querySelectorAll('dialog button')].map(({ textContent }) => textContent);
  expect(buttons).toEqual(['Try again', 'Back to Nile Books']);
  press('Back to Nile Books');
  expect(emitted('redirect')).toEqual([{ url: returnUrl }]);
});
