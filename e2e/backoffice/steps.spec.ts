import { type Browser, expect, type Page, test } from '@playwright/test';
import { openPage, storedLogin } from '../demo.ts';
import { waitUntilLoaded } from '../pages.ts';

let login: Awaited<ReturnType<typeof storedLogin>>;

test.beforeAll(async ({ browser }) => {
  login = await storedLogin(browser, 'owner');
});

/** Opens a list by its menu link, from another page of the back-office. */
async function openByLink(browser: Browser, path: string, language: string): Promise<Page> {
  const page = await openPage(browser, login, { language, viewport: { width: 1280, height: 800 } });
  await page.goto('/account-profile');
  await waitUntilLoaded(page);
  await page.locator(`nav a[href="${path}"]`).first().click();
  await expect(page).toHaveURL(path);
  await waitUntilLoaded(page);
  return page;
}

const asked = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);
const asks = (page: Page, search: object) => expect.poll(() => asked(page)).toEqual(search);
const box = (page: Page) => page.locator('.search input');
const country = (page: Page) => page.locator('[data-part=chip] select').nth(1);
const size = (page: Page) => page.locator('nav:has([data-part=pager-steps]) select');

for (const language of ['en', 'ar']) {
  test(`Back undoes a list’s search, filter, sort and page size one by one, then leaves the list: ${language}`, async ({
    browser,
  }) => {
    const page = await openByLink(browser, '/services', language);
    await page.goBack();
    await expect(page).toHaveURL('/account-profile');
    await page.goForward();
    await expect(page).toHaveURL('/services');
    await waitUntilLoaded(page);

    await box(page).pressSequentially('book', { delay: 400 });
    await asks(page, { q: 'book' });
    await country(page).selectOption('Egypt');
    const narrowed = { q: 'book', country: 'Egypt' };
    await asks(page, narrowed);
    await page.locator('.grid-head .sort').first().click();
    await expect.poll(() => asked(page).sort).toBeTruthy();
    const { sort = '' } = asked(page);
    await size(page).selectOption('50');
    await asks(page, { ...narrowed, sort, limit: '50' });

    await page.goBack();
    await asks(page, { ...narrowed, sort });
    await expect(size(page)).toHaveValue('25');
    await page.goBack();
    await asks(page, narrowed);
    await page.goBack();
    await asks(page, { q: 'book' });
    await expect(country(page)).toHaveValue('');
    await expect(box(page)).toHaveValue('book');
    await page.goBack();
    await asks(page, {});
    await expect(box(page)).toHaveValue('');
    await page.goForward();
    await asks(page, { q: 'book' });
    await expect(box(page)).toHaveValue('book');
    await page.goForward();
    await expect(country(page)).toHaveValue('Egypt');
    for (let step = 0; step < 3; step += 1) await page.goBack();
    await expect(page).toHaveURL('/account-profile');
    await page.context().close();
  });

  test(`a report’s date fields follow Back and Forward: ${language}`, async ({ browser }) => {
    const page = await openByLink(browser, '/reports?type=transaction-report', language);
    const period = page.locator('[data-part=search-form] button[aria-haspopup=dialog]').first();
    const first = page.locator('[role=dialog] [name=dateFrom]');
    await period.click();
    const opened = await first.inputValue();
    await page.locator('[role=dialog] button[aria-pressed]').last().click();
    await expect.poll(() => asked(page).dateFrom).toBeTruthy();
    await expect(first).toHaveCount(0);
    await period.click();
    await expect(first).not.toHaveValue(opened);
    const chosen = await first.inputValue();
    await page.keyboard.press('Escape');
    await expect(first).toHaveCount(0);
    await page.goBack();
    await period.click();
    await expect(first).toHaveValue(opened);
    await page.goForward();
    await expect(first).toHaveValue(chosen);
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL('/account-profile');
    await page.context().close();
  });
}
