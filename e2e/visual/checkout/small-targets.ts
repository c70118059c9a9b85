import type { Page } from '@playwright/test';

/** Returns the controls of a page that are lower or narrower than 44 px. A radio button counts with its label. */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a, button, select, input')].flatMap((control) => {
      const target = control.closest<HTMLElement>('.control, label') ?? control;
      const { width, height } = target.getBoundingClientRect();
      const isSmall = control.checkVisibility() && (height < 43.5 || width < 43.5);
      const name = control.getAttribute('name') ?? control.textContent?.trim();
      return isSmall ? [`${control.tagName} ${name}: ${Math.round(width)} × ${Math.round(height)}`] : [];
    }),
  );
