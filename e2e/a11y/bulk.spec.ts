import { expect, type Page, test } from '@playwright/test';
import { expectToFit } from '../appearance.ts';
import { expectAccessible } from '../axe.ts';
import { openPage, storedLogin } from '../demo.ts';
import { waitUntilLoaded } from '../pages.ts';

const WORDS = {
  en: {
    suspend: 'Suspend',
    activate: 'Activate',
    cancel: 'Cancel',
    selected: 'selected',
    done: 'Succeeded: 2',
  },
  ar: { suspend: 'إيقاف', activate: 'تفعيل', cancel: 'إلغاء', selected: 'صفان محددان', done: 'نجح: 2' },
} as const;

const ticks = (page: Page) => page.locator('.grid-body .tick input');
const bar = (page: Page) => page.locator('.selection-bar');

for (const language of ['en', 'ar'] as const)
  test(`suspends and activates two services in one bulk action: ${language}`, async ({ browser }) => {
    const words = WORDS[language];
    const page = await openPage(browser, await storedLogin(browser, 'owner'), {
      ...{ language, viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' },
    });
    await page.goto('/services?status=true');
    await waitUntilLoaded(page);
    const names = await page.locator('.grid-body .tick + .grid-cell').allTextContents();
    const button = (name: string) => bar(page).getByRole('button', { name, exact: true });
    const tickBoth = async () => {
      for (const index of [0, 1]) await ticks(page).nth(index).click();
      await expect(bar(page)).toContainText(words.selected);
    };

    const grid = page.getByRole('grid');
    const before = await grid.boundingBox();
    await tickBoth();
    expect(await grid.boundingBox(), 'selecting rows moves the grid').toEqual(before);
    await expect(bar(page).getByRole('button', { name: words.activate })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expectAccessible(page, `a selection (${language})`);
    await button(words.suspend).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText(words.suspend);
    await expectAccessible(page, `the confirmation dialog (${language})`);
    await question.getByRole('button', { name: words.cancel }).click();
    await expect(button(words.suspend)).toBeFocused();

    await button(words.suspend).click();
    await question.getByRole('button', { name: words.suspend }).click();
    await expect(page.locator('[data-work]')).toContainText(words.done);
    await expectAccessible(page, `the result of the bulk action (${language})`);
    await expect(bar(page)).toHaveCount(0);
    await expect(page.getByRole('grid')).not.toContainText(names[0] ?? '?');

    await page.goto('/services?status=false&sort=serviceName');
    await waitUntilLoaded(page);
    for (const name of names.slice(0, 2)) await page.getByRole('checkbox', { name, exact: true }).click();
    await expectToFit(page, { width: 360, height: 780 }, 'a selection');
    await button(words.activate).click();
    await question.getByRole('button', { name: words.activate }).click();
    await expect(page.locator('[data-work]').last()).toContainText(words.done);
    await page.context().close();
  });
