import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { waitFor } from '../../testing/wait-for.ts';
import { App } from '../app.tsx';
import { fakeShop } from '../testing/render-app.tsx';
import type { LinkApi } from './link-api.ts';
import { LinkPage } from './link-page.tsx';

const cleanups: (() => void)[] = [];
beforeEach(() => sessionStorage.clear());
afterEach(() => {
  vi.restoreAllMocks();
  for (const end of cleanups.splice(0)) end();
});

/** Opens the page of a payment link. A page that is opened again has lost its memory, as after a reload. */
async function open(
  id = 'pkg_1',
  start: LinkApi['start'] = async () => 'https://pay.test/hosted-checkout/eg/cs_1',
  sandbox?: boolean,
) {
  const api: LinkApi = {
    package: async () => ({
      ...{ name: 'Yearly subscription', amount: 450, currency: 'EGP', serviceId: 'svc_1', active: true },
      ...{ merchantName: 'Nile Books', country: 'Egypt', openAmount: false, sandbox },
    }),
    start,
  };
  const go = vi.fn();
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  root.render(<App shop={fakeShop().shop} api={undefined} page={<LinkPage id={id} api={api} go={go} />} />);
  const leave = () => {
    root.unmount();
    container.remove();
  };
  cleanups.push(leave);
  const input = () => {
    const found = container.querySelector<HTMLInputElement>('input[name=mobileNumber]');
    if (!found) throw new Error('No input');
    return found;
  };
  const type = (text: string) => {
    input().value = text;
    input().dispatchEvent(new Event('input', { bubbles: true }));
  };
  const press = (label: string) =>
    [...container.querySelectorAll('button')]
      .find(({ textContent }) => textContent?.includes(label))
      ?.click();
  await waitFor(() => input());
  return { container, go, input, leave, press, type };
}
const stored = () => JSON.stringify({ ...sessionStorage });

test('the payment page opens in the language that the customer has chosen on the link’s page', async () => {
  const page = await open();
  page.press('العربية');
  await waitFor(() => expect(document.documentElement.lang).toBe('ar'));
  page.type('1001234567');
  await waitFor(() => expect(page.container.textContent).toContain('متابعة'));
  page.press('متابعة');
  await waitFor(() =>
    expect(page.go).toHaveBeenCalledExactlyOnceWith('https://pay.test/hosted-checkout/eg/cs_1?lang=ar'),
  );
});

test('a reload keeps the number of this link only', async () => {
  const page = await open();
  page.type('+971501234567');
  page.leave();
  const again = await open();
  expect(again.input().value.replace(/\D/g, '')).toBe('501234567');
  expect(again.container.querySelector('[data-country]')?.getAttribute('data-country')).toBe('AE');
  expect((await open('pkg_2')).input().value).toBe('');
});

test('keeps no number of a card, and nothing in a browser that refuses storage', async () => {
  const page = await open();
  page.type('4111111111111111');
  expect(stored()).not.toContain('411');
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Refused', 'SecurityError');
  });
  page.type('1001234567');
  await waitFor(() => expect(page.input().value).toBe('100 123 4567'));
});

test('forgets the number when the payment begins, and not before', async () => {
  const start = vi.fn<LinkApi['start']>().mockRejectedValueOnce(new TypeError('offline'));
  start.mockResolvedValue('https://pay.test/hosted-checkout/eg/cs_1');
  const page = await open('pkg_1', start);
  page.type('1001234567');
  await waitFor(() => expect(page.input().value).toBe('100 123 4567'));
  page.press('Continue');
  await waitFor(() => expect(start).toHaveBeenCalledTimes(1));
  expect(stored()).toContain('1001234567');
  await waitFor(() => {
    page.press('Continue');
    expect(page.go).toHaveBeenCalled();
  });
  expect(stored()).not.toContain('1001234567');
});

test.each([true, undefined])('marks a link of a sandbox, and no other: %s', async (sandbox) => {
  const { container } = await open('pkg_1', undefined, sandbox);
  expect(container.textContent?.includes('Sandbox: no real money moves here')).toBe(sandbox === true);
});
