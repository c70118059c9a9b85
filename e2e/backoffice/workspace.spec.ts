import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { newSession } from '../checkout/new-session.ts';
import { apiOf, demo, keptSignIn, openPage } from '../demo.ts';
import { settled, sideways } from '../pages.ts';

const WIDE = { width: 1280, height: 860 };
const PHONE = { width: 360, height: 780 };

let kept: Awaited<ReturnType<typeof keptSignIn>>;
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
  kept = await keptSignIn(browser, 'owner');
});

const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Workspace' }).getByRole('link', { name });

/** Pays an order of the demo's shop, whose server does not answer. */
async function payOrder(page: Page): Promise<void> {
  const { sessionId } = await newSession();
  await page.goto(`${demo.checkout}/hosted-checkout/eg/${sessionId}`);
  await page.getByRole('textbox', { name: 'Mobile number' }).fill('1001234567');
  await page.getByLabel('Name').fill('Nora Abdallah');
  await page.getByLabel('Email').fill('nora@example.com');
  await page.getByRole('button', { name: 'Continue' }).click();
  const reference = page.getByTestId('reference-number');
  await expect(reference).toBeVisible();
  const number = ((await reference.textContent()) ?? '').replaceAll(/\D/g, '');
  await fetch(`${demo.sandbox}/fawry/${number}/pay`, { method: 'POST', redirect: 'manual' });
  const api = await apiOf('owner');
  await expect.poll(async () => (await api.webhookDeliveries.list()).total).toBeGreaterThan(0);
}

test('a merchant’s name leads to its workspace, marked as sandbox on each of its pages', async ({
  browser,
}) => {
  const page = await openPage(browser, kept, { viewport: WIDE });
  await page.goto('/merchants?q=Sphinx');
  await settled(page);
  await page.getByRole('link', { name: 'Sphinx Stationers' }).click();
  await expect(page).toHaveURL(new RegExp(`/merchants/workspace/${merchantId}$`));
  await settled(page);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Sphinx Stationers');
  for (const name of ['Overview', 'Services', 'Webhook deliveries', 'Keys', 'History']) {
    await tab(page, name).click();
    await settled(page);
    await expect(tab(page, name)).toHaveAttribute('aria-current', 'page');
    await expect(main.getByText('Sandbox', { exact: true })).toBeVisible();
    await expectAccessible(page, `workspace: ${name}`);
  }
  await page.context().close();
});

test('its services lead to the list of them all, narrowed to it', async ({ browser }) => {
  const page = await openPage(browser, kept, { viewport: WIDE });
  await page.goto(`/merchants/services/${merchantId}`);
  await settled(page);
  const { total } = await (await apiOf('owner')).services.list({ userTypeId: merchantId });
  await page.getByRole('link', { name: `Show all (${total})` }).click();
  await settled(page);
  await expect(page).toHaveURL(new RegExp(`/services\\?userTypeId=${merchantId}$`));
  await expect(page.getByRole('button', { name: 'Remove filter: Merchant' })).toBeVisible();
  await expect(page.locator('.grid-body').getByRole('row')).toHaveCount(total);
  await page.context().close();
});

test('a change shows in the history with who, when, before and after', async ({ browser }) => {
  const page = await openPage(browser, kept, { viewport: WIDE });
  const address = `help-${Date.now()}@sphinx.example`;
  await page.goto(`/merchants/form/${merchantId}`);
  await settled(page);
  const before = await page.getByLabel('Support Email').inputValue();
  await page.getByLabel('Support Email').fill(address);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/\/merchants$/);
  await page.goto(`/merchants/history/${merchantId}`);
  const table = page.getByRole('table', { name: 'Changed: Support Email' }).first();
  await expect(table.getByRole('row').nth(1).getByRole('cell')).toHaveText([before || '–', address]);
  const newest = page.getByRole('main').getByRole('listitem').first();
  await expect(newest).toContainText(/Salma Hegazy · \d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d GMT\+\d/);
  await expectAccessible(page, 'history with a change');
  await page.context().close();
});

test('a webhook that did not arrive is found, shown and not sent twice at once', async ({ browser }) => {
  const page = await openPage(browser, kept, { viewport: WIDE });
  await payOrder(page);
  await page.goto(`/merchants/webhooks/${merchantId}`);
  await settled(page);
  await page.getByRole('link', { name: 'payment.succeeded' }).first().click();
  await settled(page);
  await expect(page.getByRole('main')).toContainText('http://127.0.0.1:4100/webhooks');
  await expect(page.getByRole('button', { name: /Redeliver/ })).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByRole('main')).toContainText('It is still being sent');
  await expectAccessible(page, 'webhook delivery');

  await page.goto('/webhook-deliveries?status=delivered');
  await settled(page);
  await expect(page.getByRole('main')).toContainText('No rows match these filters');
  await page.getByRole('combobox', { name: 'Status' }).selectOption('pending');
  await expect(page.getByRole('link', { name: 'payment.succeeded' }).first()).toBeVisible();
  await expectAccessible(page, 'webhook deliveries');
  await page.context().close();
});

test('the embed code knows the service, the gateway, its checkout and no secret', async ({ browser }) => {
  const page = await openPage(browser, kept, { viewport: WIDE });
  await page.goto(`/services/embed/${serviceId}`);
  await settled(page);
  const main = page.getByRole('main');
  await expect(main).toContainText(demo.checkout);
  await expect(main).toContainText(`baseUrl: '${demo.backoffice}'`);
  await expect(main).toContainText(`serviceId: '${demo.shop.DAFTAR_SERVICE_ID}'`);
  await expect(main).toContainText(`<script src="${demo.checkout}/loader.js"></script>`);
  expect((await page.request.get(`${demo.checkout}/loader.js`)).status()).toBe(200);
  for (const way of ['npm', 'React', 'Hosted page', 'Script tag']) {
    await main.getByRole('button', { name: way, exact: true }).click();
    await expect(main).not.toContainText(/sk_test|sk_live|whsec_/);
  }
  // Scrolled, the head of the app lies over a button's half.
  await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded();
  await expectAccessible(page, 'embed code');
  await page.context().close();
});

test('a taken name is told while typing, and stops nobody', async ({ browser }) => {
  const page = await openPage(browser, kept, { viewport: WIDE });
  await page.goto('/merchants/form/new');
  await settled(page);
  await page.getByLabel('Name', { exact: false }).first().fill('sphinx STATIONERS');
  await expect(page.getByText('An account with this name exists already')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save' })).toBeEnabled();
  await expectAccessible(page, 'merchant form with a taken name');
  await page.context().close();
});

test('in Arabic and on a phone all of it fits, and is accessible', { tag: '@accessible' }, async ({
  browser,
}) => {
  const page = await openPage(browser, kept, { viewport: PHONE, language: 'ar' });
  const places = [
    ...['workspace', 'services', 'webhooks', 'keys', 'history'].map(
      (one) => `/merchants/${one}/${merchantId}`,
    ),
    ...[`/services/embed/${serviceId}`, `/services/history/${serviceId}`, '/webhook-deliveries'],
  ];
  for (const path of places) {
    await page.goto(path);
    await settled(page);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    expect.soft(await sideways(page), `${path} scrolls sideways`).toBeLessThanOrEqual(0);
    await expectAccessible(page, `${path} in Arabic`);
  }
  await page.context().close();
});
