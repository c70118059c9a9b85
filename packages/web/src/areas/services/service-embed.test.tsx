import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp, pageOf } from '../../../test/open-app.tsx';

const service = {
  ...{ _id: 'srv_1', serviceId: 's1', sid: 's1', merchant: { _id: 'mer_1', name: 'Nile Books' } },
  ...{ country: 'Egypt', currency: 'EGP', serviceName: 'Books online', serviceProvider: 'Fawry' },
  ...{ serviceType: 'Others', carrierShare: 0, merchantShare: 96, waleeShare: 4, status: true },
  ...{ packages: [], customFields: [], paymentMethods: [], createdDate: '2026-11-01T09:00:00Z' },
};
const session = {
  ...{ user: { _id: 'u1', name: 'Mona', userName: 'mona' }, role: { _id: 'r', name: 'Shop' } },
  ...{ provider: { name: 'Walee' }, sandbox: false, settlementMath: 'integer' },
  ...{ permissions: { Services: { viewAll: true } }, checkoutUrl: 'https://pay.daftar.example/' },
};
const answersFor = (userTypeId: string, userType: string) => ({
  'GET /roles/get/permissions/get-by-user': { ...session, userTypeId, userType },
  'GET /services/get/{id}': service,
  'GET /services/get/by-user': pageOf(service),
});

test('the embed code loads the checkout from the address that the server reports', async () => {
  await openApp('/services/embed/srv_1', answersFor('mer_1', 'Merchant'));
  expect(await screen.findByText('https://pay.daftar.example')).toBeTruthy();
  expect(document.querySelector('main')?.textContent).toContain('src="https://pay.daftar.example/loader.js"');
  expect(screen.queryByRole('textbox')).toBeNull();
});

test("a carrier's user is offered neither embed code nor webhook deliveries", async () => {
  const linksNamed = async (name: RegExp) => {
    await screen.findByText('Books online');
    return screen.queryAllByRole('link', { name }).length;
  };
  await openApp('/services', answersFor('car_1', 'Operator'));
  expect(await linksNamed(/Webhook deliveries/)).toBe(0);
  screen.getByRole('button', { name: 'Actions: Books online' }).click();
  const items = await screen.findAllByRole('menuitem', { hidden: true });
  expect(items.map(({ textContent }) => textContent)).toEqual(['History']);
});
