import { freePorts } from '@daftar/server/testing';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { payBill } from '../counter.ts';
import { waitUntilLoaded } from '../pages.ts';
import { pick } from '../pick.ts';
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

test('the owner signs in', async () => {
  await page.goto('/login');
  await waitUntilLoaded(page);
  await expectAccessible(page, 'login');
  await signIn(page);
  await expect(page.getByRole('navigation').first()).toContainText('Merchants Management');
});

test('the owner creates the carrier Fawry', async () => {
  await page.goto('/carriers/form/new');
  await waitUntilLoaded(page);
  await expectAccessible(page, 'carrier form');
  await page.getByLabel('Name').fill('Fawry');
  await page.getByLabel('Type').selectOption('Carrier');
  await page.getByLabel('Country').selectOption('Egypt');
  await page.getByLabel('Currency').selectOption('EGP');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/\/carriers$/);
  await expect(page.getByRole('grid')).toContainText('Fawry');
});

test('the owner creates the merchant Nile Books', async () => {
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

test('the owner creates a service for the merchant with the provider Fawry', async () => {
  await page.goto('/services/form/new');
  await page.getByLabel('Service Name').fill('Books online');
  await page.getByLabel('Country').selectOption('Egypt');
  await page.getByLabel('Currency').selectOption('EGP');
  await pick(page, /^Merchant/, 'Nile Books');
  await pick(page, /^Carrier/, 'Fawry');
  await page.getByLabel('Service Type').selectOption('Others');
  await page.getByLabel('Carrier Share').fill('0');
  await page.getByLabel('Merchant Share').fill('٩٦');
  await page.getByLabel('Walee Share').fill('4');
  await expect(page.getByRole('checkbox', { name: 'Via Ref' })).toBeChecked();
  await page.getByLabel('Portal URL').fill(`http://127.0.0.1:${shopPort}/return`);
  await page.getByLabel('Notification API').fill(`http://127.0.0.1:${shopPort}/webhooks`);
  await expectAccessible(page, 'service form');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/\/services$/);
  await expect(page.getByRole('grid')).toContainText('Books online');
  await expectAccessible(page, 'services');
});

test('the owner creates the merchant’s keys, and each is shown only once', async () => {
  await page.goto('/merchants');
  await page
    .getByRole('row', { name: /Nile Books/ })
    .getByRole('button')
    .last()
    .click();
  await page.getByRole('menuitem', { name: /Keys/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Nile Books');
  await expectAccessible(page, 'keys');
  keys.secretKey = await rotate(/private key/i, /sk_test_\S+/);
  keys.webhookSecret = await rotate(/signing secret/i, /whsec_\S+/);
  await page.reload();
  await expect(page.getByText(keys.secretKey)).toHaveCount(0);
});

test('a customer buys a book and pays the reference in the sandbox', async () => {
  const { serviceId } = await findService();
  keys.serviceId = serviceId;
  shop = await startShop(shopPort, keys);
  await page.goto(shop.url);
  await expectAccessible(page, 'shop');
  await page.getByRole('button', { name: 'Buy Letters from Aswan' }).click();
  const frame = page.frameLocator('iframe');
  await expect(frame.getByText('Select Payment Type')).toBeVisible();
  await frame.getByRole('button', { name: 'Continue' }).click();
  await expect(frame.getByText('Please provide valid mobile number')).toBeVisible();
  await expectAccessible(page, 'embedded checkout with mistakes');
  await frame.getByRole('textbox', { name: /mobile/i }).fill('٠١٠ ٠١٢٣ ٤٥٦٧');
  await frame.getByLabel('Name').fill('Nora Abdallah');
  await frame.getByLabel('Email').fill('nora@example.com');
  await frame.getByRole('button', { name: 'Continue' }).click();
  await expect(frame.getByText('Please type the reference number in your Fawry app')).toBeVisible();
  await expectAccessible(page, 'embedded checkout with a reference');
  const reference = ((await frame.getByTestId('reference-number').textContent()) ?? '').replaceAll(/\D/g, '');
  orderId = page.url().split('/').at(-1) ?? '';

  const counter = await page.context().newPage();
  await counter.goto(`${process.env.SANDBOX_URL}/fawry?reference=${reference}`);
  await expectAccessible(counter, 'sandbox');
  await payBill(counter);

  await expect(frame.getByText('Transaction successful')).toBeVisible({ timeout: 20_000 });
  await expectAccessible(page, 'embedded checkout, paid');
  await expect(page.getByText('Paid. Your book is on its way.')).toBeVisible({ timeout: 20_000 });
});

test('the shop accepts a signed return address and rejects a changed one', async () => {
  const { sessionId } = await orderOfShop();
  const session = await (
    await fetch(`${process.env.CHECKOUT_URL}/checkout/get/service?sessionId=${sessionId}`)
  ).json();
  await page.goto(session.returnUrl);
  await expect(page.getByRole('heading', { name: 'Thank you!' })).toBeVisible();
  await page.goto(session.returnUrl.replace('amount=185', 'amount=1'));
  await expect(page.getByRole('heading', { name: 'Thank you!' })).toHaveCount(0);
});

test('the transaction report shows the payment with its shares', async () => {
  await page.goto(`/reports?type=transaction-report&q=${orderId}`);
  const row = page.getByRole('row', { name: new RegExp(orderId) });
  await expect(row).toContainText('Success');
  await expect(row).toContainText('177.60');
  await expect(row).toContainText('7.40');
  await expectAccessible(page, 'transaction report');
});

test('the settlement form fills in the revenue, shows its formulas and saves', async () => {
  await page.goto('/settlements');
  await waitUntilLoaded(page);
  await expectAccessible(page, 'settlements');
  // An empty list links to the form.
  await page.getByRole('grid').getByRole('link', { name: 'Create Settlement' }).click();
  await expect(page).toHaveURL(/\/settlement\/form\/new$/);
  await waitUntilLoaded(page);
  await page.getByRole('button', { name: 'Save' }).click();
  for (const message of [
    'Please select Country',
    'Please select Merchant',
    'Please provide channel of transfer',
    'Please provide Remittance percentage',
    'Please provide exchange rate',
  ]) {
    await expect(page.getByText(message, { exact: true })).toBeVisible();
  }
  await page.getByRole('combobox', { name: /^Country/ }).selectOption('Egypt');
  await pick(page, /^Merchant/, 'Nile Books');
  await expect(page.getByLabel('Total Revenue')).toHaveValue(/185/);
  await page.getByLabel('Channel').fill('Bank transfer');
  await page.getByLabel('Remittance (%)').fill('2');
  await page.getByLabel('Exchange Rate').fill('47.9');
  await expect(page.getByText(/177 × 2 ÷ 100 = 3/).first()).toBeAttached();
  await expectAccessible(page, 'settlement form');
  await page.getByRole('button', { name: 'Save' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('differs from the decimal result by more than 0.5 %');
  await expectAccessible(page, 'reason for a difference');
  await dialog.getByLabel(/^Reason for the difference/).fill('Whole units, as agreed');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/\/settlement-summary\//);
});

test('the settlement summary prints on one page without the navigation', async () => {
  await expect(page.getByRole('heading', { name: /^Transaction # \d+$/ })).toBeVisible();
  await expect(page.getByText('Paid', { exact: true })).toBeVisible();
  await expect(page.getByText('177 × 2 ÷ 100 = 3.54')).toBeVisible();
  await expect(page.getByRole('row', { name: /Net Settled/i })).toContainText('3.70');
  await expectAccessible(page, 'settlement summary');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation')).toHaveCount(0);
  const pdf = await page.pdf({ format: 'A4' });
  expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({ media: null });
});

test('the settlement list and the settlement report show the settlement', async () => {
  await page.goto('/settlements');
  await expect(page.getByRole('grid')).toContainText('Nile Books');
  await page.goto('/reports?type=settlement-report');
  await expect(page.getByRole('combobox', { name: /^Country/ })).toHaveValue('Pakistan');
  await page.getByRole('combobox', { name: /^Currency/ }).selectOption('EGP');
  await expect(page.getByRole('combobox', { name: /^Country/ })).toHaveValue('Egypt');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('grid')).toContainText('$3.70');
  await expectAccessible(page, 'settlement report');
  await page.getByRole('grid').getByText('Show').first().click();
  await expect(page.getByRole('heading', { name: /^Transaction # \d+$/ })).toBeVisible();
});

test('the settlement form finds nothing to settle in a settled period', async () => {
  await page.goto('/settlement/form/new');
  await page.getByRole('combobox', { name: /^Country/ }).selectOption('Egypt');
  await pick(page, /^Merchant/, 'Nile Books');
  await expect(page.getByText('There is nothing to settle in this period.').first()).toBeVisible();
});

async function findService(): Promise<{ serviceId: string }> {
  await page.goto('/services');
  const answer = await page.evaluate(async () => {
    const kept = Object.values({ ...localStorage, ...sessionStorage }).join(' ');
    const token = /eyJ[\w-]+\.[\w-]+\.[\w-]+/.exec(kept)?.[0] ?? '';
    return (await fetch('/services/get', { headers: { 'x-auth-token': token } })).json();
  });
  return answer.data[0];
}

async function orderOfShop(): Promise<{ sessionId: string }> {
  return (await fetch(`${shop.url}/orders/${orderId}`)).json();
}

async function rotate(section: RegExp, pattern: RegExp): Promise<string> {
  const part = page.getByRole('region', { name: section });
  await part.getByRole('button').last().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Create a new secret' }).click();
  const secret = part.getByText(pattern).first();
  await expect(secret).toBeVisible();
  return pattern.exec((await secret.textContent()) ?? '')?.[0] ?? '';
}
