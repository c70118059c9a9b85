import { expect, type Page, test } from '@playwright/test';
import { freePorts } from '@daftar/server/testing';
import { expectAccessible } from '../axe.ts';
import { type ShopKeys, startShop } from '../shop.ts';
import { signIn } from '../sign-in.ts';

test.describe.configure({ mode: 'serial' });

const keys: ShopKeys = { secretKey: '', webhookSecret: '', serviceId: '' };
let page: Page;
let shop: Awaited<ReturnType<typeof startShop>>;
let shopPort = 0;
let orderId = '';

test.beforeAll(async ({ browser }) => {
  const context = await browser.newContext();
  page = await context.newPage();
  [shopPort = 0] = await freePorts(1);
});

test.afterAll(async () => {
  shop?.stop();
  await page.context().close();
});

test('a provider user signs in', async () => {
  await page.goto('/login');
  await expectAccessible(page, 'login');
  await signIn(page);
  await expect(page.getByRole('navigation').first()).toContainText('Merchants Management');
});

test('creates the carrier Fawry', async () => {
  await page.goto('/carriers/form/new');
  await expectAccessible(page, 'carrier form');
  await page.getByLabel('Name').fill('Fawry');
  await page.getByLabel('Type').selectOption('Carrier');
  await page.getByLabel('Country').selectOption('Egypt');
  await page.getByLabel('Currency').selectOption('EGP');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/\/carriers$/);
  await expect(page.getByRole('grid')).toContainText('Fawry');
});

test('creates the merchant Nile Books', async () => {
  await page.goto('/merchants/form/new');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Please provide valid account name')).toBeVisible();
  await expect(page.getByText('Please select a department')).toBeVisible();
  await expectAccessible(page, 'merchant form with mistakes');
  await page.getByLabel('Name').fill('Nile Books');
  await page.getByLabel('Country').selectOption('Egypt');
  await page.getByLabel('Currency').selectOption('EGP');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/\/merchants$/);
  await expect(page.getByRole('grid')).toContainText('Nile Books');
  await expectAccessible(page, 'merchants');
});

test('creates a service for it with the provider Fawry', async () => {
  await page.goto('/services/form/new');
  await page.getByLabel('Service Name').fill('Books online');
  await page.getByLabel('Country').selectOption('Egypt');
  await page.getByLabel('Currency').selectOption('EGP');
  await page.getByLabel('Merchant', { exact: true }).selectOption({ label: 'Nile Books' });
  await page.getByLabel('Carrier', { exact: true }).selectOption('Fawry');
  await page.getByLabel('Service Type').selectOption('Others');
  await page.getByLabel('Carrier Share').fill('0');
  await page.getByLabel('Merchant Share').fill('٩٦');
  await page.getByLabel('Walee Share').fill('4');
  await page.getByLabel('Via Ref').check();
  await page.getByLabel('Portal URL').fill(`http://127.0.0.1:${shopPort}/return`);
  await page.getByLabel('Notification API').fill(`http://127.0.0.1:${shopPort}/webhooks`);
  await expectAccessible(page, 'service form');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/\/services$/);
  await expect(page.getByRole('grid')).toContainText('Books online');
  await expectAccessible(page, 'services');
});

test('makes the keys, each shown once', async () => {
  await page.goto('/merchants');
  await page.getByRole('row', { name: /Nile Books/ }).getByRole('button').last().click();
  await page.getByRole('menuitem', { name: /Keys/ }).click();
  await expectAccessible(page, 'keys');
  keys.secretKey = await rotate(/private key/i, /sk_test_\S+/);
  keys.webhookSecret = await rotate(/webhook secret|token/i, /whsec_\S+/);
  await page.reload();
  await expect(page.getByText(keys.secretKey)).toHaveCount(0);
});

async function rotate(section: RegExp, pattern: RegExp): Promise<string> {
  const part = page.locator('section', { has: page.getByRole('heading', { name: section }) }).last();
  await part.getByRole('button').last().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Make a new one' }).click();
  await expect(part.getByText(pattern)).toBeVisible();
  return pattern.exec((await part.innerText()) ?? '')?.[0] ?? '';
}
