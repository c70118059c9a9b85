import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { waitFor } from '../../testing/wait-for.ts';
import { App } from '../app.tsx';
import { fakeShop } from '../testing/render-app.tsx';
import type { LinkApi } from './link-api.ts';
import { LinkPage } from './link-page.tsx';

const cleanups: (() => void)[] = [];
afterEach(() => {
  for (const end of cleanups.splice(0)) end();
});

test('the payment page opens in the language that the customer has chosen on the link’s page', async () => {
  const api: LinkApi = {
    package: async () => ({
      ...{ name: 'Yearly subscription', amount: 450, currency: 'EGP', serviceId: 'svc_1', active: true },
      ...{ merchantName: 'Nile Books', country: 'Egypt', openAmount: false },
    }),
    start: async () => 'https://pay.test/hosted-checkout/eg/cs_1',
  };
  const go = vi.fn();
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  root.render(<App shop={fakeShop().shop} api={undefined} page={<LinkPage api={api} go={go} />} />);
  cleanups.push(() => {
    root.unmount();
    container.remove();
  });
  const press = (label: string) =>
    [...container.querySelectorAll('button')]
      .find(({ textContent }) => textContent?.includes(label))
      ?.click();
  await waitFor(() => expect(container.querySelector('input[name=mobileNumber]')).not.toBeNull());
  press('العربية');
  await waitFor(() => expect(document.documentElement.lang).toBe('ar'));
  const input = container.querySelector<HTMLInputElement>('input[name=mobileNumber]');
  if (!input) throw new Error('No input');
  input.value = '1001234567';
  input.dispatchEvent(new Event('input', { bubbles: true }));
  await waitFor(() => expect(container.textContent).toContain('متابعة'));
  press('متابعة');
  await waitFor(() =>
    expect(go).toHaveBeenCalledExactlyOnceWith('https://pay.test/hosted-checkout/eg/cs_1?lang=ar'),
  );
});
