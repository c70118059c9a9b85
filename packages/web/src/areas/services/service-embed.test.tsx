// @vitest-environment-options {"settings":{"disableIframePageLoading":true}}
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { openApp, pageOf } from '../../../test/open-app.tsx';

const loader = { path: '/loader-1.0.0-abc.js', integrity: 'sha384-AAAA' };
beforeEach(() => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(loader));
  // happy-dom reports each frame that it does not load.
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
});

const service = {
  ...{ _id: 'srv_1', serviceId: 's1', sid: 's1', merchant: { _id: 'mer_1', name: 'Nile Books' } },
  ...{ country: 'Egypt', currency: 'EGP', serviceName: 'Books online', serviceProvider: 'Fawry' },
  ...{ serviceType: 'Others', carrierShare: 0, merchantShare: 96, waleeShare: 4, status: true },
  ...{
    packages: [],
    customFields: [],
    paymentMethods: ['Credit Card', 'FawryRef'],
    createdDate: '2026-11-01T09:00:00Z',
  },
};
const session = {
  ...{ user: { _id: 'u1', name: 'Mona', userName: 'mona' }, role: { _id: 'r', name: 'Shop' } },
  ...{ provider: { name: 'Walee' }, sandbox: false, settlementMath: 'integer' },
  ...{ permissions: { Services: { viewAll: true } }, checkoutUrl: 'https://pay.daftar.example/' },
};
const responsesFor = (userTypeId: string, userType: string) => ({
  'GET /roles/get/permissions/get-by-user': { ...session, userTypeId, userType },
  'GET /services/get/{id}': service,
  'GET /services/get/by-user': pageOf(service),
});

test('the embed code loads the checkout from the address that the server reports', async () => {
  await openApp('/services/embed/srv_1', responsesFor('mer_1', 'Merchant'));
  expect(await screen.findByText('https://pay.daftar.example')).toBeTruthy();
  await waitFor(() => expect(code()).toContain('src="https://pay.daftar.example/loader-1.0.0-abc.js"'));
  expect(code()).toContain('integrity="sha384-AAAA"');
  expect(screen.getByRole('heading', { name: 'Preview' })).toBeTruthy();
});

/** A setting of the page; the shell's bar has buttons with the same names. */
const setting = (name: string) => screen.getByLabelText(name, { selector: 'select' });

const code = () => document.querySelector('main')?.textContent ?? '';

test('a choice changes the code and is sent to the frame that is already open', async () => {
  await openApp('/services/embed/srv_1', responsesFor('mer_1', 'Merchant'));
  await screen.findByRole('heading', { name: 'Preview' });
  const frame = document.querySelector('iframe');
  expect(frame?.src).toContain('https://pay.daftar.example/frame/preview_s1#');
  fireEvent.change(setting('Language'), { target: { value: 'ar' } });
  fireEvent.change(screen.getByLabelText('Accent'), { target: { value: '#8c3b24' } });
  expect(code()).toContain('data-locale="ar" data-accent="#8c3b24"');
  fireEvent.click(screen.getByRole('button', { name: 'Move down: Credit Card' }));
  expect(code()).toContain('data-methods="FawryRef,Credit Card"');
  expect(document.querySelector('iframe')).toBe(frame);
});

test('an unreadable colour gets a warning with its contrast', async () => {
  await openApp('/services/embed/srv_1', responsesFor('mer_1', 'Merchant'));
  await screen.findByRole('heading', { name: 'Preview' });
  fireEvent.change(setting('Theme'), { target: { value: 'light' } });
  expect(screen.queryByText(/contrast/)).toBeNull();
  fireEvent.change(screen.getByLabelText('Text colour'), { target: { value: '#cccccc' } });
  expect(screen.getByText(/Text colour \(Light\): contrast 1\.6 < 4\.5/)).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Text colour'), { target: { value: 'blue' } });
  expect(screen.getByText(/Write a colour as/)).toBeTruthy();
});

test('the mode decides what the preview opens', async () => {
  await openApp('/services/embed/srv_1', responsesFor('mer_1', 'Merchant'));
  await screen.findByRole('heading', { name: 'Preview' });
  fireEvent.change(screen.getByLabelText('How the checkout is shown'), { target: { value: 'redirect' } });
  expect(document.querySelector('iframe')).toBeNull();
  expect(screen.getByRole('link', { name: 'Open the hosted page' }).getAttribute('href')).toBe(
    'https://pay.daftar.example/hosted-checkout/eg/preview_s1?lang=auto',
  );
  fireEvent.change(screen.getByLabelText('How the checkout is shown'), { target: { value: 'overlay' } });
  expect(screen.getByRole('button', { name: 'Open the overlay' })).toBeTruthy();
  expect(document.querySelector('iframe')).toBeNull();
});

test("a carrier's user is offered neither embed code nor webhook deliveries", async () => {
  const linksNamed = async (name: RegExp) => {
    await screen.findByText('Books online');
    return screen.queryAllByRole('link', { name }).length;
  };
  await openApp('/services', responsesFor('car_1', 'Operator'));
  expect(await linksNamed(/Webhook deliveries/)).toBe(0);
  screen.getByRole('button', { name: 'Actions: Books online' }).click();
  const items = await screen.findAllByRole('menuitem', { hidden: true });
  expect(items.map(({ textContent }) => textContent)).toEqual(['History']);
});
