import { type Browser, expect, test } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { apiOf, keptSignIn, openPage } from '../demo.ts';
import { settled } from '../pages.ts';

const MENUS = {
  owner: [
    'Dashboard',
    'Carriers Management',
    'Merchants Management',
    'Service Management',
    'Settlement',
    'Transactions',
    'Settlement',
    'Billing',
  ],
  merchant: [
    'Dashboard',
    'Merchants Management',
    'Service Management',
    'Settlement',
    'Transactions',
    'Settlement',
    'Billing',
  ],
  support: [
    'Carriers Management',
    'Merchants Management',
    'Service Management',
    'Transactions',
    'Settlement',
    'Billing',
  ],
  little: ['Service Management'],
};

async function enter(browser: Browser, userName: string) {
  return openPage(browser, await keptSignIn(browser, userName));
}

for (const [userName, menu] of Object.entries(MENUS)) {
  test(`${userName} sees the pages that the role permits, and no others`, async ({ browser }) => {
    const page = await enter(browser, userName);
    await page.goto('/');
    await settled(page);
    const links = page.getByRole('navigation', { name: 'Main menu' }).first().getByRole('link');
    await expect(links).toHaveText(menu);
    await expectAccessible(page, `the first page of ${userName}`);
    await page.context().close();
  });
}

test('who may only read is offered nothing that changes', async ({ browser }) => {
  const page = await enter(browser, 'support');
  // Services are created by whoever of the provider sees them: their group has no flag of its own for it.
  for (const path of ['/merchants', '/carriers']) {
    await page.goto(path);
    await settled(page);
    await expect(page.getByRole('link', { name: /^Add|^Create/ })).toHaveCount(0);
    await page.getByRole('row').nth(1).getByRole('button').last().click();
    const changes = page.getByRole('menuitem', { name: /Edit|Delete|ctivate|Balance/ });
    await expect(changes.first()).toContainText('Needs the permission');
    await expect(changes.and(page.locator(':not([aria-disabled=true])'))).toHaveCount(0);
  }
  await page.context().close();
});

test('a merchant who opens the page of another by its address gets no data', async ({ browser }) => {
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
  // A form opens for nobody who may not save it, whosever the record is.
  await page.goto(`/merchants/form/${other?._id}`);
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto('/merchants');
  await settled(page);
  await expect(page.getByRole('main')).not.toContainText('Ravi Telecom');
  await page.context().close();
});

test('an unknown path leads to the notice, or to the login', async ({ browser }) => {
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
