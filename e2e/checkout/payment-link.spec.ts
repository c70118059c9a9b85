import { expect, test } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { apiOf } from '../demo.ts';
import { openCustomer } from './customer.ts';
import { serviceAt } from './provider-session.ts';

test('a payment link leads from the mobile number to the checkout of its package', async ({ browser }) => {
  const api = await apiOf('owner');
  const { _id } = await api.packages.create({
    name: 'Yearly subscription',
    amount: '450',
    currency: 'EGP',
    country: 'Egypt',
    serviceId: await serviceAt('Fawry'),
  });
  const page = await openCustomer(browser);
  await page.goto(`/checkout/via-link/${_id}`);
  await expect(page.getByText('Review your order')).toBeVisible();
  await expect(page.getByText('450.00')).toBeVisible();
  await expectAccessible(page, 'payment link');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Valid mobile number required')).toBeVisible();
  await expectAccessible(page, 'payment link with a mistake');
  await page.locator('input[name=mobileNumber]').fill('01001234567');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL('**/hosted-checkout/eg/**');
  await expect(page.getByText('Yearly subscription')).toBeVisible();
  await expect(page.locator('input[name=mobileNumber]')).toHaveValue('100 123 4567');
  await page.context().close();
});

test('the page of an unknown payment link says that the link is not valid', async ({ browser }) => {
  const page = await openCustomer(browser);
  await page.goto('/checkout/via-link/pkg_000000000000000000000000');
  await expect(page.getByText('This is not a valid link. Please contact your account manager')).toBeVisible();
  await expectAccessible(page, 'unknown payment link');
  await page.context().close();
});
