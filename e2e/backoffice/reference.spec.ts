import { expect, test } from '@playwright/test';

test('the API reference shows the contract, loads nothing from other servers and cannot read the back-office’s storage', async ({
  page,
}) => {
  const addresses: string[] = [];
  const faults: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  await page.goto('/login');
  await page.evaluate(() => localStorage.setItem('kept', 'secret'));
  await page.goto('/docs');
  await expect(page).toHaveTitle('Daftar API');
  await page.getByText('merchants', { exact: true }).first().click();
  await expect(page.getByText('/merchants/get/{id}', { exact: true }).first()).toBeVisible();
  expect(await page.evaluate(() => ({ origin: self.origin, kept: localStorage.getItem('kept') }))).toEqual({
    origin: 'null',
    kept: null,
  });
  expect(addresses.filter((address) => !address.startsWith(new URL(page.url()).origin))).toEqual([]);
  expect(faults).toEqual([]);
});
