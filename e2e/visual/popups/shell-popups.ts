import { type Popup, press } from './popup.ts';

const EXPIRED = 'Your session has expired. Please sign in again';

/** Popups of the frame around every page. */
export const shellPopups: readonly Popup[] = [
  {
    name: 'palette',
    at: 'call-center',
    open: async (page) => {
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox').last().fill('sphinx');
      await page.getByRole('option').first().waitFor();
    },
  },
  { name: 'shortcuts', at: 'call-center', open: (page) => page.keyboard.press('?') },
  { name: 'language-menu', at: 'call-center', open: (page, t) => press(page, t('Language')) },
  { name: 'gear-menu', at: 'call-center', open: (page, t) => press(page, t('Administration')) },
  {
    name: 'profile-menu',
    at: 'call-center',
    open: (page, t) => page.getByRole('button', { name: t('Your account') }).click(),
  },
  {
    name: 'session-over',
    at: 'call-center',
    open: async (page) => {
      await page.route('**/merchants/get?**', (route) =>
        route.fulfill({
          status: 401,
          json: {
            status: 'Token-Expired',
            message: EXPIRED,
            requestId: 'req_1',
            errors: [{ message: EXPIRED, code: 'access.expired' }],
          },
        }),
      );
      await page.goto('/merchants');
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'list-problem',
    inPage: true,
    at: 'call-center',
    open: async (page) => {
      await page.route('**/merchants/get?**', (route) =>
        route.fulfill({
          status: 500,
          json: { status: 'Error', message: '', errors: [], requestId: 'req_1' },
        }),
      );
      await page.goto('/merchants');
      await page.getByRole('alert').first().waitFor();
    },
  },
];

/** Popups that only a phone has. */
export const phonePopups: readonly Popup[] = [
  {
    name: 'side-sheet',
    at: 'merchants',
    open: (page) => page.locator('header.no-print button').first().click(),
  },
  {
    name: 'row-details',
    at: 'payouts',
    open: (page) => page.locator('[data-card=details] button').first().click(),
  },
];
