import { setTimeout } from 'node:timers/promises';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { expectToFit, showTheme } from '../appearance.ts';
import { expectAccessible, violationsOf } from '../axe.ts';
import { loginOf, openPage, storedLogin } from '../demo.ts';
import { everyPage, waitUntilLoaded } from '../pages.ts';
import { signIn } from '../sign-in.ts';

const WIDE = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 780 };

let login: Awaited<ReturnType<typeof storedLogin>>;

test.beforeAll(async ({ browser }) => {
  login = await storedLogin(browser, 'owner');
});

async function enter(browser: Browser, language = 'en', path = '/merchants'): Promise<Page> {
  const page = await openPage(browser, login, { language, viewport: WIDE, reducedMotion: 'reduce' });
  await page.goto(path);
  await waitUntilLoaded(page);
  return page;
}

/** Checks the open dialog or menu with axe in both themes, then its width on a phone. */
async function look(page: Page, what: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await showTheme(page, colorScheme);
    expect.soft(await violationsOf(page, colorScheme === 'dark'), `axe on ${what}`).toEqual([]);
  }
  await expectToFit(page, PHONE, what);
  await page.setViewportSize(WIDE);
}

for (const language of ['en', 'ar']) {
  test(`the command palette, the shortcut help and "view as role" are accessible: ${language}`, {
    tag: '@accessible',
  }, async ({ browser }) => {
    test.setTimeout(240_000);
    const page = await enter(browser, language);
    await page.keyboard.press('Control+k');
    const box = page.locator('.palette input');
    await expect(box).toBeFocused();
    await look(page, `palette (${language})`);
    await box.fill('Sphinx');
    await expect(page.getByRole('option', { name: /Sphinx/ }).first()).toBeVisible();
    await look(page, `palette with records (${language})`);
    await box.fill('qqzz');
    await expect(page.locator('.palette-status svg')).toBeVisible();
    await look(page, `palette without results (${language})`);
    await page.keyboard.press('Escape');
    await expect(box).toHaveCount(0);

    await page.keyboard.press('?');
    await expect(page.getByRole('switch')).toBeVisible();
    await look(page, `help sheet (${language})`);
    await page.keyboard.press('Escape');

    // The account menu: profile, password, "view as role".
    await page.getByRole('banner').getByRole('button').last().click();
    await page.getByRole('menuitem').nth(2).click();
    await page.getByRole('option', { name: /Service viewer/ }).click();
    await expect(page.locator('[data-bar=info]')).toContainText('Service viewer');
    await waitUntilLoaded(page);
    await look(page, `viewing as a role (${language})`);
    await page.goto('/carriers');
    await waitUntilLoaded(page);
    await look(page, `a page that the role does not open (${language})`);
    await page.context().close();
  });
}

test('the command palette loads on first use and opens pages, actions and records', async ({ browser }) => {
  const scripts: string[] = [];
  const page = await openPage(browser, login, { viewport: WIDE });
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto('/merchants');
  await waitUntilLoaded(page);
  const fetched = () => scripts.filter((url) => /palette-/.test(url)).length;
  expect(fetched()).toBe(0);
  await page.getByRole('button', { name: 'Find or go to…' }).click();
  const find = async (text: string) => {
    await expect(page.locator('.palette input')).toBeFocused();
    await page.keyboard.type(text);
    await expect(page.locator('.palette input')).toHaveValue(text);
  };
  await find('users');
  expect(fetched()).toBeGreaterThan(0);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/users$/);
  await page.keyboard.press('Control+k');
  await find('create merchant');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/merchants\/form\/new$/);
  await page.keyboard.press('Control+k');
  await find('sphinx stat');
  await page.getByRole('group', { name: 'Merchants' }).getByRole('option').first().click();
  await expect(page.getByLabel(/^Name/)).toHaveValue('Sphinx Stationers');
  await page.context().close();
});

test('what is typed right after Ctrl+K stands in the palette, and no key acts on the page', async ({
  browser,
}) => {
  const page = await openPage(browser, login, { viewport: WIDE });
  // A slow network: the code of the shortcuts and of the palette arrives while the user types.
  await page.route(/\/(listen|palette)-[^/]*\.js/, async (route) => {
    await setTimeout(700);
    await route.continue();
  });
  await page.goto('/merchants');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('gmn/ typed at once, and more slowly', { delay: 50 });
  await expect(page.locator('.palette input')).toHaveValue('gmn/ typed at once, and more slowly');
  await expect(page).toHaveURL(/\/merchants$/);
  await page.context().close();
});

test('closing the command palette returns the focus to its button', async ({ browser }) => {
  const page = await enter(browser);
  const button = page.getByRole('button', { name: 'Find or go to…' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.palette input')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await page.context().close();
});

test('shortcuts open pages, search and forms, are ignored while typing, and can be turned off', async ({
  browser,
}) => {
  const report = (await everyPage()).find(({ name }) => name === 'report-transactions')?.path;
  const page = await enter(browser, 'en', report);
  // The code of the shortcuts loads after the page.
  await expect(async () => {
    await page.keyboard.press('/');
    await expect(page.getByRole('searchbox')).toBeFocused({ timeout: 500 });
  }).toPass();
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press(']');
  await expect(page).toHaveURL(/page=2/);
  await waitUntilLoaded(page);
  await page.keyboard.press('[');
  await expect(page).not.toHaveURL(/page=2/);
  await page.keyboard.press('g');
  await page.keyboard.press('s');
  await expect(page).toHaveURL(/\/settlements$/);
  await waitUntilLoaded(page);
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('gm?');
  await expect(page.getByRole('searchbox')).toHaveValue('gm?');
  await expect(page).toHaveURL(/\/settlements\?.*q=gm/);
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('n');
  await expect(page).toHaveURL(/\/settlement\/form\/new$/);
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('?');
  await page.locator('[data-scope=switch][data-part=root]').click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('g');
  await page.keyboard.press('m');
  await page.keyboard.press('Control+k');
  await expect(page.locator('.palette input')).toBeFocused();
  await expect(page).toHaveURL(/\/settlement\/form\/new$/);
  await page.context().close();
});

test('viewing as another role sends no changes to the server', async ({ browser }) => {
  const page = await enter(browser);
  await page.getByRole('button', { name: /^Your account/ }).click();
  await page.getByRole('menuitem', { name: 'View as role…' }).click();
  await page.locator('.palette input').fill('Merchant adm');
  await page.getByRole('option', { name: /Merchant administrator/ }).click();
  const menu = page.getByRole('navigation', { name: 'Main menu' }).first();
  await expect(menu).toContainText('Service Management');
  await expect(menu).not.toContainText('Carriers Management');
  const writes: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT') writes.push(request.url());
  });
  await page.goto('/account-profile');
  await expect(page.locator('[data-bar=info]')).toContainText('Merchant administrator');
  await page.getByLabel(/^Name/).fill('Somebody Else');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alert').first()).toContainText('Nothing can be changed');
  expect(writes).toEqual([]);
  await page.getByRole('button', { name: 'Stop viewing as' }).click();
  await expect(menu).toContainText('Carriers Management');
  await page.context().close();
});

test('an expired session shows the server’s message in a dialog that only leads to the login', async ({
  browser,
}) => {
  const page = await openPage(browser, login, { viewport: WIDE });
  const visited: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) visited.push(new URL(request.url()).pathname);
  });
  await page.addInitScript(() =>
    localStorage.setItem('daftar.login', JSON.stringify({ username: 'owner', token: 'over' })),
  );
  const answered = page.waitForResponse((response) => response.status() === 401);
  await page.goto('/merchants');
  const { message } = await (await answered).json();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading')).toHaveText('Info');
  await expect(dialog).toContainText(message);
  for (let times = 0; times < 3; times += 1) await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  await page.keyboard.press('Control+k');
  await expect(dialog).toBeVisible();
  await expectAccessible(page, 'the end of a session');
  await dialog.getByRole('button').click();
  await expect(page).toHaveURL(/\/login$/);
  expect(visited).toContain('/logout');
  await page.context().close();
});

test('signs out a user without a role', async ({ browser }) => {
  const page = await openPage(browser, login, { viewport: WIDE });
  await page.route('**/roles/get/permissions/get-by-user', async (route) => {
    const answer = await (await route.fetch()).json();
    await route.fulfill({ json: { ...answer, role: null, permissions: {} } });
  });
  await page.goto('/merchants');
  await expect(page).toHaveURL(/\/login$/);
  expect(await page.evaluate(() => localStorage.getItem('daftar.login'))).toBeNull();
  await page.context().close();
  login = await storedLogin(browser, 'owner');
});

test('a remembered login signs in the next visit', async ({ browser }) => {
  const first = await openPage(browser, undefined, { viewport: WIDE });
  await signIn(first, loginOf('owner'), true);
  const kept = await first.context().storageState();
  await first.context().close();
  const stored = kept.origins.flatMap(({ localStorage }) => localStorage);
  const value = stored.find(({ name }) => name === 'daftar.login')?.value ?? '{}';
  expect(JSON.parse(value)).toEqual({ token: expect.any(String), username: 'owner' });
  const page = await openPage(browser, kept, { viewport: WIDE });
  await page.goto('/merchants');
  await expect(page.getByRole('grid')).toBeVisible();
  await page.context().close();
});

test('a failed login shows the reason at the top centre for five seconds, longer while hovered', async ({
  browser,
}) => {
  const page = await openPage(browser, undefined, { viewport: WIDE, reducedMotion: 'reduce' });
  await page.clock.install();
  await page.goto('/login');
  const fail = async () => {
    await page.getByLabel(/username/i).fill(loginOf('support').userName);
    await page.getByLabel(/^password$/i).fill('not the password');
    const answered = page.waitForResponse(/auth\/login/);
    await page.getByRole('button', { name: 'Sign in' }).click();
    return (await (await answered).json()).errors[0].message;
  };
  const message = await fail();
  const toast = page.locator('[data-scope=toast][data-part=root]');
  await expect(toast).toContainText(message);
  await toast.hover();
  const place = await toast.boundingBox();
  expect(Math.abs((place?.x ?? 0) + (place?.width ?? 0) / 2 - WIDE.width / 2)).toBeLessThan(2);
  expect(place?.y).toBeLessThan(40);
  await expectAccessible(page, 'a failed login');
  // From here on, only the test moves the clock: the steps between would take some of the five seconds.
  await page.clock.pauseAt(Date.now() + 20_000);
  await expect(toast).toBeVisible();
  await page.mouse.move(5, 700);
  await page.clock.runFor(4500);
  await expect(toast).toBeVisible();
  await page.clock.runFor(600);
  await page.clock.resume();
  await expect(toast).toHaveCount(0);
  await fail();
  await toast.getByRole('button', { name: 'Dismiss' }).click();
  await expect(toast).toHaveCount(0);
  await expect(page).toHaveURL(/\/login$/);
  await page.context().close();
});

test('the side menu is 260 px wide, icons only on a small window, and a dialog on a phone', async ({
  browser,
}) => {
  const page = await enter(browser);
  const side = page.locator('aside:has(nav)');
  const width = async () => (await side.boundingBox())?.width;
  await expect.poll(width).toBe(260);
  await page.setViewportSize({ width: 1099, height: 800 });
  await expect.poll(width).toBe(60);
  await expect(side.getByRole('link', { name: 'Merchants Management' })).toBeVisible();
  await page.setViewportSize({ width: 767, height: 800 });
  await expect(side).toBeHidden();
  const opener = page.getByRole('button', { name: 'Menu', exact: true });
  await opener.click();
  const sheet = page.getByRole('dialog', { name: 'Menu' });
  await expect(sheet.locator(':focus')).toHaveCount(1);
  for (let times = 0; times < 20; times += 1) {
    await page.keyboard.press('Tab');
    const inside = await page.evaluate(
      () =>
        document.activeElement === document.body || document.activeElement?.closest('[role=dialog]') !== null,
    );
    expect(inside).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await opener.click();
  await page.setViewportSize(WIDE);
  await page.getByRole('link', { name: 'Service Management' }).first().click();
  await expect(page).toHaveURL(/\/services$/);
  await page.context().close();
});

test('numbers appear in the language’s digits once chosen, also after a reload', async ({ browser }) => {
  const page = await enter(browser, 'ar');
  await expect(page.locator('.figure').first()).toContainText(/[0-9]/);
  await page.getByRole('button', { name: 'اللغة' }).click();
  await page.getByRole('menuitemradio', { name: '١٢٣' }).click();
  const figures = page.locator('.grid-row .figure');
  await expect(figures.first()).toContainText(/[٠-٩]/);
  await page.reload();
  await waitUntilLoaded(page);
  await expect(figures.first()).toContainText(/[٠-٩]/);
  expect((await figures.allTextContents()).join('')).not.toMatch(/[0-9]/);
  await expectAccessible(page, 'Arabic digits');
  await page.context().close();
});

for (const [width, height] of [
  [1440, 900],
  [1024, 700],
  [390, 844],
] as const)
  test(`a toast covers no control of the top bar at ${width} px`, async ({ browser }) => {
    const login = await storedLogin(browser, 'owner');
    const page = await openPage(browser, login, { viewport: { width, height }, reducedMotion: 'reduce' });
    await page.goto('/blacklists/form/new');
    await page.getByLabel('MSISDN').fill(`2010${width}${height}`.padEnd(12, '5'));
    await page.getByRole('button', { name: 'Save' }).click();
    const toast = page.locator('[data-scope=toast][data-part=root]');
    await expect(toast).toHaveText('The record was created.');
    // Waits until the toast has its place, and keeps it there.
    await toast.hover();
    const covered = await toast.evaluate((shown) => {
      const own = shown.getBoundingClientRect();
      return [...document.querySelectorAll('[data-sticky-head] :is(a, button)')]
        .filter((control) => {
          const box = control.getBoundingClientRect();
          const beside = box.right <= own.left || box.left >= own.right;
          return box.width > 0 && !beside && box.top < own.bottom && box.bottom > own.top;
        })
        .map((control) => control.getAttribute('aria-label') ?? control.textContent);
    });
    expect(covered).toEqual([]);
    await page.context().close();
  });
