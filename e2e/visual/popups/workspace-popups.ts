import type { Page } from '@playwright/test';
import { apiOf } from '../../demo.ts';
import type { Words } from '../../words.ts';
import { type Popup, press } from './popup.ts';

const merchantOf = (page: Page): string => new URL(page.url()).pathname.split('/').at(-1) ?? '';

/** Returns the row of the key with limits and a history. Adds the key when no picture before added it. */
async function keyRow(page: Page) {
  const { apiKeys } = await apiOf('owner');
  const userTypeId = merchantOf(page);
  const { data } = await apiKeys.list({ userTypeId, q: 'Warehouse' });
  if (data.length === 0) {
    const limits = {
      addresses: ['203.0.113.0/24', '2001:db8::/32'],
      expiresDate: '2027-06-30T20:59:59.999Z',
    };
    const { key } = await apiKeys.create({ userTypeId, name: 'Warehouse', scopes: ['payments:read'] });
    await apiKeys.update(key._id, {
      name: 'Warehouse in Alexandria',
      ...limits,
      scopes: ['sessions:write', 'payments:read', 'refunds:write'],
    });
    await page.reload();
  }
  return page.getByRole('row', { name: /Warehouse/ });
}

async function editKey(page: Page, label: string): Promise<void> {
  await (await keyRow(page)).getByRole('button', { name: label, exact: true }).click();
  await page.locator('main form').getByRole('checkbox').first().waitFor({ state: 'attached' });
  await page.locator('main form ~ * li').first().waitFor();
}

/** Opens the menu of an endpoint with a history. Adds the endpoint when no picture before added it. */
async function openEndpointMenu(page: Page, t: Words): Promise<void> {
  const { webhookEndpoints } = await apiOf('owner');
  const userTypeId = merchantOf(page);
  if ((await webhookEndpoints.list({ userTypeId })).total === 0) {
    const url = 'https://hooks.sphinx-stationers.example/daftar/production/payments';
    const { endpoint } = await webhookEndpoints.create({ userTypeId, url, events: ['payment.succeeded'] });
    await webhookEndpoints.update(endpoint._id, {
      url,
      description: 'Warehouse in Alexandria',
      events: ['payment.succeeded', 'payment.failed', 'refund.succeeded', 'settlement.created'],
    });
    await page.reload();
  }
  const table = page.getByRole('table', { name: t('Webhook endpoints') });
  await table
    .getByRole('button', { name: t('Actions') })
    .first()
    .click();
  await page.getByRole('menuitem').first().waitFor();
}

async function chooseAtEndpoint(page: Page, t: Words, action: string): Promise<void> {
  await openEndpointMenu(page, t);
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

/** Forms, menus and dialogs of a merchant's keys and webhook endpoints. */
export const workspacePopups: readonly Popup[] = [
  { name: 'key-new', inPage: true, at: 'merchant-keys', open: (page, t) => press(page, t('Make a key')) },
  {
    name: 'key-made',
    inPage: true,
    at: 'merchant-keys',
    open: async (page, t) => {
      await press(page, t('Make a key'));
      const form = page.locator('main form');
      // A merchant has each name once, and the pictures before have made keys.
      await form
        .getByRole('textbox', { name: t('Name') })
        .fill(`Till ${await page.getByRole('row').count()}`);
      await form.getByText('sessions:write').click();
      await form.getByRole('button', { name: t('Make a key') }).click();
      await page.getByText(t('Copy it now: it will not be shown again.')).waitFor();
    },
  },
  { name: 'key-edit', inPage: true, at: 'merchant-keys', open: (page, t) => editKey(page, t('Edit')) },
  {
    name: 'key-edit-history',
    inPage: true,
    at: 'merchant-keys',
    open: async (page, t) => {
      await editKey(page, t('Edit'));
      await page.locator('main form ~ * li').last().scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'key-edit-limits',
    at: 'merchant-keys',
    open: async (page, t) => {
      await editKey(page, t('Edit'));
      const form = page.locator('main form');
      await form.getByText('webhooks:read').click();
      await form.getByRole('textbox', { name: t('Only from these addresses') }).fill('203.0.113.7');
      await form.getByRole('button', { name: t('Save') }).click();
    },
  },
  {
    name: 'key-edit-calendar',
    at: 'merchant-keys',
    open: async (page, t) => {
      await editKey(page, t('Edit'));
      await page.locator('main form [name=end]').press('Alt+ArrowDown');
      await page.getByRole('grid').waitFor();
    },
  },
  {
    name: 'key-revoke',
    at: 'merchant-keys',
    open: async (page, t) =>
      (await keyRow(page)).getByRole('button', { name: t('Revoke'), exact: true }).click(),
  },
  {
    name: 'endpoint-new',
    inPage: true,
    at: 'merchant-webhooks',
    open: (page, t) => press(page, t('Add an endpoint')),
  },
  { name: 'endpoint-menu', at: 'merchant-webhooks', open: openEndpointMenu },
  {
    name: 'endpoint-edit',
    inPage: true,
    at: 'merchant-webhooks',
    open: async (page, t) => {
      await chooseAtEndpoint(page, t, t('Edit'));
      await page.locator('main form ~ * li').last().scrollIntoViewIfNeeded();
      await page.locator('main form').first().scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'endpoint-delete',
    at: 'merchant-webhooks',
    open: (page, t) => chooseAtEndpoint(page, t, t('Delete')),
  },
];
