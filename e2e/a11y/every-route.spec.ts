import type { DemoPage } from '@daftar/web/demo';
import { type Browser, expect, type Locator, type Page, test } from '@playwright/test';
import { menuOf } from '../areas.ts';
import { openPage, storedLogin } from '../demo.ts';
import { hearProblems } from '../heard-problems.ts';
import { everyPage, waitUntilLoaded } from '../pages.ts';
import { type Words, wordsOf } from '../words.ts';

// Tracing would double the test's time, and the failure messages name the page anyway.
test.use({ trace: 'off' });

/** Selectors of what a page shows besides its title. */
const contents = {
  // The message of an empty grid is also a gridcell, but without a column index.
  rows: 'main [role=grid] [role=gridcell][aria-colindex]',
  form: 'main form [name], main form input',
  panels: 'main h2',
  history: 'main .chakra-timeline__item',
  sheet: 'main article table',
  table: 'main table td',
  cards: 'main [role=listitem], main li',
  facts: 'main dl dd',
  links: 'main a[href]',
  popup: '[role=dialog] dl dd',
  dropzone: 'main [data-part=dropzone]',
  nothing: 'main h1',
} as const satisfies Record<DemoPage['shows'], string>;

type Role = 'owner' | 'merchant' | 'little';

/** The first page that each role may open. A redirect to it shows a notice that names the missing permission. */
const HOME: Readonly<Record<Role, string>> = {
  owner: '/dashboard',
  merchant: '/dashboard',
  little: '/services',
};

/** What a role sees instead of a page; undefined if it sees the page. */
const INSTEAD: Readonly<Record<Role, (page: DemoPage) => DemoPage['merchant'] | 'absent'>> = {
  owner: () => undefined,
  merchant: ({ merchant }) => merchant,
  little: ({ little }) => (little === 'shown' ? undefined : (little ?? 'refused')),
};

/** Navigates as a link of the application does, without loading the page again. */
const go = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => history.pushState(null, '', to), path);

/** Expects the page's title and its own content, not only the application's frame. */
async function expectShown(page: Page, { name, title, shows }: DemoPage, language: string): Promise<void> {
  const heading = page.locator('h1');
  await expect.soft(heading, name).toHaveText(title ? wordsOf(language)(title) : /\S/);
  await expect.soft(page.locator('.chakra-skeleton, .skeleton, [aria-busy=true]'), name).toHaveCount(0);
  await expect.soft(page.locator(contents[shows]).first(), `${name} shows its content`).toBeVisible();
}

async function expectOutcome(page: Page, place: DemoPage, who: Role, language: string): Promise<void> {
  const { name } = place;
  const instead = INSTEAD[who](place);
  if (instead === 'hidden') await expect.soft(page.locator('main [role=alert]'), name).toBeVisible();
  else if (instead === 'absent') await expect.soft(page.locator('main p'), name).toBeVisible();
  else if (instead === 'empty') await expect.soft(page.getByRole('grid'), name).toBeVisible();
  else if (instead === undefined) await expectShown(page, place, language);
  else {
    const target = instead === 'refused' ? HOME[who] : instead;
    await expect.soft(page, name).toHaveURL((url) => url.pathname === target);
    await expect.soft(page.locator('h1'), name).toHaveText(/\S/);
    if (target === HOME[who]) await expect.soft(page.locator('[data-bar=info]'), name).toBeVisible();
  }
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

/** The entries under the user's name. */
const profileOf = (who: Role): readonly Parameters<Words>[0][] => [
  ...(['Account Profile', 'Change Password'] as const),
  ...(who === 'owner' ? (['View as role…'] as const) : []),
  ...(['Keyboard shortcuts', 'Sign Out'] as const),
];

/** Expects exactly the entries that the role permits. The order of the entries has a unit test. */
async function expectMenus(page: Page, who: Role, language: string): Promise<void> {
  const [side, gear] = await Promise.all([menuOf('side', who), menuOf('gear', who)]);
  const t = wordsOf(language);
  const links = await linksOf(page.getByRole('navigation', { name: t('Main menu') }).first());
  expect(links.sort()).toEqual(side.map(({ path }) => path).sort());
  const menus = [
    [t('Administration'), gear.map(({ label }) => t(label))],
    [t('Your account'), profileOf(who).map(t)],
  ] as const;
  for (const [label, entries] of menus) {
    await page.getByRole('banner').getByRole('button', { name: label }).click();
    // The menu reacts to keys only when it has the focus.
    await expect(page.getByRole('menu')).toBeFocused();
    expect((await page.getByRole('menuitem').allTextContents()).sort(), label).toEqual([...entries].sort());
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
      for (const place of places)
        await test.step(place.name, async () => {
          await go(page, place.path);
          await expectOutcome(page, place, who, language);
          const missing = INSTEAD[who](place) === 'hidden' ? [expect.stringMatching(/^404: /)] : [];
          expect.soft(problems(), place.name).toEqual(missing);
        });
      await page.context().close();
    });
