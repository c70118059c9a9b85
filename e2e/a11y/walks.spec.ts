import { type Browser, expect, type Page, test } from '@playwright/test';
import { expectAccessible, violationsOf } from '../axe.ts';
import { apiOf, keptSignIn, openPage } from '../demo.ts';
import { atRest, settled } from '../pages.ts';
import { contents, type DocumentRoute, documentRoutes } from './document-routes.ts';

/**
 * How a page comes to somebody where it does not come whole: to another page; as its list with nothing in it; or refused by
 * the server in words.
 */
type Outcome = { to: string } | 'empty' | 'refused';

// A trace of every step would cost as much as the walk; the messages name the page.
test.use({ trace: 'off' });

/** Empty forms of records that the person may not make. */
const awayFromForms = (to: string, ...areas: string[]): Record<string, Outcome> =>
  Object.fromEntries(areas.map((area) => [`/${area}/form/new`, { to }]));
/** Forms that the person may not save. */
const awayFrom = (to: string, ...routes: string[]): Record<string, Outcome> =>
  Object.fromEntries(routes.map((route) => [route, { to }]));
const accounts = ['/merchants/form', '/merchants/account-balance', '/carriers/form', '/roles/form'];
const providers = ['settlement', 'merchants', 'carriers', 'users', 'roles'];

const OUTCOMES: Record<string, Record<string, Outcome>> = {
  owner: {},
  merchant: {
    ...awayFromForms('/dashboard', 'services', ...providers),
    ...awayFrom('/dashboard', '/services/form', ...accounts),
    '/carriers': 'empty',
    '/carriers/history': 'refused',
    '/roles': 'refused',
  },
  little: {
    ...awayFromForms('/services', ...providers),
    '/dashboard': { to: '/services' },
    '/reports': 'refused',
    '/settlements': 'refused',
    '/settlement/form': 'refused',
    '/settlement-summary': 'refused',
    ...awayFrom('/services', '/users/form', ...accounts),
    '/merchants': 'empty',
    '/merchants/history': 'refused',
    '/carriers': 'empty',
    '/carriers/history': 'refused',
    '/users': 'refused',
    '/roles': 'refused',
  },
};

/** Pages that look other than the owner's, which every page's own test has looked at in both themes. */
const OTHERWISE: Record<string, readonly string[]> = {
  owner: [],
  merchant: ['/dashboard', '/merchants', '/carriers', '/users/form', '/roles'],
  little: ['/reports', '/settlements', '/users', '/merchants/history'],
};

/** What went wrong since the last time somebody asked. */
function listen(page: Page): () => string[] {
  const heard: string[] = [];
  page.on('pageerror', ({ message }) => heard.push(`error: ${message}`));
  page.on('console', (said) => {
    // The browser says in its console what the answers below say already.
    if (said.type() === 'error' && !said.text().startsWith('Failed to load resource'))
      heard.push(`console: ${said.text()}`);
  });
  page.on('response', (answer) => {
    if (answer.status() >= 400) heard.push(`${answer.status()}: ${answer.url()}`);
  });
  page.on('requestfailed', (request) => {
    // Leaving a page takes back what it still asks for.
    const reason = request.failure()?.errorText;
    if (reason !== 'net::ERR_ABORTED') heard.push(`${reason}: ${request.url()}`);
  });
  return () => heard.splice(0);
}

/** Goes to a page as a link does: the app stays. */
const go = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => history.pushState(null, '', to), path);

/** Waits until an answer refuses something; the page before may have been refused too, and says so until then. */
async function refusals(heard: () => string[], what: string): Promise<string[]> {
  const told: string[] = [];
  await expect.poll(() => told.push(...heard()), { message: `${what} is refused` }).toBeGreaterThan(0);
  return told;
}

async function expectRefused(page: Page, { title, path, shows }: DocumentRoute): Promise<void> {
  await expect(page.locator('main [role=alert]').first(), `${path} says so`).toBeVisible();
  await expect(page.locator('main [role=gridcell][aria-colindex], main form.form')).toHaveCount(0);
  if (shows !== 'rows') await expect(page.locator('main')).not.toContainText(title.en);
}

async function expectPage(
  page: Page,
  at: DocumentRoute,
  outcome: Outcome | undefined,
  language: 'en' | 'ar',
) {
  await expect(page.locator('h1'), at.path).toHaveText(at.title[language]);
  await expect(page.locator('.skeleton, [aria-busy=true]')).toHaveCount(0);
  const content = page.locator(contents[at.shows]);
  if (outcome === 'empty') {
    await expect(page.locator('main .state'), `${at.path} says that it is empty`).toBeVisible();
    await expect(page.locator('main [role=alert]')).toHaveCount(0);
  } else await expect(content.first(), `${at.path} shows its ${at.shows}`).toBeVisible();
}

/** One page, as it should come to the one who walks; no answer is an error but those that refuse. */
async function visit(page: Page, at: DocumentRoute, outcome: Outcome | undefined, language: 'en' | 'ar') {
  const heard = heardOf.get(page) ?? (() => []);
  await go(page, at.path);
  let told: string[] = [];
  if (outcome === 'refused') told = await refusals(heard, at.path);
  if (typeof outcome === 'object') await expect(page, at.path).toHaveURL(new RegExp(`${outcome.to}$`));
  else if (outcome === 'refused') await expectRefused(page, at);
  else await expectPage(page, at, outcome, language);
  const expected = outcome === 'refused' ? /^40[34]: / : /^$/;
  expect(
    [...told, ...heard()].filter((line) => !expected.test(line)),
    at.path,
  ).toEqual([]);
}

const heardOf = new WeakMap<Page, () => string[]>();

async function enter(browser: Browser, who: string, language: 'en' | 'ar'): Promise<Page> {
  const page = await openPage(browser, await keptSignIn(browser, who), { language });
  heardOf.set(page, listen(page));
  await page.goto('/404');
  await settled(page);
  return page;
}

/** Both themes of a page that others do not see so. */
async function look(page: Page, what: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await atRest(page);
  await expectAccessible(page, what);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await atRest(page);
  expect(await violationsOf(page, true), `${what}, dark`).toEqual([]);
}

for (const [who, outcomes] of Object.entries(OUTCOMES))
  for (const language of ['en', 'ar'] as const)
    test(`every route of the document, as ${who}: ${language}`, async ({ browser }) => {
      const [routes, page] = await Promise.all([
        documentRoutes(await apiOf(who), await apiOf('owner')),
        enter(browser, who, language),
      ]);
      const lookedAt = new Set<string>();
      for (const at of routes) {
        await visit(page, at, outcomes[at.route], language);
        if (language === 'en' && OTHERWISE[who]?.includes(at.route) && !lookedAt.has(at.route))
          await look(page, `${at.route} of ${who}`);
        lookedAt.add(at.route);
      }
      await go(page, '/logout');
      await expect(page).toHaveURL(/\/login$/);
      await page.context().close();
    });

test('every route of the document leads to the login who is logged out, and is remembered', async ({
  browser,
}) => {
  const owner = await apiOf('owner');
  const page = await openPage(browser, undefined);
  await page.goto('/login');
  await settled(page);
  for (const { path } of await documentRoutes(owner, owner)) {
    await go(page, path);
    await expect
      .poll(() => page.evaluate(() => sessionStorage.getItem('daftar.wanted')), { message: path })
      .toBe(path);
    await expect(page, path).toHaveURL(/\/login$/);
  }
  await page.context().close();
});
