import { createHash } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { newSession } from '../checkout/new-session.ts';
import { apiOf, demo, openPage, storedLogin } from '../demo.ts';
import { horizontalOverflow, waitUntilLoaded } from '../pages.ts';

const WIDE = { width: 1280, height: 860 };
const PHONE = { width: 360, height: 780 };

let login: Awaited<ReturnType<typeof storedLogin>>;
let merchantId: string;
let serviceId: string;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async ({ browser }) => {
  const api = await apiOf('owner');
  const [merchants, services] = await Promise.all([
    api.merchants.list({ q: 'Sphinx' }),
    api.services.list({ q: demo.shop.DAFTAR_SERVICE_ID ?? '' }),
  ]);
  merchantId = merchants.data[0]?._id ?? '';
  serviceId = services.data[0]?._id ?? '';
  login = await storedLogin(browser, 'owner');
});

const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Workspace' }).getByRole('link', { name });

/** Pays an order of the demo's shop. The shop's server does not run, so its webhook stays undelivered. */
async function payOrder(page: Page): Promise<void> {
  const { sessionId, orderId } = await newSession();
  await page.goto(`${demo.checkout}/hosted-checkout/eg/${sessionId}`);
  await page.getByRole('textbox', { name: 'Mobile number' }).fill('1001234567');
  await page.getByLabel('Name').fill('Nora Abdallah');
  await page.getByLabel('Email').fill('nora@example.com');
  await page.getByRole('button', { name: 'Continue' }).click();
  const reference = page.getByTestId('reference-number');
  await expect(reference).toBeVisible();
  const number = ((await reference.textContent()) ?? '').replaceAll(/\D/g, '');
  // Leave the checkout, which would go to the shop after the payment and interrupt the test's next navigation.
  await page.goto('about:blank');
  await fetch(`${demo.sandbox}/fawry/${number}/pay`, { method: 'POST', redirect: 'manual' });
  const api = await apiOf('owner');
  const payloads = async () => (await api.webhookDeliveries.list()).data.map(({ payload }) => payload).join();
  await expect.poll(payloads).toContain(orderId);
}

test('a merchant’s name links to its workspace, and each tab there shows the sandbox mark', async ({
  browser,
}) => {
  const page = await openPage(browser, login, { viewport: WIDE });
  await page.goto('/merchants?q=Sphinx');
  await waitUntilLoaded(page);
  await page.getByRole('link', { name: 'Sphinx Stationers' }).click();
  await expect(page).toHaveURL(new RegExp(`/merchants/workspace/${merchantId}$`));
  await waitUntilLoaded(page);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Sphinx Stationers');
  for (const name of ['Overview', 'Services', 'Webhook deliveries', 'Keys', 'History']) {
    await tab(page, name).click();
    await expect(tab(page, name)).toHaveAttribute('aria-current', 'page');
    await waitUntilLoaded(page);
    await expect(main.getByText('Sandbox', { exact: true })).toBeVisible();
    await expectAccessible(page, `workspace: ${name}`);
  }
  await page.context().close();
});

test('a services list filtered by merchant names the filter and shows only its services', async ({
  browser,
}) => {
  const page = await openPage(browser, login, { viewport: WIDE });
  await page.goto(`/services?userTypeId=${merchantId}`);
  await waitUntilLoaded(page);
  const { total } = await (await apiOf('owner')).services.list({ userTypeId: merchantId });
  await expect(page.getByRole('button', { name: 'Remove filter: Merchant' })).toBeVisible();
  await expect(page.locator('.grid-body').getByRole('row')).toHaveCount(total);
  await page.context().close();
});

test('the history shows who changed a field, when, and its old and new values', async ({ browser }) => {
  const page = await openPage(browser, login, { viewport: WIDE });
  const address = `help-${Date.now()}@sphinx.example`;
  await page.goto(`/merchants/form/${merchantId}`);
  await waitUntilLoaded(page);
  const before = await page.getByLabel('Support Email').inputValue();
  await page.getByLabel('Support Email').fill(address);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/\/merchants$/);
  await page.goto(`/merchants/history/${merchantId}`);
  const table = page.getByRole('table', { name: 'Changed Support Email' }).first();
  await expect(table.getByRole('row').nth(1).getByRole('cell')).toHaveText([before || '–', address]);
  const newest = page.getByRole('main').getByRole('listitem').first();
  await expect(newest).toContainText(/Salma Hegazy\s· \d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d GMT\+\d/);
  await expectAccessible(page, 'history with a change');
  await page.context().close();
});

test('an undelivered webhook can be found and opened, and Redeliver is disabled while it is being sent', async ({
  browser,
}) => {
  const page = await openPage(browser, login, { viewport: WIDE });
  await payOrder(page);
  await page.goto(`/merchants/webhooks/${merchantId}`);
  await waitUntilLoaded(page);
  await page.getByRole('link', { name: 'payment.succeeded' }).first().click();
  await expect(page).toHaveURL(/\/webhook-deliveries\/whd_/);
  await waitUntilLoaded(page);
  await expect(page.getByRole('main')).toContainText('http://127.0.0.1:4100/webhooks');
  await expect(page.getByRole('button', { name: /Redeliver/ })).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByRole('main')).toContainText('It is still being sent');
  await expectAccessible(page, 'webhook delivery');

  await page.goto('/webhook-deliveries?status=delivered');
  await waitUntilLoaded(page);
  await expect(page.getByRole('main')).toContainText('No rows match these filters');
  await page.getByRole('combobox', { name: 'Status' }).selectOption('pending');
  await expect(page.getByRole('link', { name: 'payment.succeeded' }).first()).toBeVisible();
  await expectAccessible(page, 'webhook deliveries');
  await page.context().close();
});

test('the embed code contains the service’s id and the gateway’s addresses but no secret', async ({
  browser,
}) => {
  const page = await openPage(browser, login, { viewport: WIDE });
  await page.goto(`/services/embed/${serviceId}`);
  await waitUntilLoaded(page);
  const main = page.getByRole('main');
  await expect(main).toContainText(demo.checkout);
  await expect(main).toContainText(`baseUrl: '${demo.backoffice}'`);
  await expect(main).toContainText(`serviceId: '${demo.shop.DAFTAR_SERVICE_ID}'`);
  const tag = /<script src="([^"]+\/loader-[^"]+\.js)"\s+integrity="(sha384-[^"]+)"/;
  await expect(main).toContainText(tag);
  const [, address = '', integrity] = tag.exec((await main.textContent()) ?? '') ?? [];
  expect(address).toContain(demo.checkout);
  const loader = await (await page.request.get(address)).body();
  expect(`sha384-${createHash('sha384').update(loader).digest('base64')}`).toBe(integrity);
  for (const way of ['npm', 'React', 'Hosted page', 'Script tag']) {
    await main.getByRole('button', { name: way, exact: true }).click();
    await expect(main).not.toContainText(/sk_test|sk_live|whsec_/);
  }
  // After scrolling, the fixed header covers half of a button, which axe would report.
  await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded();
  await expectAccessible(page, 'embed code');
  await page.context().close();
});

test('the merchant form warns of a taken name while typing but allows saving', async ({ browser }) => {
  const page = await openPage(browser, login, { viewport: WIDE });
  await page.goto('/merchants/form/new');
  await waitUntilLoaded(page);
  await page.getByLabel('Name', { exact: false }).first().fill('sphinx STATIONERS');
  await expect(page.getByText('An account with this name exists already')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save' })).toBeEnabled();
  await expectAccessible(page, 'merchant form with a taken name');
  await page.context().close();
});

test('the workspace pages are accessible and fit a phone in Arabic', { tag: '@accessible' }, async ({
  browser,
}) => {
  const page = await openPage(browser, login, { viewport: PHONE, language: 'ar' });
  const places = [
    ...['workspace', 'services', 'webhooks', 'keys', 'history'].map(
      (one) => `/merchants/${one}/${merchantId}`,
    ),
    ...[`/services/embed/${serviceId}`, `/services/history/${serviceId}`, '/webhook-deliveries'],
  ];
  for (const path of places) {
    await page.goto(path);
    await waitUntilLoaded(page);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    expect.soft(await horizontalOverflow(page), `${path} scrolls sideways`).toBeLessThanOrEqual(0);
    await expectAccessible(page, `${path} in Arabic`);
  }
  await page.context().close();
});
