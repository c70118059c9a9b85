import { expect, test } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { apiOf } from '../demo.ts';
import { confirmAtBank } from './bank.ts';
import { fillCard, fillCustomer, openCustomer } from './customer.ts';
import { serviceAt, sessionAt } from './provider-session.ts';

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
  await page.reload();
  await expect(page.locator('input[name=mobileNumber]')).toHaveValue('010 012 34567');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL('**/hosted-checkout/eg/**');
  await expect(page.getByText('Yearly subscription')).toBeVisible();
  await expect(page.locator('input[name=mobileNumber]')).toHaveValue('100 123 4567');
  await page.context().close();
});

test('a payment link without a page to return to keeps the chosen language and the reference number', async ({
  browser,
}) => {
  const api = await apiOf('owner');
  const { _id } = await api.packages.create({
    name: 'Monthly subscription',
    amount: '45',
    currency: 'EGP',
    country: 'Egypt',
    serviceId: await serviceAt('Fawry', ''),
  });
  const page = await openCustomer(browser);
  await page.goto(`/checkout/via-link/${_id}`);
  await page.getByRole('button', { name: 'العربية' }).click();
  await expect(page.getByText('راجع طلبك')).toBeVisible();
  await page.reload();
  await expect(page.getByText('راجع طلبك')).toBeVisible();
  await page.locator('input[name=mobileNumber]').fill('01001234567');
  await page.getByRole('button', { name: 'متابعة' }).click();
  await page.waitForURL('**/hosted-checkout/eg/**');
  await page.getByRole('radio', { name: 'برقم مرجعي' }).check();
  await fillCustomer(page);
  await page.getByRole('button', { name: 'متابعة' }).click();
  await expect(page.getByText('احتفظ بهذا الرقم')).toBeVisible();
  await expect(page.getByRole('button', { name: 'العودة إلى' })).toHaveCount(0);
  await page.context().close();
});

test('a customer who comes back from the bank reads in the chosen language that there is no page to return to', async ({
  browser,
}) => {
  const page = await openCustomer(browser);
  const { sessionId } = await sessionAt('Fawry', { portalUrl: '' });
  await page.goto(`/hosted-checkout/eg/${sessionId}?lang=ar`);
  await page.getByRole('radio', { name: 'بطاقة بنكية' }).check();
  await fillCustomer(page);
  await fillCard(page, '4242424242424242');
  await page.getByRole('button', { name: 'متابعة' }).click();
  await confirmAtBank(page);
  await expect(page.getByText('لم تُضبط صفحة الترحيب الخاصة بالتاجر')).toBeVisible({ timeout: 20_000 });
  await page.getByRole('link', { name: 'عرض الدفعة' }).click();
  await expect(page.getByText('تمت العملية بنجاح')).toBeVisible();
  await expect(page.locator('a[href^="/receipt/"]')).toHaveAttribute('href', /\?lang=ar$/);
  await page.context().close();
});

test('the page of an unknown payment link says that the link is not valid', async ({ browser }) => {
  const page = await openCustomer(browser);
  await page.goto('/checkout/via-link/pkg_000000000000000000000000');
  await expect(page.getByText('This is not a valid link. Please contact your account manager')).toBeVisible();
  await expectAccessible(page, 'unknown payment link');
  await page.context().close();
});
