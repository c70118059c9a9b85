import { expect, type Page } from '@playwright/test';

/** Presses Tab until the focus is on an element that matches; expects every stop on the way to be visible and marked. */
export async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate((wanted) => {
      const at = document.activeElement;
      const { width = 0, height = 0 } = at?.getBoundingClientRect() ?? {};
      return {
        reached: at?.matches(wanted) === true,
        marked: at?.matches(':focus-visible') === true,
        seen: width > 0 && height > 0,
        what: at?.outerHTML.slice(0, 160),
      };
    }, selector);
    expect(stop, stop.what).toMatchObject({ marked: true, seen: true });
    if (stop.reached) return;
  }
  throw new Error(`Tab does not reach ${selector}`);
}
