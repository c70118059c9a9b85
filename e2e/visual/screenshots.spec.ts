import { fileURLToPath } from 'node:url';
import { freePorts } from '@daftar/server/testing';
import { type Browser, type BrowserContextOptions, expect, type Page, test } from '@playwright/test';
import { newSession } from '../checkout/new-session.ts';
import { demo, openPage, storedLogin } from '../demo.ts';
import { everyPage, type Place, waitForAnimations, waitUntilLoaded } from '../pages.ts';
import { startShop } from '../shop.ts';
import { type Words, wordsOf } from '../words.ts';
import { moneyPopups } from './popups/money-popups.ts';
import { areaPopups, type Popup } from './popups/popup.ts';
import { recordPopups } from './popups/record-popups.ts';
import { phonePopups, shellPopups } from './popups/shell-popups.ts';
import { workspacePopups } from './popups/workspace-popups.ts';

const folder = fileURLToPath(new URL('../test-results/screenshots', import.meta.url));
const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const VERY_WIDE = { width: 2560, height: 1440 };

interface Look {
  name: string;
  language: string;
  viewport: typeof WIDE;
  colorScheme: 'light' | 'dark';
}

const looks: Look[] = [
  { name: 'light', language: 'en', viewport: WIDE, colorScheme: 'light' },
  { name: 'dark', language: 'en', viewport: WIDE, colorScheme: 'dark' },
  { name: 'arabic', language: 'ar', viewport: WIDE, colorScheme: 'light' },
  { name: 'very-wide', language: 'en', viewport: VERY_WIDE, colorScheme: 'light' },
  { name: 'phone', language: 'en', viewport: PHONE, colorScheme: 'light' },
  { name: 'phone-arabic-dark', language: 'ar', viewport: PHONE, colorScheme: 'dark' },
];

const optionsOf = ({ viewport, colorScheme, language }: Look): BrowserContextOptions => ({
  viewport,
  colorScheme,
  reducedMotion: 'reduce',
  locale: language === 'ar' ? 'ar-EG' : 'en-GB',
});

/** More bytes than a picture of this size with one colour has. */
const blankBytes = ({ width, height }: typeof WIDE): number => (width * height) / 200 + 2_500;

/** Fails if the picture is blank, which a busy browser can return. */
async function shoot(page: Page, look: Look, name: string): Promise<void> {
  const path = `${folder}/${look.name}/${name}.png`;
  const picture = await page.screenshot({ path, animations: 'disabled' });
  expect.soft(picture.length, `${look.name}/${name} is blank`).toBeGreaterThan(blankBytes(look.viewport));
}

/** Selector of the open popups. Closed panels are in the page too, so their state must be checked. */
const OVERLAYS = ['dialog', 'alertdialog', 'menu', 'listbox']
  .map((role) => `[role=${role}]:not([data-state=closed])`)
  .join(', ');

/** Pages that differ between a merchant's users and the platform owner's users. */
const MERCHANT_PAGES = ['dashboard', 'collection', 'disbursement', 'payouts', 'loan-accounts', 'products'];

for (const look of looks) {
  const options = { ...optionsOf(look), language: look.language };

  test(`takes screenshots of the back-office: ${look.name}`, async ({ browser }) => {
    test.setTimeout(480_000);
    const stranger = await openPage(browser, undefined, options);
    await stranger.goto('/login');
    await waitUntilLoaded(stranger);
    await shoot(stranger, look, 'login');
    await stranger.context().close();
    await shootPages(browser, look, 'owner', await everyPage());
    const own = (await everyPage()).filter(({ name }) => MERCHANT_PAGES.includes(name));
    const named = own.map(({ name, path }) => ({ name: `as-merchant-${name}`, path }));
    await shootPages(browser, look, 'merchant', named);
    await shootPages(browser, look, 'little', [{ name: 'as-little-refused', path: '/merchants' }]);
  });

  test(`takes screenshots of the popups: ${look.name}`, async ({ browser }) => {
    test.setTimeout(480_000);
    const login = await storedLogin(browser, 'owner');
    const places = new Map((await everyPage()).map(({ name, path }) => [name, path]));
    const t = wordsOf(look.language);
    const phone = look.viewport === PHONE ? phonePopups : [];
    const failures: string[] = [];
    for (const popup of [
      ...(await areaPopups()),
      ...moneyPopups,
      ...recordPopups,
      ...workspacePopups,
      ...shellPopups,
      ...phone,
    ]) {
      const page = await openPage(browser, login, options);
      // When one picture fails, the others are still taken.
      await openPopup(page, popup, places.get(popup.at) ?? popup.at, t).catch((error: unknown) =>
        failures.push(`${popup.name}: ${error}`),
      );
      await shoot(page, look, `popup-${popup.name}`);
      await page.context().close();
    }
    expect(failures).toEqual([]);
  });

  test(`takes screenshots of the checkout: ${look.name}`, async ({ browser }) => {
    await shootCheckout(browser, look);
  });
}

async function openPopup(page: Page, { open, inPage }: Popup, path: string, t: Words): Promise<void> {
  await page.goto(path);
  await waitUntilLoaded(page);
  await open(page, t);
  if (!inPage) await expect(page.locator(OVERLAYS).last()).toBeVisible();
  await waitForAnimations(page);
}

async function shootPages(browser: Browser, look: Look, who: string, places: readonly Place[]) {
  const options = { ...optionsOf(look), language: look.language };
  const page = await openPage(browser, await storedLogin(browser, who), options);
  for (const { name, path } of places) {
    await page.goto(path);
    await waitUntilLoaded(page);
    // The preview of the checkout is a frame of another origin, which shows its form after the page does.
    if (name === 'service-embed')
      await expect(page.frameLocator('iframe').getByRole('button').last()).toBeVisible();
    await shoot(page, look, name);
  }
  await page.context().close();
}

async function shootCheckout(browser: Browser, look: Look): Promise<void> {
  const context = await browser.newContext({ ...optionsOf(look), baseURL: demo.checkout });
  const page = await context.newPage();
  const { sessionId } = await newSession();
  await page.goto(`/hosted-checkout/eg/${sessionId}`);
  const fields = page.locator('input:not([type=radio])');
  await expect(fields.first()).toBeVisible();
  await shoot(page, look, 'checkout');
  await page.locator('form button[type=submit], form button').last().click();
  await shoot(page, look, 'checkout-mistakes');
  await page.locator('[autocomplete=tel-national]').fill('1001234567');
  await page.locator('[autocomplete=email]').fill('nora@example.com');
  await page.locator('[autocomplete=name]').fill('Nora Abdallah');
  await page.locator('form button[type=submit], form button').last().click();
  const reference = page.getByTestId('reference-number');
  await expect(reference).toBeVisible();
  await shoot(page, look, 'checkout-reference');
  const number = ((await reference.textContent()) ?? '').replaceAll(/\D/g, '');
  await fetch(`${demo.sandbox}/fawry/${number}/pay`, { method: 'POST', redirect: 'manual' });
  await expect(page.locator('.outcome')).toBeVisible();
  await shoot(page, look, 'checkout-paid');
  await page.goto('/hosted-checkout/eg');
  await expect(page.locator('.stack')).toBeVisible();
  await shoot(page, look, 'checkout-none');
  await page.goto(`/hosted-checkout/eg/${demo.expiredSession}`);
  await expect(page.locator('.stack')).toBeVisible();
  await shoot(page, look, 'checkout-expired');
  await page.goto(demo.sandbox);
  await shoot(page, look, 'sandbox');
  await context.close();
}

test('takes screenshots of the example shop', async ({ browser }) => {
  const [port = 0] = await freePorts(1);
  const keys = {
    secretKey: demo.shop.DAFTAR_SECRET_KEY ?? '',
    webhookSecret: demo.shop.DAFTAR_WEBHOOK_SECRET ?? '',
    serviceId: demo.shop.DAFTAR_SERVICE_ID ?? '',
  };
  const shop = await startShop(port, keys, { api: demo.backoffice, checkout: demo.checkout });
  try {
    for (const look of looks) {
      const context = await browser.newContext(optionsOf(look));
      const page = await context.newPage();
      await page.goto(shop.url);
      await shoot(page, look, 'shop');
      await page.getByRole('button', { name: /^Buy/ }).first().click();
      await expect(page.frameLocator('iframe').getByRole('radio').first()).toBeVisible();
      await shoot(page, look, 'shop-checkout');
      await context.close();
    }
  } finally {
    shop.stop();
  }
});

test('takes the screenshot for the README', async ({ browser }) => {
  const look: Look = { name: 'documents', language: 'en', viewport: WIDE, colorScheme: 'light' };
  const page = await openPage(browser, await storedLogin(browser, 'owner'), optionsOf(look));
  const places = await everyPage();
  const report = places.find(({ name }) => name === 'report-transactions');
  // Hide columns whose values repeat in the demo, so that amounts and status fit.
  await page.goto(`${report?.path}&density=compact&hidden=transactionId,operator,country,waleeShareValue`);
  await waitUntilLoaded(page);
  await shoot(page, look, 'transaction-report');
  await page.context().close();
});
