import { type Browser, expect, test } from '@playwright/test';
import { menuOf } from '../areas.ts';
import { expectAccessible } from '../axe.ts';
import { apiOf, openPage, storedLogin } from '../demo.ts';
import { waitUntilLoaded } from '../pages.ts';

async function enter(browser: Browser, userName: string) {
  return openPage(browser, await storedLogin(browser, userName));
}

for (const userName of ['owner', 'merchant', 'support', 'little'] as const) {
  test(`the menu of ${userName} has exactly the pages that the role permits`, async ({ browser }) => {
    const page = await enter(browser, userName);
    await page.goto('/');
    await waitUntilLoaded(page);
    const links = page.getByRole('navigation', { name: 'Main menu' }).first().getByRole('link');
    const menu = (await menuOf('side', userName)).map(({ label }) => label);
    await expect(links).toHaveCount(menu.length);
    expect((await links.allTextContents()).sort()).toEqual(menu.toSorted());
    await expectAccessible(page, `the first page of ${userName}`);
    await page.context().close();
  });
}

test('disables every changing action for a user who may only read', async ({ browser }) => {
  const page = await enter(browser, 'support');
  // Without /services: its permission group has no flag for creating, so every user of the platform owner who sees services may
  // create them.
  for (const path of ['/merchants', '/carriers']) {
    await page.goto(path);
    await waitUntilLoaded(page);
    await expect(page.getByRole('link', { name: /^Add|^Create/ })).toHaveCount(0);
    await page.getByRole('row').nth(1).getByRole('button').last().click();
    const changes = page.getByRole('menuitem', { name: /Edit|Delete|ctivate|Balance/ });
    await expect(changes.first()).toContainText('Needs the permission');
    await expect(changes.and(page.locator(':not([aria-disabled=true])'))).toHaveCount(0);
  }
  await page.context().close();
});

test('shows a merchant no data when they open another merchant’s address', async ({ browser }) => {
  const api = await apiOf('owner');
  const { data } = await api.merchants.list({ q: 'Ravi' });
  const [other] = data;
  const page = await enter(browser, 'merchant');
  for (const path of ['/merchants/workspace/', '/merchants/history/', '/merchants/keys/']) {
    await page.goto(`${path}${other?._id}`);
    await expect(page.getByRole('main')).toContainText(/not found|page not found/i);
    await expect(page.getByRole('main')).not.toContainText('Ravi Telecom');
    await expectAccessible(page, `${path} of another merchant`);
  }
  // A form that the user may not save redirects, whether or not the record exists.
  await page.goto(`/merchants/form/${other?._id}`);
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto('/merchants');
  await waitUntilLoaded(page);
  await expect(page.getByRole('main')).not.toContainText('Ravi Telecom');
  await page.context().close();
});

test('an unknown path leads to the 404 page, or to the login when signed out', async ({ browser }) => {
  const page = await enter(browser, 'owner');
  await page.goto('/no/such/page');
  await expect(page).toHaveURL(/\/404$/);
  await page.context().close();
  const stranger = await openPage(browser, undefined);
  for (const path of ['/no/such/page', '/merchants']) {
    await stranger.goto(path);
    await expect(stranger).toHaveURL(/\/login$/);
  }
  await stranger.context().close();
});
