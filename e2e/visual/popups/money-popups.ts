import { approvalFile, pendingReferences } from '../../approval-file.ts';
import { apiOf } from '../../demo.ts';
import { fillLoan } from '../../loan-form.ts';
import { pick } from '../../pick.ts';
import { type Popup, press } from './popup.ts';

/** Popups of payouts, approval files, loans and refunds. */
export const moneyPopups: readonly Popup[] = [
  {
    name: 'payout-create-mistakes',
    at: 'payouts',
    open: async (page, t) => {
      await press(page, t('Create New'));
      await press(page, t('Create payout'));
    },
  },
  {
    name: 'payout-summary',
    at: 'payouts',
    open: async (page, t) => {
      // On a phone the search is folded into a line.
      const line = page.locator('[data-part=search-form] > button');
      if (await line.isVisible()) await line.click();
      await press(page, t('Summary'));
    },
  },
  {
    name: 'payout-queue-reason',
    at: 'payout-queue',
    open: async (page) => {
      await page.getByRole('heading', { level: 2 }).first().waitFor();
      await page.keyboard.press('r');
    },
  },
  {
    name: 'payout-queue-held',
    inPage: true,
    at: 'payout-queue',
    open: async (page, t) => {
      await page.getByRole('heading', { level: 2 }).first().waitFor();
      await page.keyboard.press('a');
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: t('Approve') })
        .click();
      await page.getByRole('alertdialog').waitFor({ state: 'detached' });
    },
  },
  {
    name: 'settlement-file-refused',
    inPage: true,
    at: 'settlement-upload',
    open: async (page, t) => {
      await page.getByLabel(t('Provider')).selectOption('fawry');
      const file = { name: 'fawry.csv', mimeType: 'text/csv', buffer: Buffer.from('type,amount\npayment,1') };
      await page.locator('input[type=file]').setInputFiles(file);
      await press(page, t('Upload and compare'));
      await page.getByRole('alert').waitFor();
    },
  },
  {
    name: 'approval-refused',
    inPage: true,
    at: 'approval',
    open: async (page) => {
      const buffer = Buffer.from('PK\u0003\u0004 no');
      await page.locator('input[type=file]').setInputFiles({ ...approvalFile('broken.xlsx', []), buffer });
      await page.getByRole('alert').first().waitFor();
    },
  },
  {
    name: 'approval-check',
    inPage: true,
    at: 'approval',
    open: async (page) => {
      const references = await pendingReferences();
      const rows = references.map((reference, index) => [
        reference,
        index % 3 === 0 ? 'Rejected' : 'Approved',
      ]);
      const odd = [
        [references[0] ?? '', 'Approved'],
        [references[1] ?? '', 'Aproved'],
        ['PO-nobody', 'Approved'],
      ];
      await page.locator('input[type=file]').setInputFiles(approvalFile('week 47.xlsx', [...rows, ...odd]));
      await page.getByRole('grid').waitFor();
    },
  },
  {
    name: 'approval-result',
    inPage: true,
    at: 'approval',
    open: async (page, t) => {
      const payout = await (await apiOf('owner')).payouts.list({ status: 'Pending', dateFrom: '2000-01-01' });
      const last = payout.data.at(-1);
      const rows = [[last?.referanceNumber ?? '', 'Rejected']];
      await page.locator('input[type=file]').setInputFiles(approvalFile('late decisions.xlsx', rows));
      await page.getByRole('grid').waitFor();
      // Somebody else decides between the check and Proceed.
      await (await apiOf('owner')).payouts.setStatus({ id: last?._id ?? '', status: 'Rejected' });
      await press(page, t('Proceed'));
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: t('Proceed') })
        .click();
      await page.getByRole('heading', { name: t('Rows that changed') }).waitFor();
    },
  },
  {
    name: 'loan-transaction-filled',
    inPage: true,
    at: 'loan-transaction-new',
    open: (page, t) => fillLoan(page, t),
  },
  {
    name: 'loan-transaction-summary',
    at: 'loan-transaction-new',
    open: async (page, t) => {
      await fillLoan(page, t);
      await press(page, t('Save'));
      await page.getByRole('alertdialog').waitFor();
    },
  },
  {
    name: 'payment-refund-part',
    at: 'payment',
    open: async (page, t) => {
      await press(page, t('Refund'));
      await page.getByRole('dialog').getByText(t('A part'), { exact: true }).click();
      await page.getByRole('dialog').getByRole('button').last().click();
    },
  },
  {
    name: 'overview-custom',
    at: 'collection',
    open: (page, t) => page.getByRole('radiogroup').first().getByText(t('Custom'), { exact: true }).click(),
  },
  {
    name: 'settlement-review',
    at: 'settlement-new',
    open: async (page, t) => {
      await page.locator('[name=country]').selectOption('Egypt');
      await pick(page, new RegExp(`^${t('Merchant')}`), 'Sphinx Stationers');
      await press(page, t('Last 30 days'));
      await page.locator('[name=channel]').fill('Bank transfer');
      await page.locator('[name=remittanceChargesPercentage]').fill('2');
      await page.locator('[name=exchangeRate]').fill('47.9');
      await press(page, t('Save'));
      await page.getByRole('alertdialog').waitFor();
    },
  },
];
