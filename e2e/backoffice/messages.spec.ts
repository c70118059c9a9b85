import { expect, test } from '@playwright/test';
import { openPage, storedLogin } from '../demo.ts';
import { waitUntilLoaded } from '../pages.ts';

const WIDE = { width: 1440, height: 900 };

let login: Awaited<ReturnType<typeof storedLogin>>;

test.beforeAll(async ({ browser }) => {
  login = await storedLogin(browser, 'owner');
});

test('deactivating several merchants asks for confirmation, and Undo activates all of them again', async ({
  browser,
}) => {
  const page = await openPage(browser, login, { viewport: WIDE, reducedMotion: 'reduce' });
  await page.goto('/merchants?country=Pakistan&status=Active');
  await waitUntilLoaded(page);
  const rows = page.getByRole('row');
  const count = await rows.count();
  const ticks = page.locator('.grid-body .tick input');
  await ticks.nth(0).click();
  await ticks.nth(1).click();
  await page.locator('.selection-bar').getByRole('button', { name: 'Deactivate' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Its users can no longer sign in.');
  await question.getByRole('button', { name: 'Deactivate' }).click();
  // The toast stays while the pointer is over it.
  const undo = page.getByRole('button', { name: 'Undo' });
  await undo.hover();
  await expect(rows).toHaveCount(count - 2);
  await undo.click();
  await expect(rows).toHaveCount(count);
  await page.context().close();
});

test('creating and editing a record always shows a success message', async ({ browser }) => {
  const page = await openPage(browser, login, { viewport: WIDE, reducedMotion: 'reduce' });
  const done = page.locator('[data-scope=toast][data-part=root]');
  const role = `Night desk ${Date.now()}`;
  await page.goto('/roles/form/new');
  await page.getByLabel(/^Name/).fill(role);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/\/roles$/);
  await expect(done).toContainText('The record was created.');
  await waitUntilLoaded(page);
  for (const [list, name] of [
    ['roles', role],
    ['users', 'support'],
    ['merchants', 'Ravi Telecom'],
    ['carriers', 'Fawry'],
    ['services', 'Books online'],
  ] as const) {
    await page.goto(`/${list}?q=${name}`);
    await waitUntilLoaded(page);
    await page.getByRole('row').nth(1).getByRole('button').last().click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    await expect(page).toHaveURL(/\/form\//);
    await waitUntilLoaded(page);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(done, list).toContainText('Your changes were saved.');
  }
  await page.goto('/account-profile');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(done).toContainText('Profile updated successfully');
  await page.context().close();
});

test('an expired session leaves no stack trace in the console', async ({ browser }) => {
  const page = await openPage(browser, login, { viewport: WIDE, reducedMotion: 'reduce' });
  const said: string[] = [];
  page.on('pageerror', ({ stack, message }) => said.push(stack ?? message));
  page.on('console', (message) => {
    // The browser itself logs the 401 in the console.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      said.push(message.text());
  });
  await page.goto('/merchants');
  await waitUntilLoaded(page);
  // The session ends while a page is open; the next list's request gets a 401.
  await page.route(/\/carriers\/get/, (route) =>
    route.continue({ headers: { ...route.request().headers(), 'x-auth-token': 'over' } }),
  );
  await page.getByRole('link', { name: 'Carriers Management' }).click();
  await expect(page.getByRole('dialog').getByRole('heading')).toHaveText('Info');
  expect(said).toEqual([]);
  // The same at the first load, with a token that the server does not know.
  await page.unrouteAll();
  await page.evaluate(() =>
    localStorage.setItem('daftar.login', JSON.stringify({ username: 'owner', token: 'over' })),
  );
  await page.goto('/services');
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(said).toEqual([]);
  await page.context().close();
});
