import { expect, test } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { demo } from '../demo.ts';

test('the API reference shows the contract with samples, and tries a key at this installation only', async ({
  page,
}) => {
  const addresses: string[] = [];
  const faults: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  page.on('pageerror', (error) => faults.push(String(error)));
  await page.goto(`${demo.backoffice}/docs`);
  await expect(page).toHaveTitle('Daftar API');
  await expect(page.getByText(demo.backoffice, { exact: true })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download the contract' }).click();
  expect((await download).suggestedFilename()).toBe('openapi.json');
  await page.getByRole('link', { name: 'services', exact: true }).first().click();
  const operation = page.locator('#listOwnServices');
  await expect(operation.getByText('daftar.services.listOwn()')).toBeVisible();
  await operation.getByText('Try it').click();
  await operation.getByRole('button', { name: 'Send' }).click();
  await expect(operation.getByRole('status')).toHaveText(/^401/);
  await page.getByLabel('Secret key or token').fill(demo.shop.DAFTAR_SECRET_KEY ?? '');
  await operation.getByRole('button', { name: 'Send' }).click();
  await expect(operation.getByRole('status')).toHaveText(/^200/);
  await expect(operation.getByLabel('Answer of listOwnServices')).toContainText(
    demo.shop.DAFTAR_SERVICE_ID ?? '',
  );
  expect(addresses.filter((address) => !address.startsWith(demo.backoffice))).toEqual([]);
  expect(faults).toEqual([]);
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`the API reference is accessible in ${colorScheme} colours, wide and narrow`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    for (const name of ['', 'checkout.html', 'auth.html']) {
      await page.setViewportSize({ width: name === 'auth.html' ? 390 : 1280, height: 800 });
      await page.goto(`/docs/${name}`);
      await page.evaluate(() => {
        for (const part of document.querySelectorAll('details')) part.open = true;
      });
      await expectAccessible(page, `/docs/${name}`);
    }
  });
