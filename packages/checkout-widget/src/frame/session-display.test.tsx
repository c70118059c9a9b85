import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { waitFor } from '../testing/wait-for.ts';
import { App } from './app.tsx';
import { fakeApi, fakeShop, renderApp } from './testing/render-app.tsx';
import { aService, aSession } from './testing/samples.ts';

const cleanups: (() => void)[] = [];
afterEach(() => {
  vi.unstubAllGlobals();
  for (const end of cleanups.splice(0)) end();
});

function open(part: Parameters<typeof fakeApi>[0], shop: Parameters<typeof fakeShop>[0] = {}) {
  const page = renderApp(fakeShop(shop).shop, fakeApi(part).api);
  cleanups.push(page.end);
  return page;
}

const cancelUrl = 'https://shop.test/cart';
const link = (container: Element) => container.querySelector('a.cancel')?.getAttribute('href');

test.each([
  [undefined, 'ur', 'ur'],
  ['auto', 'ar', 'ar'],
  ['en', 'ar', 'en'],
  [undefined, 'xx', 'en'],
  [undefined, undefined, 'en'],
] as const)('the option %s and the session’s language %s give %s', async (locale, language, expected) => {
  const container = document.createElement('div');
  const root = createRoot(container);
  cleanups.push(() => root.unmount());
  const { shop } = fakeShop({ options: locale ? { locale } : {} });
  root.render(<App shop={shop} api={fakeApi().api} language={language} />);
  await waitFor(() => expect(container.textContent).not.toBe(''));
  expect(document.documentElement.lang).toBe(expected);
});

test('an open session with a cancel address leads back to the shop', async () => {
  const { container } = open({ session: async () => aSession({ cancelUrl }) });
  await waitFor(() => expect(link(container)).toBe(cancelUrl));
});

test.each([
  ['an embedded frame', { cancelUrl }, { embedded: true, mode: 'inline' }],
  ['a session without the address', {}, {}],
  ['an address that is no web page', { cancelUrl: 'javascript:alert(1)' }, {}],
  ['a paid session', { cancelUrl, status: 'paid' }, {}],
] as const)('%s has no link back', async (_, session, shop) => {
  const { container, text } = open({ session: async () => aSession(session) }, shop);
  await waitFor(() => expect(text()).toContain('Nile Books'));
  expect(link(container)).toBeUndefined();
});

test('the merchant’s logo stands beside its name, and its letter when the logo does not load', async () => {
  const merchantLogo = '/logo/m1?v=00000000';
  const { container } = open({ service: async () => aService({ merchantLogo }) });
  await waitFor(() => expect(container.querySelector('img.logo')?.getAttribute('src')).toBe(merchantLogo));
  container.querySelector('img.logo')?.dispatchEvent(new Event('error'));
  await waitFor(() => expect(container.querySelector('span.initial')?.textContent).toBe('N'));
});

test.each([
  [true, 'r2p'],
  [false, 'qr'],
])('on a phone (%s), the way %s is preselected: a phone cannot scan its own screen', async (isPhone, way) => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isPhone && query === '(hover: none) and (pointer: coarse)',
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  const { chosen } = open({ session: async () => aSession({ paymentMethods: ['MWallet'] }) });
  await waitFor(() => expect(chosen()).toEqual(['MWallet', way]));
});

test('an error of the gateway about a field is shown in the page’s language by its code', async () => {
  const message = 'This mobile number is blacklisted';
  const { container, input, type, press } = open(
    {
      pay: async () =>
        Promise.reject({
          status: 409,
          requestId: 'req_1',
          errors: [{ message, code: 'blacklisted', field: 'customerMobile' }],
        }),
    },
    { options: { locale: 'ar' } },
  );
  await waitFor(() => input('email'));
  type('mobileNumber', '1012345678');
  type('nameOnCard', 'Mona Hassan');
  type('email', 'mona@example.com');
  press('متابعة');
  await waitFor(() =>
    expect(container.querySelector('.field-error')?.textContent).toContain('رقم الموبايل هذا محظور'),
  );
  expect(container.textContent).not.toContain(message);
});
