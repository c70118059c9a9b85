import { expect } from '@playwright/test';
import { chooseInRow, openRowMenu, type Popup, press } from './popup.ts';

/** Popups of records: packages, lists, logs, subscriptions, keys and endpoints. */
export const recordPopups: readonly Popup[] = [
  {
    name: 'package-link',
    at: 'packages',
    open: async (page, t) => {
      await chooseInRow(page, t('Link'));
      await page.getByRole('dialog').getByRole('img').first().waitFor();
    },
  },
  { name: 'package-delete', at: 'packages', open: (page, t) => chooseInRow(page, t('Delete')) },
  { name: 'role-delete', at: 'roles', open: (page, t) => chooseInRow(page, t('Delete')) },
  { name: 'blacklist-delete', at: 'blacklists', open: (page, t) => chooseInRow(page, t('Delete')) },
  {
    name: 'blacklist-import',
    at: 'blacklists',
    open: async (page, t) => {
      await press(page, t('Import numbers'));
      await page.getByRole('dialog').getByRole('textbox').fill('923001234567\n201001234567\nnot a number');
    },
  },
  { name: 'subscription-charges', at: 'subscriptions', open: (page, t) => chooseInRow(page, t('Show')) },
  {
    name: 'subscription-pause',
    at: '/subscriptions?q=201012340001',
    open: (page, t) => chooseInRow(page, t('Pause')),
  },
  {
    name: 'checkout-log',
    at: 'checkout-logs',
    open: async (page, t) => {
      await page
        .locator('.grid-body')
        .getByRole('link', { name: t('Show') })
        .first()
        .click();
      await page.getByRole('dialog').getByRole('region').first().waitFor();
    },
  },
  { name: 'key-new', inPage: true, at: 'merchant-keys', open: (page, t) => press(page, t('Make a key')) },
  {
    name: 'key-made',
    inPage: true,
    at: 'merchant-keys',
    open: async (page, t) => {
      await press(page, t('Make a key'));
      const form = page.locator('main form');
      await form.getByRole('textbox', { name: t('Name') }).fill('Till');
      await form.locator('[type=checkbox]').first().check({ force: true });
      await form.getByRole('button', { name: t('Make a key') }).click();
      await page.getByText(t('Copy it now: it will not be shown again.')).waitFor();
    },
  },
  {
    name: 'endpoint-new',
    inPage: true,
    at: 'merchant-webhooks',
    open: (page, t) => press(page, t('Add an endpoint')),
  },
  { name: 'merchant-deactivate', at: 'merchants', open: (page, t) => chooseInRow(page, t('Deactivate')) },
  { name: 'merchants-menu', at: 'merchants', open: openRowMenu },
  { name: 'merchants-columns', at: 'merchants', open: (page, t) => press(page, t('Columns')) },
  { name: 'merchants-views', at: 'merchants', open: (page, t) => press(page, t('Saved views')) },
  { name: 'merchants-density', at: 'merchants', open: (page, t) => press(page, t('Density')) },
  { name: 'merchants-export', at: 'merchants', open: (page, t) => press(page, t('Export')) },
  {
    name: 'merchants-selected',
    inPage: true,
    at: 'merchants',
    open: async (page) => {
      await page.locator('.grid-body .tick input').first().click();
      await expect(page.locator('.selection-bar')).toBeVisible();
    },
  },
  {
    name: 'packages-filter-merchant',
    at: 'packages',
    open: async (page, t) => {
      await page
        .locator('.toolbar')
        .getByRole('button', { name: t('Merchant') })
        .click();
      await page.getByRole('listbox').getByRole('option').first().waitFor();
    },
  },
];
