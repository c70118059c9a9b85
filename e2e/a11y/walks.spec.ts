import { type Browser, expect, type Page, test } from '@playwright/test';
import { showTheme } from '../appearance.ts';
import { expectAccessible, violationsOf } from '../axe.ts';
import { apiOf, openPage, storedLogin } from '../demo.ts';
import { hearProblems } from '../heard-problems.ts';
import { waitUntilLoaded } from '../pages.ts';
import { contents, type DocumentRoute, documentRoutes } from './document-routes.ts';

/** The path to which a page redirects that the user may not open. */
type Outcome = { to: string };

// Tracing would double the test's time, and the failure messages name the page anyway.
test.use({ trace: 'off' });

/** Create forms that redirect because the user may not create the record. */
const createFormsRedirect = (to: string, ...areas: string[]): Record<string, Outcome> =>
  Object.fromEntries(areas.map((area) => [`/${area}/form/new`, { to }]));
/** Routes that redirect because the user may not save their form. */
const routesRedirect = (to: string, ...routes: string[]): Record<string, Outcome> =>
  Object.fromEntries(routes.map((route) => [route, { to }]));
const restrictedForms = ['/merchants/form', '/merchants/account-balance', '/carriers/form', '/roles/form'];
const providerAreas = ['settlement', 'merchants', 'carriers', 'users', 'roles'];

const OUTCOMES: Record<string, Record<string, Outcome>> = {
  owner: {},
  merchant: {
    ...createFormsRedirect('/dashboard', 'services', ...providerAreas),
    ...routesRedirect('/dashboard', '/services/form', ...restrictedForms),
    ...routesRedirect('/dashboard', '/carriers', '/carriers/history', '/roles'),
  },
  little: {
    ...createFormsRedirect('/services', 'services', ...providerAreas),
    ...routesRedirect(
      '/services',
      ...[
        '/services/form',
        '/dashboard',
        '/reports',
        '/settlements',
        '/settlement/form',
        '/settlement-summary',
      ],
      ...['/merchants', '/merchants/history', '/carriers', '/carriers/history'],
      ...['/users', '/users/form', '/roles', ...restrictedForms],
    ),
  },
};

/** Pages that look different for this user than for the owner. `routes.spec.ts` checks the owner's pages with axe. */
const DIFFERENT_PAGES: Record<string, readonly string[]> = {
  owner: [],
  merchant: ['/dashboard', '/merchants', '/users/form'],
  little: ['/services'],
};

/** Navigates as a link of the application does, without loading the page again. */
const go = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => history.pushState(null, '', to), path);

async function expectPage(page: Page, at: DocumentRoute, language: 'en' | 'ar') {
  await expect(page.locator('h1'), at.path).toHaveText(at.title[language]);
  await expect(page.locator('.chakra-skeleton, .skeleton, [aria-busy=true]')).toHaveCount(0);
  const content = page.locator(contents[at.shows]);
  await expect(content.first(), `${at.path} shows its ${at.shows}`).toBeVisible();
}

/** Visits a page and expects that it shows or redirects as given, without an error or a rejected request. */
async function visit(page: Page, at: DocumentRoute, outcome: Outcome | undefined, language: 'en' | 'ar') {
  const heard = heardOf.get(page) ?? (() => []);
  await go(page, at.path);
  if (outcome) await expect(page, at.path).toHaveURL(new RegExp(`${outcome.to}$`));
  else await expectPage(page, at, language);
  expect(heard(), at.path).toEqual([]);
}

const heardOf = new WeakMap<Page, () => string[]>();

async function enter(browser: Browser, who: string, language: 'en' | 'ar'): Promise<Page> {
  const page = await openPage(browser, await storedLogin(browser, who), { language });
  heardOf.set(page, hearProblems(page));
  await page.goto('/404');
  await waitUntilLoaded(page);
  return page;
}

/** Checks a page with axe in both themes. */
async function look(page: Page, what: string): Promise<void> {
  await showTheme(page, 'light');
  await expectAccessible(page, what);
  await showTheme(page, 'dark');
  expect(await violationsOf(page, true), `${what}, dark`).toEqual([]);
}

for (const [who, outcomes] of Object.entries(OUTCOMES))
  for (const language of ['en', 'ar'] as const)
    test(`every route of the specification opens as expected for ${who}: ${language}`, async ({
      browser,
    }) => {
      const [routes, page] = await Promise.all([
        documentRoutes(await apiOf(who), await apiOf('owner')),
        enter(browser, who, language),
      ]);
      const lookedAt = new Set<string>();
      for (const at of routes) {
        await visit(page, at, outcomes[at.route], language);
        if (language === 'en' && DIFFERENT_PAGES[who]?.includes(at.route) && !lookedAt.has(at.route))
          await look(page, `${at.route} of ${who}`);
        lookedAt.add(at.route);
      }
      await go(page, '/logout');
      await expect(page).toHaveURL(/\/login$/);
      await page.context().close();
    });

test('every route of the specification redirects a signed-out user to the login and is remembered', async ({
  browser,
}) => {
  const owner = await apiOf('owner');
  const page = await openPage(browser, undefined);
  await page.goto('/login');
  await waitUntilLoaded(page);
  for (const { path } of await documentRoutes(owner, owner)) {
    await go(page, path);
    await expect
      .poll(() => page.evaluate(() => sessionStorage.getItem('daftar.wanted')), { message: path })
      .toBe(path);
    await expect(page, path).toHaveURL(/\/login$/);
  }
  await page.context().close();
});
