import type { Page } from '@playwright/test';
import { pick } from './pick.ts';
import type { Words } from './words.ts';

const figures = {
  totalAmount: '1000',
  exchangeRate: '280',
  waleeCommission: '2',
  sbpCharges: '1',
  serviceSalesTax: '0.5',
  withHoldingCharges: '0.5',
};

/** Fills the form of a loan transaction: 1,000 US dollars for a merchant of the demo, of which 268,800.00 PKR are billed. */
export async function fillLoan(page: Page, t: Words): Promise<void> {
  await pick(page, new RegExp(`^${t('Merchant')}`), 'Indus Home Meals');
  await page.locator('[name=paymentMethod]').selectOption('USD-DEPOSIT');
  await page.locator('[name=currency]').selectOption('USD');
  for (const [name, value] of Object.entries(figures)) await page.locator(`[name=${name}]`).fill(value);
}
