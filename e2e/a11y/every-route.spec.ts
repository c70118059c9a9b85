import { type Browser, expect, type Locator, type Page, test } from '@playwright/test';
import { openPage, storedLogin } from '../demo.ts';
import { hearProblems } from '../heard-problems.ts';
import { everyPage, type Place, waitUntilLoaded } from '../pages.ts';
import { wordsOf } from '../words.ts';
import { expectedPages } from './expected-pages.ts';
import { menusOf, type Redirects, redirectsOf } from './roles-and-pages.ts';

// Tracing would double the test's time, and the failure messages name the page anyway.
test.use({ trace: 'off' });

/** Navigates as a link of the application does, without loading the page again. */
const go = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => history.pushState(null, '', to), path);

/** Expects the page's title and its own content, not only the application's frame. */
async function expectShown(page: Page, { name }: Place, language: string): Promise<void> {
  const expected = expectedPages[name];
  const heading = page.locator('h1');
  const title = expected?.title && wordsOf(language)(expected.title);
  await expect.soft(heading, name).toHaveText(title ?? /\S/);
  await expect.soft(page.locator('.chakra-skeleton, .skeleton, [aria-busy=true]'), name).toHaveCount(0);
  await expect
    .soft(page.locator(expected?.shows ?? 'none').first(), `${name} shows its content`)
    .toBeVisible();
}

async function expectOutcome(
  page: Page,
  place: Place,
  { home, elsewhere, empty, hidden }: Redirects,
  language: string,
): Promise<void> {
  const { name } = place;
  const target = elsewhere[name];
  if (target !== undefined) {
    await expect.soft(page, name).toHaveURL((url) => url.pathname === target);
    await expect.soft(page.locator('h1'), name).toHaveText(/\S/);
    if (target === home) await expect.soft(page.locator('[data-bar=info]'), name).toBeVisible();
  } else if (hidden.includes(name)) await expect.soft(page.locator('main [role=alert]'), name).toBeVisible();
  else if (empty.includes(name)) await expect.soft(page.getByRole('grid'), name).toBeVisible();
  else await expectShown(page, place, language);
}

async function enter(browser: Browser, who: string, language: string): Promise<Page> {
  const viewport = { width: 1280, height: 800 };
  const page = await openPage(browser, await storedLogin(browser, who), { language, viewport });
  await page.goto('/account-profile');
  await waitUntilLoaded(page);
  return page;
}

/** Returns the addresses of the links that a menu shows. */
const linksOf = (menu: Locator): Promise<(string | null)[]> =>
  menu.locator('a[href]').evaluateAll((links) => links.map((link) => link.getAttribute('href')));

async function expectMenus(page: Page, who: keyof typeof menusOf, language: string): Promise<void> {
  const { side, gear, profile } = menusOf[who];
  const t = wordsOf(language);
  expect(await linksOf(page.getByRole('navigation', { name: t('Main menu') }).first())).toEqual(side);
  const menus = [
    [t('Administration'), gear],
    [t('Your account'), profile],
  ] as const;
  for (const [label, entries] of menus) {
    await page.getByRole('banner').getByRole('button', { name: label }).click();
    await expect(page.getByRole('menuitem'), label).toHaveText(entries.map(t));
    // The menu reacts to keys only when it has the focus.
    await expect(page.getByRole('menu')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toBeHidden();
  }
}

for (const who of ['owner', 'merchant', 'little'] as const)
  for (const language of ['en', 'ar'])
    test(`every page of the registry opens or redirects as the role of ${who} permits: ${language}`, {
      tag: '@routes',
    }, async ({ browser }) => {
      test.setTimeout(300_000);
      const places = await everyPage(who);
      const page = await enter(browser, who, language);
      await expectMenus(page, who, language);
      const problems = hearProblems(page);
      const permitted = redirectsOf(places.map(({ name }) => name))[who];
      for (const place of places)
        await test.step(place.name, async () => {
          await go(page, place.path);
          await expectOutcome(page, place, permitted, language);
          const missing = permitted.hidden.includes(place.name) ? [expect.stringMatching(/^404: /)] : [];
          expect.soft(problems(), place.name).toEqual(missing);
        });
      await page.context().close();
    });
