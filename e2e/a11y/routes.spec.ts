import { expect, type Page, test } from '@playwright/test';
import { violationsOf } from '../axe.ts';
import { keptSignIn, openPage } from '../demo.ts';
import { atRest, everyPage, type Place, settled, sideways } from '../pages.ts';

const PHONE = { width: 360, height: 780 };
const WIDE = { width: 1280, height: 800 };

let kept: Awaited<ReturnType<typeof keptSignIn>>;
let places: Place[];

test.beforeAll(async ({ browser }) => {
  [kept, places] = await Promise.all([keptSignIn(browser, 'owner'), everyPage()]);
});

/** Both themes of the page as it stands, then its fit on a phone. */
async function look(page: Page, what: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await atRest(page);
    const dark = colorScheme === 'dark';
    expect.soft(await violationsOf(page, dark), `axe on ${what}, ${colorScheme}`).toEqual([]);
  }
  await page.setViewportSize(PHONE);
  expect.soft(await sideways(page), `${what} scrolls sideways at 360 px`).toBeLessThanOrEqual(0);
  await page.setViewportSize(WIDE);
}

for (const [language, direction] of [
  ['en', 'ltr'],
  ['ar', 'rtl'],
] as const) {
  test(`every page is accessible and fits a phone: ${language}`, { tag: '@accessible' }, async ({
    browser,
  }) => {
    // Some forty pages, each in two themes.
    test.setTimeout(900_000);
    const page = await openPage(browser, kept, { language, viewport: WIDE });
    for (const { name, path } of places) {
      await page.goto(path);
      await settled(page);
      await expect(page.locator('html')).toHaveAttribute('dir', direction);
      await look(page, `${name} (${language})`);
    }
    await page.context().close();
  });

  test(`the login, and the end of a session: ${language}`, async ({ browser }) => {
    const stranger = await openPage(browser, undefined, { language, viewport: WIDE });
    await stranger.goto('/login');
    await settled(stranger);
    await look(stranger, `login (${language})`);
    await stranger.context().close();

    const page = await openPage(browser, kept, { language, viewport: WIDE });
    await page.addInitScript(() =>
      localStorage.setItem('daftar.login', JSON.stringify({ username: 'owner', token: 'over' })),
    );
    await page.goto('/merchants');
    await expect(page.getByRole('dialog')).toBeVisible();
    await look(page, `info dialog (${language})`);
    await page.getByRole('dialog').getByRole('button').click();
    await expect(page).toHaveURL(/\/login$/);
    await page.context().close();
  });
}
