import { expect, test, vi } from 'vitest';
import { waitFor } from '../testing/wait-for.ts';
import type { Attempt, Service, Session } from './model.ts';
import { withFakeClock } from './testing/fake-clock.ts';
import { fakeApi, fakeShop, renderApp } from './testing/render-app.tsx';
import { aReference, aService, aSession } from './testing/samples.ts';

const removeAfterTest = withFakeClock();

/** A hosted page whose customer has just received a reference. */
async function withReference(session: Partial<Session>, service: Partial<Service>) {
  const gateway = fakeApi({
    session: async () => aSession(session),
    service: async () => aService(service),
  });
  const shop = fakeShop();
  const page = renderApp(shop.shop, gateway.api);
  removeAfterTest(page);
  await waitFor(() => page.input('email'));
  page.type('mobileNumber', '1012345678');
  page.type('nameOnCard', 'Mona Hassan');
  page.type('email', 'mona@example.com');
  page.press('Continue');
  await waitFor(() => expect(page.text()).toContain('931600239'));
  return { ...page, ...gateway };
}

test('a reference without an address to return to stays, without countdown, button and error', async () => {
  const { api, text } = await withReference({}, { portalUrl: undefined });
  expect(text()).not.toContain('Back to Nile Books');
  expect(text()).toContain('Keep this number. You can close this page and pay later.');
  expect(text()).not.toContain('Please Wait');
  await vi.advanceTimersByTimeAsync(30_000);
  expect(api.recordOutcome).not.toHaveBeenCalled();
  expect(text()).not.toContain("Merchant's welcome page not configured");
  expect(text()).toContain('931600239');
});

test('a session’s own address is enough for the countdown', async () => {
  const { text } = await withReference({ redirectUrl: 'https://shop.test/' }, { portalUrl: undefined });
  await waitFor(() => expect(text()).toMatch(/Back to Nile Books in 1\d s/));
});

test.each<[string, Attempt]>([
  ['reference', aReference()],
  ['QR code', { step: 'qr', walletQr: 'data:image/png;base64,' }],
  ['request on the phone', { step: 'push' }],
])('a restored %s without an address to return to has no button back', async (_, attempt) => {
  const gateway = fakeApi({
    session: async () => aSession({ status: 'pending', attempt, paymentMethods: ['FawryRef', 'MWallet'] }),
    service: async () => aService({ portalUrl: undefined }),
  });
  const page = renderApp(fakeShop().shop, gateway.api);
  removeAfterTest(page);
  await waitFor(() => expect(page.text()).toContain('Pay in another way'));
  expect(page.text()).not.toContain('Back to');
});
