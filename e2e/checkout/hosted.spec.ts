import { verifyReturnAddress } from '@daftar/sdk/webhooks';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { payBill } from '../counter.ts';
import { demo } from '../demo.ts';
import { horizontalOverflow } from '../pages.ts';
import { newSession } from './new-session.ts';

const PORTAL = 'http://127.0.0.1:4100/return';
const PAY_HERE = 'Please type the reference number in your Fawry app';

/** Opens a customer's browser. Responds to requests for the shop's return page, because no shop is running. */
async function customer(browser: Browser, options = {}): Promise<Page> {
  const context = await browser.newContext({ baseURL: demo.checkout, locale: 'en-GB', ...options });
  await context.route(`${PORTAL}**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Shop</title>' }),
  );
  return context.newPage();
}

async function askForReference(page: Page, sessionId: string, mobile = '1001234567'): Promise<void> {
  await page.goto(`/hosted-checkout/eg/${sessionId}`);
  await page.getByRole('textbox', { name: 'Mobile number' }).fill(mobile);
  await page.getByLabel('Name').fill('Nora Abdallah');
  await page.getByLabel('Email').fill('nora@example.com');
  await page.getByRole('button', { name: 'Continue' }).click();
}

const referenceOn = async (page: Page): Promise<string> =>
  ((await page.getByTestId('reference-number').textContent()) ?? '').replaceAll(/\D/g, '');

test('a reference paid at the counter returns the customer to the shop with a signed SUCCESS', async ({
  browser,
}) => {
  const page = await customer(browser);
  const { sessionId, orderId } = await newSession();
  await page.goto(`/hosted-checkout/eg/${sessionId}`);
  await expect(page.getByText('Select Payment Type')).toBeVisible();
  await expectAccessible(page, 'hosted checkout');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Please provide valid mobile number')).toBeVisible();
  await expectAccessible(page, 'hosted checkout with mistakes');
  await askForReference(page, sessionId);
  await expect(page.getByText(PAY_HERE)).toBeVisible();
  // Without this press, the page returns to the shop after 15 seconds, paid or not.
  await page.getByRole('button', { name: 'Stay on this page' }).click();
  await expectAccessible(page, 'hosted checkout with a reference');

  const counter = await browser.newPage();
  await counter.goto(`${demo.sandbox}/fawry?reference=${await referenceOn(page)}`);
  // The page shows the success for 2.5 seconds, which may have passed when the counter's page confirms the payment.
  await Promise.all([expect(page.getByText('Transaction successful')).toBeVisible(), payBill(counter)]);
  await page.waitForURL(`${PORTAL}**`);
  const outcome = await verifyReturnAddress(page.url(), demo.shop.DAFTAR_WEBHOOK_SECRET ?? '');
  expect(outcome).toMatchObject({ status: 'SUCCESS', orderId });
  expect(new URL(page.url()).searchParams.get('amount')).toBe('185.50');

  await page.goto(`/hosted-checkout/eg/${sessionId}`);
  await expect(page.getByRole('button', { name: /^Back to Sphinx/ })).toBeVisible();
  await expectAccessible(page, 'hosted checkout, paid');
  await page.context().close();
});

test('an unpaid reference returns the customer to the shop after 15 seconds with a signed PENDING', async ({
  browser,
}) => {
  const page = await customer(browser);
  const { sessionId, orderId } = await newSession();
  // Take the time now, not when the test sees the reference: by then, the countdown may have run for seconds.
  const asked = Date.now();
  await askForReference(page, sessionId);
  await expect(page.getByText(PAY_HERE)).toBeVisible();
  const referenceNumber = await referenceOn(page);
  await page.waitForURL(`${PORTAL}**`, { timeout: 40_000 });
  expect(Date.now() - asked).toBeGreaterThan(15_000);
  const outcome = await verifyReturnAddress(page.url(), demo.shop.DAFTAR_WEBHOOK_SECRET ?? '');
  expect(outcome).toMatchObject({ status: 'PENDING', orderId, referenceNumber });
  await page.context().close();
});

test('a reload keeps the reference and starts no countdown', async ({ browser }) => {
  const page = await customer(browser);
  const { sessionId } = await newSession();
  await askForReference(page, sessionId);
  await expect(page.getByText(PAY_HERE)).toBeVisible();
  const referenceNumber = await referenceOn(page);
  await page.reload();
  await expect(page.getByText(PAY_HERE)).toBeVisible();
  expect(await referenceOn(page)).toBe(referenceNumber);
  await expect(page.getByRole('button', { name: 'Back to Sphinx Stationers', exact: true })).toBeVisible();
  await page.context().close();
});

test('a rejected charge shows a dialog that leads back to the form', async ({ browser }) => {
  const page = await customer(browser);
  const { sessionId } = await newSession();
  await askForReference(page, sessionId, '1001239901');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Transaction failed');
  await expectAccessible(page, 'hosted checkout, refused');
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('textbox', { name: 'Mobile number' })).toBeVisible();
  await page.context().close();
});

for (const [what, path, text] of [
  ['no session', '', 'Session ID not provided'],
  ['an unknown session', '/cs_0000000000000000', /not found|no such/i],
  ['an expired session', `/${demo.expiredSession}`, 'This payment session has expired'],
] as const) {
  test(`the hosted page shows an error panel for ${what}`, async ({ browser }) => {
    const page = await customer(browser);
    await page.goto(`/hosted-checkout/eg${path}`);
    await expect(page.getByText(text)).toBeVisible();
    await expectAccessible(page, `hosted checkout, ${what}`);
    await page.context().close();
  });
}

test('the hosted page works in Arabic on a phone in the dark theme', async ({ browser }) => {
  const viewport = { width: 360, height: 740 };
  const page = await customer(browser, { locale: 'ar-EG', viewport, colorScheme: 'dark' });
  const { sessionId } = await newSession();
  await page.goto(`/hosted-checkout/eg/${sessionId}`);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByText('اختر طريقة الدفع')).toBeVisible();
  expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
  await expectAccessible(page, 'hosted checkout in Arabic');
  await page.getByRole('textbox', { name: 'رقم الموبايل' }).fill('٠١٠٠١٢٣٤٥٦٧');
  await page.getByLabel('الاسم').fill('نورا عبد الله');
  await page.getByLabel('البريد الإلكتروني').fill('nora@example.com');
  await page.getByRole('button', { name: 'متابعة' }).click();
  await expect(page.getByText('اكتب الرقم المرجعي في تطبيق فوري')).toBeVisible();
  expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
  await expectAccessible(page, 'hosted checkout in Arabic with a reference');
  await page.context().close();
});
