import { expect } from '@playwright/test';
import { chooseInRow, openRowMenu, type Popup, press } from './popup.ts';

/** Popups of records: packages, lists, logs and subscriptions. */
export const recordPopups: readonly Popup[] = [
  {
    name: 'package-link',
    at: 'packages',
    open: async (page, t) => {
      await chooseInRow(page, t('Link'));
      await page.getByRole('dialog').getByRole('img').first().waitFor();
    },
  },
  {
    name: 'blacklist-import',
    at: 'blacklists',
    open: async (page, t) => {
      await press(page, t('Import numbers'));
      await page.getByRole('dialog').getByRole('textbox').fill('923001234567\n201001234567\nnot a number');
    },
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
  { name: 'merchants-menu', at: 'merchants', open: openRowMenu },
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
