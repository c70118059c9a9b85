import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { apiOf, openPage, storedLogin } from '../demo.ts';
import { waitUntilLoaded } from '../pages.ts';

let owner: Awaited<ReturnType<typeof storedLogin>>;
test.beforeAll(async ({ browser }) => {
  owner = await storedLogin(browser, 'owner');
});

const save = (page: Page) => page.getByRole('button', { name: 'Save' }).click();
const messages = async (page: Page, ...texts: readonly string[]) => {
  for (const text of texts) await expect(page.getByText(text, { exact: true })).toBeVisible();
};
async function rowAction(page: Page, row: string, action: string) {
  await page
    .getByRole('row', { name: row })
    .getByRole('button', { name: /^Actions/ })
    .click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}
async function choose(page: Page, field: string, text: string) {
  await page.getByRole('combobox', { name: field }).fill(text);
  await page
    .getByRole('option', { name: new RegExp(text) })
    .first()
    .click();
}

test('the owner creates a package, shares its link, switches it off and deletes it', async ({ browser }) => {
  const page = await openPage(browser, owner);
  await page.goto('/packages/form/new');
  await save(page);
  await messages(
    page,
    'Please provide valid package name',
    'Please provide valid amount',
    'Please provide valid country',
    'Please provide valid currency',
    'Please provide valid service',
  );
  await page.getByLabel('Name').fill('Spring fair');
  await choose(page, 'Service', 'Books online');
  await expect(page.getByLabel('Country')).toHaveValue('Egypt');
  await expect(page.getByLabel('Currency')).toHaveValue('EGP');
  await page.getByRole('textbox', { name: 'Amount', exact: true }).fill('320');
  await expectAccessible(page, 'the package form');
  await save(page);
  await expect(page).toHaveURL(/\/packages$/);
  await rowAction(page, 'Spring fair', 'Link');
  const dialog = page.getByRole('dialog', { name: 'Payout Link' });
  await expect(dialog.getByRole('img', { name: 'QR code of the link' })).toBeVisible();
  await expect(dialog.getByText(/\/checkout\/via-link\/pkg_/)).toBeVisible();
  await expectAccessible(page, 'the Payout Link dialog');
  await dialog.getByRole('button', { name: 'Copy Payout Link' }).click();
  await expect(dialog.getByText('Copied')).toBeVisible();
  await dialog.getByRole('button', { name: 'Switch the link off' }).click();
  await expect(dialog.getByText('Customers cannot use this link: it is switched off.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('row', { name: 'Spring fair' })).toContainText('Switched off');
  const api = await apiOf('owner');
  const { data } = await api.packages.list({ q: 'Spring fair' });
  await rowAction(page, 'Spring fair', 'Delete');
  await page.getByRole('button', { name: 'Yes, delete it!' }).click();
  await messages(page, 'Deleted', 'Package has been deleted successfully!');
  await page.getByRole('button', { name: 'OK' }).click();
  await expect(api.packages.retrieve(data[0]?._id ?? '')).rejects.toThrow('Package not found');
  await page.context().close();
});

test('deleting a package that somebody else deleted shows "Not Found!"', async ({ browser }) => {
  const api = await apiOf('owner');
  const { data } = await api.packages.list({ q: 'Reader' });
  const [model] = data;
  if (!model) throw new Error('The demo has no package');
  const { country, currency, serviceId } = model;
  const made = await api.packages.create({ name: 'Gone soon', amount: '10', country, currency, serviceId });
  const page = await openPage(browser, owner);
  await page.goto('/packages?q=Gone');
  await waitUntilLoaded(page);
  await api.packages.delete(made._id);
  await rowAction(page, 'Gone soon', 'Delete');
  await page.getByRole('button', { name: 'Yes, delete it!' }).click();
  await messages(page, 'Not Found!', 'Package not found');
  await page.context().close();
});

test('a number is blacklisted and removed again', async ({ browser }) => {
  const page = await openPage(browser, owner);
  await page.goto('/blacklists/form/new');
  await save(page);
  await messages(page, 'Please provide msisdn');
  await page.getByPlaceholder('MSISDN (923xxxxxxx)').fill('923009990001');
  await save(page);
  await expect(page).toHaveURL(/\/blacklists$/);
  await expectAccessible(page, 'the blacklist');
  await rowAction(page, '923009990001', 'Delete');
  await page.getByRole('button', { name: 'Yes, delete it!' }).click();
  await messages(page, 'Deleted', 'Blacklist has been deleted successfully!');
  await page.route('**/black-lists/get/*', (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto('/blacklists/form/bl_x');
  await expect(page.getByRole('dialog')).toContainText('Something went wrong');
  await page.context().close();
});

test('a merchant edits its product and keeps the attributes, and sees no other merchant', async ({
  browser,
}) => {
  const page = await openPage(browser, await storedLogin(browser, 'merchant'));
  await page.goto('/products');
  await waitUntilLoaded(page);
  await expect(page.getByRole('columnheader', { name: 'Merchant' })).toHaveCount(0);
  await page.goto('/products/form/new');
  await page.getByLabel('Name').fill('A');
  await save(page);
  await messages(page, 'Too short product name.');
  await page.getByLabel('Name').fill('Desk lamp');
  await page.getByLabel('Price').fill('180');
  await page.getByLabel('Sizes').fill('M, L');
  await save(page);
  await expect(page).toHaveURL(/\/products$/);
  await rowAction(page, 'Desk lamp', 'Edit');
  await page.getByLabel('Name').fill('Desk lamp, brass');
  await save(page);
  await expect(page).toHaveURL(/\/products$/);
  const { data } = await (await apiOf('merchant')).products.list({ q: 'brass' });
  expect(data[0]?.attributes).toEqual({ productPrice: 180, size: ['M', 'L'] });
  await page.goto('/blacklists');
  await expect(page).not.toHaveURL(/blacklists/);
  await page.context().close();
});

test('a subscription that the gateway charges is paused with a reason', async ({ browser }) => {
  const page = await openPage(browser, owner);
  await page.goto('/subscriptions?q=201012340001');
  await waitUntilLoaded(page);
  await rowAction(page, '201012340001', 'Pause');
  const dialog = page.getByRole('alertdialog', { name: 'Are you sure?' });
  await dialog.getByLabel('Reason').fill('The customer asked for it');
  await dialog.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByRole('row', { name: '201012340001' })).toContainText('Paused');
  await expectAccessible(page, 'the subscriptions');
  await page.goto('/call-center');
  await expect(page.getByRole('link', { name: /Find a payment/ })).toBeVisible();
  await expectAccessible(page, 'the call centre');
  await page.context().close();
});

test('the support role reads packages and cannot change them', async ({ browser }) => {
  const page = await openPage(browser, await storedLogin(browser, 'support'), { language: 'ar' });
  await page.goto('/packages');
  await waitUntilLoaded(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('الباقات');
  await page.getByRole('row').nth(1).getByRole('button').last().click();
  await expect(page.getByRole('menuitem', { name: /^حذف/ })).toHaveAttribute('aria-disabled', 'true');
  await page.goto('/packages/form/new');
  await expect(page).not.toHaveURL(/form/);
  await page.context().close();
});
