import { fileURLToPath } from 'node:url';
import { type BrowserContextOptions, expect, type Page, test } from '@playwright/test';
import { confirmAtBank } from '../checkout/bank.ts';
import { fillCard, fillCustomer, openCustomer } from '../checkout/customer.ts';
import { sessionAt } from '../checkout/provider-session.ts';

const folder = fileURLToPath(new URL('../test-results/screenshots/checkout', import.meta.url));
const PHONE = { width: 390, height: 844 };
const WIDE = { width: 1100, height: 800 };

const looks: (BrowserContextOptions & { name: string })[] = [
  { name: 'phone', locale: 'en-GB', viewport: PHONE, colorScheme: 'light' },
  { name: 'phone-arabic-dark', locale: 'ar-EG', viewport: PHONE, colorScheme: 'dark' },
  { name: 'phone-urdu', locale: 'ur-PK', viewport: PHONE, colorScheme: 'light' },
  { name: 'wide', locale: 'en-GB', viewport: WIDE, colorScheme: 'light' },
  { name: 'wide-dark', locale: 'en-GB', viewport: WIDE, colorScheme: 'dark' },
];

const submit = (page: Page) => page.locator('button[type=submit]').click();

/** Opens a session's page in any language. */
async function open(page: Page, sessionId: string, method?: string): Promise<void> {
  await page.goto(`/hosted-checkout/eg/${sessionId}`);
  if (method) await page.locator(`input[name=paymentProvider][value="${method}"]`).check();
  await expect(page.locator('button[type=submit]')).toBeVisible();
}

for (const { name, ...options } of looks) {
  test(`takes screenshots of the checkout’s states: ${name}`, async ({ browser }) => {
    test.setTimeout(120_000);
    const page = await openCustomer(browser, { ...options, reducedMotion: 'reduce' });
    const shoot = (state: string) =>
      page.screenshot({ path: `${folder}/${name}/${state}.png`, fullPage: true, animations: 'disabled' });

    const card = await sessionAt('Fawry');
    await open(page, card.sessionId, 'Credit Card');
    await submit(page);
    await shoot('card-mistakes');
    await fillCustomer(page, '1001230400');
    await fillCard(page, '5078036246600381');
    await shoot('card');
    await submit(page);
    await page.locator('.dialog.negative button').click({ trial: true });
    await shoot('declined');
    await page.locator('.dialog.negative button').click();
    await fillCustomer(page);
    await fillCard(page, '5078036246600381');
    await submit(page);
    await page.locator('input[name=code]').waitFor();
    await page.goBack();
    await page.locator('.badge').waitFor();
    await shoot('open-at-the-bank');
    await page.locator('.link').click();
    await shoot('another-way');
    await page.locator('.dialog button').last().click();
    await page.locator('.button.primary').click();
    await confirmed(page);
    await page.goto(`/hosted-checkout/eg/${card.sessionId}`);
    const receipt = await page.locator('a[href^="/receipt/"]').getAttribute('href');
    await shoot('paid');
    await page.goto(receipt ?? '');
    await page.locator('article').waitFor();
    await shoot('receipt');

    for (const [way, state] of [
      ['qr', 'qr'],
      ['r2p', 'phone'],
    ] as const) {
      const wallet = await sessionAt('Fawry', { methods: ['MWallet'] });
      await open(page, wallet.sessionId);
      await page.locator(`input[value=${way}]`).check();
      await fillCustomer(page);
      await shoot(`wallet-${way}`);
      await submit(page);
      await page.locator('.actions').first().waitFor();
      await shoot(state);
    }
    for (const provider of ['Paymob', 'Paytab', 'Monty', 'JazzCash', 'easypaisa'] as const) {
      await open(page, (await sessionAt(provider)).sessionId);
      await shoot(provider.toLowerCase());
    }
    await page.goto('/checkout/via-link/pkg_000000000000000000000000');
    await page.getByRole('alert').waitFor();
    await shoot('no-such-link');
    await page.context().close();
  });
}

/** Confirms at the bank, whose page has the customer's language, and waits for the shop. */
async function confirmed(page: Page): Promise<void> {
  await page.locator('input[name=code]').waitFor();
  await page.goto(`${page.url().split('?')[0]}?lang=en`);
  await confirmAtBank(page);
  await page.waitForURL((url) => url.searchParams.has('signature'), { timeout: 25_000 });
}
