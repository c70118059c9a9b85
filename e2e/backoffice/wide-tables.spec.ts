import { expect, type Page, test } from '@playwright/test';
import { keptSignIn, openPage } from '../demo.ts';
import { everyPage, settled } from '../pages.ts';

let kept: Awaited<ReturnType<typeof keptSignIn>>;
let report: string;

test.beforeAll(async ({ browser }) => {
  kept = await keptSignIn(browser, 'owner');
  report = (await everyPage()).find(({ name }) => name === 'report-transactions')?.path ?? '';
});

/** On which sides of the grid a shade says that more follows. */
const edges = (page: Page) =>
  page
    .locator('.grid-edges')
    .evaluate((frame) => ['before', 'after'].filter((side) => frame.hasAttribute(`data-${side}`)));

/** The cell that has the keyboard: whether all of it shows, beside what stays in its place. */
const isClear = (page: Page) =>
  page.evaluate(() => {
    const cell = document.activeElement?.closest('[aria-colindex]');
    const staying = document.querySelector('[data-row="0"] > [aria-colindex="2"]');
    const grid = document.querySelector('[role=grid]');
    if (!cell || !staying || !grid) return false;
    const [at, first, all] = [cell, staying, grid].map((one) => one.getBoundingClientRect());
    if (!at || !first || !all) return false;
    const under = at.left < first.right - 1 && first.left < at.right - 1;
    return !under && at.left >= all.left && at.right <= all.right;
  });

for (const [language, onwards, back] of [
  ['en', 'ArrowRight', 'ArrowLeft'],
  ['ar', 'ArrowLeft', 'ArrowRight'],
] as const) {
  test(`a table that is wider than its page says where it goes on, and the keyboard follows: ${language}`, async ({
    browser,
  }) => {
    const page = await openPage(browser, kept, { language, viewport: { width: 1440, height: 900 } });
    await page.goto(report);
    await settled(page);
    await expect.poll(() => edges(page)).toEqual(['after']);
    await page.locator('[data-row="2"] > [aria-colindex="4"]').click();
    await page.keyboard.press('End');
    await expect.poll(() => edges(page)).toEqual(['before']);
    for (let step = 0; step < 8; step++) {
      await page.keyboard.press(back);
      await expect.poll(() => isClear(page)).toBe(true);
    }
    await page.keyboard.press('Home');
    await page.keyboard.press(onwards);
    await expect.poll(() => edges(page)).toEqual(['after']);
    await page.context().close();
  });
}

test('what a cell cuts or shortens is told where the keyboard stands, and goes with Escape', async ({
  browser,
}) => {
  const page = await openPage(browser, kept, { viewport: { width: 1440, height: 900 } });
  await page.goto(report);
  await settled(page);
  const hint = page.locator('.hint');
  await expect(hint).toBeAttached();
  await page.locator('[data-row="1"] > [aria-colindex="8"]').click();
  await page.keyboard.press('ArrowRight');
  await expect(hint).toHaveText(/GMT\+[23]$/);
  await page.keyboard.press('Escape');
  await expect(hint).toBeHidden();
  await page.context().close();
});
