import { type Browser, expect, type Page, test } from '@playwright/test';
import { showTheme } from '../appearance.ts';
import { violationsOf } from '../axe.ts';
import { openPage, storedLogin } from '../demo.ts';
import { horizontalOverflow, waitUntilLoaded } from '../pages.ts';

const asked =
  '/reports?type=settlement-report&country=Egypt&currency=EGP&dateFrom=2026-10-05&dateTo=2026-10-20';

let login: Awaited<ReturnType<typeof storedLogin>>;

test.beforeAll(async ({ browser }) => {
  login = await storedLogin(browser, 'owner');
});

async function enter(browser: Browser, language = 'en', own = false): Promise<Page> {
  const page = await openPage(browser, login, {
    ...{ language, viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' },
    // US English writes dates as mm/dd/yyyy; the application must ignore the browser's locale.
    locale: 'en-US',
  });
  if (own) await page.addInitScript(() => localStorage.setItem('daftar.numerals', 'own'));
  await page.goto(asked);
  await waitUntilLoaded(page);
  await page.locator('[data-part=search-form] button[aria-haspopup=dialog]').first().click();
  return page;
}

/** Returns the calendar. It is inside the panel of the period, so it is the last of the dialogs with a grid. */
const calendar = (page: Page) =>
  page
    .getByRole('dialog')
    .filter({ has: page.getByRole('grid') })
    .last();

test('a period can be chosen in the calendar by keyboard and searched for', async ({ browser }) => {
  const page = await enter(browser);
  await expect(page.getByLabel('Date From')).toHaveValue('05/10/2026');
  const button = page.getByRole('button', { name: 'Choose the first day' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(calendar(page).getByRole('button', { name: 'Monday, October 5, 2026' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(calendar(page)).toBeHidden();
  await expect(button).toBeFocused();
  await expect(page.getByLabel('Date From')).toHaveValue('05/10/2026');

  await page.keyboard.press('Enter');
  await expect(calendar(page).getByRole('button', { name: 'Monday, October 5, 2026' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Date From')).toHaveValue('13/10/2026');
  await expect(calendar(page)).toContainText('Choose the last day');
  await expect(calendar(page).getByRole('button', { name: 'Tuesday, October 13, 2026' })).toBeFocused();
  await page.keyboard.press('PageDown');
  await page.keyboard.press('Home');
  await expect(calendar(page).getByRole('button', { name: 'Monday, November 9, 2026' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(calendar(page)).toBeHidden();
  await expect(button).toBeFocused();
  await expect(page.getByLabel('Date To')).toHaveValue('09/11/2026');
  await page.getByRole('dialog', { name: 'Period' }).getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/dateFrom=2026-10-13&dateTo=2026-11-09/);
  await page.context().close();
});

test('a date field shows an error for an invalid day and does not search for it', async ({ browser }) => {
  const page = await enter(browser);
  const from = page.getByLabel('Date From');
  await from.fill('31/02/2026');
  await from.press('Enter');
  await expect(page.getByText(/^This is not a valid date\. Type it like \d\d\/\d\d\/\d{4}\.$/)).toBeVisible();
  await expect(from).toHaveValue('31/02/2026');
  await expect(page).toHaveURL(/dateFrom=2026-10-05/);
  await from.fill('٢٨/٢/٢٠٢٦');
  await from.press('ArrowUp');
  await expect(from).toHaveValue('01/03/2026');
  await page.context().close();
});

test('Escape in a list’s filter closes the calendar but not the filter’s panel', async ({ browser }) => {
  const page = await enter(browser);
  await page.goto('/settlements');
  await waitUntilLoaded(page);
  await page.getByRole('button', { name: 'Period All' }).click();
  await page.getByRole('button', { name: 'Choose the first day' }).click();
  await expect(calendar(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('grid', { name: /^\p{L}+ \d{4}$/u })).toHaveCount(0);
  await page.getByLabel('Date From').fill('1/10/2026');
  await page.getByLabel('Date From').press('Enter');
  await expect(page).toHaveURL(/dateFrom=2026-10-01/);
  await page.context().close();
});

for (const [language, open, shown, next] of [
  ['en', 'Choose the last day', '20/10/2026', '21/10/2026'],
  ['ar', 'اختر آخر يوم', '٢٠/١٠/٢٠٢٦', '٢١/١٠/٢٠٢٦'],
] as const) {
  test(`the calendar is accessible and fits a phone, light and dark: ${language}`, {
    tag: '@accessible',
  }, async ({ browser }) => {
    const page = await enter(browser, language, true);
    await expect(page.locator('[name=dateTo]')).toHaveValue(shown);
    await page.getByRole('button', { name: open }).click();
    const start = calendar(page).locator('[data-day="2026-10-20"] > button');
    await expect(start).toBeFocused();
    expect(await violationsOf(page)).toEqual([]);
    await showTheme(page, 'dark');
    expect(await violationsOf(page, true)).toEqual([]);
    await page.keyboard.press(language === 'en' ? 'ArrowRight' : 'ArrowLeft');
    await page.keyboard.press('Enter');
    await expect(page.locator('[name=dateTo]')).toHaveValue(next);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByRole('button', { name: open }).click();
    await expect(calendar(page)).toBeInViewport({ ratio: 1 });
    expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
    await page.context().close();
  });
}

test('no preset period is alone on a line at any width and language', async ({ browser }) => {
  for (const language of ['en', 'ar', 'ur']) {
    const page = await enter(browser, language);
    const presets = page.locator('[role=dialog] button[aria-pressed]');
    await expect(presets.first()).toBeVisible();
    for (const width of [360, 768, 1366, 1440, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      const tops = await presets.evaluateAll((buttons) =>
        buttons.map((button) => button.getBoundingClientRect().top),
      );
      const rows = [...new Set(tops)].map((top) => tops.filter((one) => one === top).length);
      expect(Math.min(...rows), `${language}, ${width} px: ${rows.join(' + ')}`).toBeGreaterThan(1);
    }
    await page.context().close();
  }
});
