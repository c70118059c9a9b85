import { expect, type Page, test } from '@playwright/test';
import { expectToFit, showTheme } from '../appearance.ts';
import { expectAccessible, violationsOf } from '../axe.ts';
import { apiOf, openPage, storedLogin } from '../demo.ts';
import { waitUntilLoaded } from '../pages.ts';

const WIDE = { width: 1440, height: 900 };

let login: Awaited<ReturnType<typeof storedLogin>>;

test.beforeAll(async ({ browser }) => {
  login = await storedLogin(browser, 'owner');
});

const panel = (page: Page, name: string) => page.getByRole('region', { name });

/** Sets a panel's period with its own date fields. */
async function filter(page: Page, name: string, dateFrom: string, dateTo: string): Promise<void> {
  await panel(page, name)
    .getByRole('button', { name: /^Period/ })
    .click();
  const period = page.getByRole('dialog', { name: 'Period' });
  await period.getByLabel('Date From').fill(dateFrom);
  await period.getByLabel('Date To').fill(dateTo);
  await period.getByRole('button', { name: 'Filter' }).click();
  await waitUntilLoaded(page);
}

/** Returns the last 30 days, in which the demo has sales. */
function lastMonth(): [dateFrom: string, dateTo: string] {
  const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
  return [day(30), day(0)];
}

test('the start page is the dashboard, and its cards show the server’s counts', async ({ browser }) => {
  const page = await openPage(browser, login, { viewport: WIDE });
  await page.goto('/');
  await expect(page).toHaveURL(/\/dashboard$/);
  await waitUntilLoaded(page);
  const { operators, oneTimePurchase, clients, services } = await (await apiOf('owner')).dashboard.summary();
  const cards = page.getByRole('list', { name: 'Summary' }).getByRole('listitem');
  await expect(cards).toHaveCount(4);
  for (const [index, [label, count]] of Object.entries({
    Carriers: operators,
    'One-Time Purchase': oneTimePurchase,
    Merchants: clients,
    Services: services,
  }).entries()) {
    await expect(cards.nth(index).getByRole('heading')).toHaveText(label);
    await expect(cards.nth(index).locator('[data-figure]')).toHaveText((count ?? 0).toLocaleString('en'));
  }
  await cards.first().getByRole('link').click();
  await expect(page).toHaveURL(/\/carriers/);
  await page.context().close();
});

test('a dashboard panel requests its period, keeps it in the URL, and its rows link to their payments', async ({
  browser,
}) => {
  const [startDate, endDate] = lastMonth();
  const rows = await (await apiOf('owner')).dashboard.filterServicesShare({ startDate, endDate });
  const page = await openPage(browser, login, { viewport: WIDE });
  await page.goto('/dashboard');
  await waitUntilLoaded(page);
  const sent = page.waitForRequest((request) => request.url().endsWith('/summary/filter-subscription'));
  await filter(page, 'Services Share', startDate, endDate);
  expect((await sent).postDataJSON()).toEqual({ startDate, endDate });
  await page.reload();
  await waitUntilLoaded(page);
  const [first] = rows;
  const row = panel(page, 'Services Share').getByRole('row').nth(1);
  await expect(row.getByRole('cell')).toHaveText([
    first?.service ?? '',
    String(first?.count),
    `${first?.percentage.toFixed(2)}%`,
  ]);

  await row.getByRole('link').focus();
  const ring = panel(page, 'Services Share').getByRole('img');
  await expect(ring).toHaveAttribute('data-active', '0');
  await ring.locator('[data-testid="arc.1"]').hover();
  await expect(panel(page, 'Services Share').locator('tr[data-active]')).toHaveAttribute('data-slot', '1');

  await row.getByRole('link').click();
  await expect(page).toHaveURL(/\/reports\?.*type=transaction-report/);
  await waitUntilLoaded(page);
  await page.getByRole('button', { name: /^Period/ }).click();
  await expect(page.getByLabel('Date From')).toHaveValue(startDate.split('-').reverse().join('/'));
  await expect(page.locator('[data-part=aside]')).toContainText(String(first?.count));
  await page.context().close();
});

test('the revenue panel shows one currency at a time', async ({ browser }) => {
  const [startDate, endDate] = lastMonth();
  const rows = await (await apiOf('owner')).dashboard.filterRevenueShare({ startDate, endDate });
  const page = await openPage(browser, login, { viewport: WIDE });
  await page.goto(`/dashboard?revenueFrom=${startDate}&revenueTo=${endDate}&currency=PKR`);
  await waitUntilLoaded(page);
  const rupees = rows.filter(({ currency }) => currency === 'PKR').length;
  expect(rupees).toBeGreaterThan(0);
  expect(rupees).toBeLessThan(rows.length);
  const revenue = panel(page, 'Revenue Share');
  await expect(revenue.locator('tbody tr td:last-child')).toHaveText(Array(rupees).fill('PKR'));
  await revenue.getByRole('radio', { name: 'EGP' }).check({ force: true });
  await expect(revenue.locator('tbody tr td:last-child').first()).toHaveText('EGP');
  await expect(page).toHaveURL(/currency=EGP/);
  await page.context().close();
});

for (const [language, direction] of [
  ['en', 'ltr'],
  ['ar', 'rtl'],
] as const) {
  test(`the dashboard is accessible, follows the text direction and fits a phone: ${language}`, {
    tag: '@accessible',
  }, async ({ browser }) => {
    const [from, to] = lastMonth();
    const page = await openPage(browser, login, { language, viewport: WIDE, reducedMotion: 'reduce' });
    await page.goto(
      `/dashboard?servicesFrom=${from}&servicesTo=${to}&revenueFrom=2020-01-01&revenueTo=2020-01-02`,
    );
    await waitUntilLoaded(page);
    await expect(page.locator('html')).toHaveAttribute('dir', direction);
    await expectAccessible(page, `the dashboard (${language})`);
    const arc = await page.locator('[data-testid="arc.0"]').first().boundingBox();
    const ring = await page
      .getByRole('img')
      .filter({ has: page.locator('[data-testid="arc.0"]') })
      .first()
      .boundingBox();
    const side = (arc?.x ?? 0) + (arc?.width ?? 0) / 2 - ((ring?.x ?? 0) + (ring?.width ?? 0) / 2);
    expect(Math.sign(side)).toBe(language === 'en' ? 1 : -1);
    await showTheme(page, 'dark');
    expect(await violationsOf(page, true)).toEqual([]);
    await expectToFit(page, { width: 360, height: 780 }, `dashboard (${language})`);
    await page.context().close();
  });
}
