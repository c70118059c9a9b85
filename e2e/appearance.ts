import { expect, type Page } from '@playwright/test';
import { horizontalOverflow, waitForAnimations } from './pages.ts';

/** A soft failure lets a test check its other pages too. */
const softly = expect.configure({ soft: true });

/** Emulates a system with this theme and without motion, and waits until the back-office shows the theme. */
export async function showTheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await expect(page.locator('html')).toHaveCSS('color-scheme', colorScheme);
  await waitForAnimations(page);
}

/**
 * Expects that the page fits a window of this size. Waits for the page's layout of that size: lists and dialogs change to it only after
 * the window has.
 */
export async function expectToFit(
  page: Page,
  size: { width: number; height: number },
  what: string,
): Promise<void> {
  await page.setViewportSize(size);
  await expect.poll(() => page.evaluate(() => window.innerWidth)).toBe(size.width);
  await waitForAnimations(page);
  await softly
    .poll(() => horizontalOverflow(page), { message: `${what} scrolls sideways at ${size.width} px` })
    .toBeLessThanOrEqual(0);
}

/** Expects that the page has tables and that none of them scrolls sideways in its box. */
export async function expectTablesToFit(page: Page, what: string): Promise<void> {
  const tables = page.getByRole('main').getByRole('table');
  await expect(tables.first()).toBeAttached();
  const widest = () =>
    tables.evaluateAll((all) =>
      Math.max(...all.map(({ parentElement: box }) => (box ? box.scrollWidth - box.clientWidth : 0))),
    );
  await softly.poll(widest, { message: `a table of ${what} scrolls sideways` }).toBeLessThanOrEqual(0);
}
