import { type Browser, expect, type Page, test } from '@playwright/test';
import { openPage, storedLogin } from '../demo.ts';
import { waitUntilLoaded } from '../pages.ts';
import { tabTo } from './tab-to.ts';

/** The name of a new record, and the arrow key that points in the direction of the text. */
const LANGUAGES = {
  en: { shop: 'Keyboard Bakery', forward: 'ArrowRight' },
  ar: { shop: 'مخبز المفاتيح', forward: 'ArrowLeft' },
} as const;

async function enter(browser: Browser, language: string, path: string): Promise<Page> {
  const page = await openPage(browser, await storedLogin(browser, 'owner'), {
    ...{ language, viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' },
  });
  await page.goto(path);
  await waitUntilLoaded(page);
  await expect(page.locator('.toolbar-end button, [data-part=form-footer] button').first()).toBeVisible();
  return page;
}

for (const [language, { shop, forward }] of Object.entries(LANGUAGES))
  test(`a record is created, found, opened and deleted by keyboard alone: ${language}`, async ({
    browser,
  }) => {
    const page = await enter(browser, language, '/merchants');
    const { keyboard } = page;
    const name = `${shop} ${Date.now()}`;

    // List: the first stop skips the menus, then Tab leads to the action that creates.
    await tabTo(page, 'a[href="#main"]');
    await keyboard.press('Enter');
    await expect(page.locator('#main')).toBeFocused();
    await tabTo(page, 'a[href="/merchants/form/new"]');
    await keyboard.press('Enter');
    await waitUntilLoaded(page);
    await expect(page.locator('h1')).toBeFocused();

    // Form: Enter in an empty form leads to its first mistake; then every field is filled without the mouse.
    await tabTo(page, '[name=name]');
    await keyboard.press('Enter');
    await expect(page.locator('[name=name]')).toBeFocused();
    await expect(page.locator('[data-field=name] [data-part=error-text]')).toBeVisible();
    await keyboard.type(name);
    await tabTo(page, '[name=country]');
    await keyboard.press('ArrowDown');
    await tabTo(page, '[name=currency]');
    if ((await page.locator('[name=currency]').inputValue()) === '') await keyboard.press('ArrowDown');
    await tabTo(page, '[data-part=form] button[type=submit]');
    await keyboard.press('Enter');
    await expect(page).toHaveURL(/\/merchants$/);
    await waitUntilLoaded(page);

    // The list again: search, then the arrow keys reach the row and its link.
    await keyboard.press('/');
    await expect(page.getByRole('searchbox')).toBeFocused();
    await keyboard.type(name);
    // The search for the first letters may find the same record, so the rows alone do not show that the last search has ended.
    await expect(page).toHaveURL((address) => address.searchParams.get('q') === name);
    await waitUntilLoaded(page);
    await expect(page.getByRole('row')).toHaveCount(2);
    await tabTo(page, '[role=grid] *');
    await keyboard.press('Control+Home');
    await keyboard.press('ArrowDown');
    await keyboard.press(forward);
    await expect(page.getByRole('link', { name })).toBeFocused();
    // The last cell has two controls: the first action and the menu.
    for (const key of ['End', 'Enter', forward]) await keyboard.press(key);
    const actions = page.getByRole('row').nth(1).locator('.row-menu');
    await expect(actions).toBeFocused();
    await keyboard.press('Enter');
    await expect(page.getByRole('menu')).toBeFocused();
    await keyboard.press('End');

    // Dialog: it gets the focus and keeps it; Escape returns the focus to the button; then the record is deleted.
    await keyboard.press('Enter');
    const question = page.getByRole('alertdialog');
    await expect(question.locator(':focus')).toHaveCount(1);
    for (let presses = 0; presses < 5; presses += 1) {
      await keyboard.press('Tab');
      await expect(question.locator(':focus')).toHaveCount(1);
    }
    await keyboard.press('Escape');
    await expect(question).toHaveCount(0);
    await expect(actions).toBeFocused();
    await keyboard.press('Enter');
    await expect(page.getByRole('menu')).toBeFocused();
    await keyboard.press('End');
    await keyboard.press('Enter');
    await expect(question.locator(':focus')).toHaveCount(1);
    await keyboard.press('Tab');
    await keyboard.press('Enter');
    const notice = page.getByRole('dialog').or(page.getByRole('alertdialog'));
    await expect(notice.getByRole('button')).toHaveCount(1);
    await expect(notice.getByRole('button')).toBeFocused();
    await keyboard.press('Enter');
    await expect(notice).toHaveCount(0);
    await expect(page.getByRole('link', { name })).toHaveCount(0);
    await expect(page.locator('body > * :focus')).toHaveCount(1);
    await page.context().close();
  });
