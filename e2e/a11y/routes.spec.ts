import { expect, type Page, test } from '@playwright/test';
import { expectToFit, showTheme } from '../appearance.ts';
import { violationsOf } from '../axe.ts';
import { openPage, storedLogin } from '../demo.ts';
import { everyPage, type Place, waitUntilLoaded } from '../pages.ts';

const PHONE = { width: 360, height: 780 };
const WIDE = { width: 1280, height: 800 };

let login: Awaited<ReturnType<typeof storedLogin>>;
let places: Place[];

test.beforeAll(async ({ browser }) => {
  [login, places] = await Promise.all([storedLogin(browser, 'owner'), everyPage()]);
});

/** Checks the current page with axe in both themes, then its width on a phone. */
async function look(page: Page, what: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await showTheme(page, colorScheme);
    const dark = colorScheme === 'dark';
    expect.soft(await violationsOf(page, dark), `axe on ${what}, ${colorScheme}`).toEqual([]);
  }
  await expectToFit(page, PHONE, what);
  await page.setViewportSize(WIDE);
}

for (const [language, direction] of [
  ['en', 'ltr'],
  ['ar', 'rtl'],
] as const) {
  test(`every page is accessible and fits a phone: ${language}`, { tag: '@accessible' }, async ({
    browser,
  }) => {
    // About forty pages, each in two themes.
    test.setTimeout(900_000);
    const page = await openPage(browser, login, { language, viewport: WIDE });
    for (const { name, path } of places) {
      await page.goto(path);
      await waitUntilLoaded(page);
      await expect(page.locator('html')).toHaveAttribute('dir', direction);
      await look(page, `${name} (${language})`);
    }
    await page.context().close();
  });

  test(`the login page and the session-expired dialog are accessible: ${language}`, async ({ browser }) => {
    const stranger = await openPage(browser, undefined, { language, viewport: WIDE });
    await stranger.goto('/login');
    await waitUntilLoaded(stranger);
    await look(stranger, `login (${language})`);
    await stranger.context().close();

    const page = await openPage(browser, login, { language, viewport: WIDE });
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
