import { type Browser, expect, type Page, test } from '@playwright/test';
import { approvalFile, pendingReferences } from '../approval-file.ts';
import { openPage, storedLogin } from '../demo.ts';
import { fillLoan } from '../loan-form.ts';
import { waitUntilLoaded } from '../pages.ts';
import { wordsOf } from '../words.ts';

async function enter(browser: Browser, path: string): Promise<Page> {
  const page = await openPage(browser, await storedLogin(browser, 'owner'), {
    ...{ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' },
  });
  await page.goto(path);
  await waitUntilLoaded(page);
  return page;
}

test('a screen reader finds the search of payouts, a row with its decision, and a payout’s facts', async ({
  browser,
}) => {
  const [reference = ''] = await pendingReferences();
  const page = await enter(browser, `/loan-requests?dateFrom=2000-01-01&q=${reference}`);
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - heading "Payout Request" [level=1]
    - link "File Record"
    - link "Loan Approval"
    - button "Create New"
    - search:
      - searchbox "Search text"
      - combobox "Status"
      - button /Period/
      - button "Search"
      - button "Reset"
      - button "Summary"
      - status
    - grid "Payout Request":
      - rowgroup:
        - row:
          - columnheader "Reference Number":
            - button "Reference Number"
          - columnheader "Amount"
          - columnheader "Status"
      - rowgroup:
        - row:
          - gridcell "${reference}":
            - button "${reference}"
          - gridcell "Pending"
          - gridcell:
            - button "Approve"
            - button "Reject"
            - button /Actions/
  `);
  await page.getByRole('button', { name: reference, exact: true }).click();
  const popup = page.getByRole('dialog', { name: reference });
  await expect(popup).toMatchAriaSnapshot(`
    - heading "${reference}" [level=2]
    - paragraph: Requested Date
    - term: National ID
    - definition:
      - button "Show"
    - region "Funds of the merchant":
      - heading "Funds of the merchant" [level=2]
    - region "History":
      - heading "History" [level=2]
    - button "Reject"
    - button "Approve"
    - button "Close"
  `);
  // The accessibility tree contains only the popup: the page behind it is hidden.
  await expect(page.getByRole('grid')).toHaveCount(0);
  await page.context().close();
});

test('a screen reader hears a loan transaction’s mistakes, its calculation and its summary', async ({
  browser,
}) => {
  const page = await enter(browser, '/loan-account-detail/form/new');
  await page.getByRole('button', { name: 'Save' }).click();
  const merchant = page.getByRole('combobox', { name: 'Merchant' });
  await expect(merchant).toBeFocused();
  await expect(merchant).toHaveAttribute('aria-invalid', 'true');
  await expect(merchant).toHaveAccessibleDescription('Please select a merchant');
  const amount = page.getByRole('textbox', { name: 'Total Amount' });
  await expect(amount).toHaveAttribute('required', '');
  await expect(amount).toHaveAccessibleDescription('Please provide amount');
  await fillLoan(page, wordsOf('en'));
  const figures = `
    - rowgroup:
      - row "Description USD PKR"
    - rowgroup:
      - row "Total Amount 1,000.00 280,000.00"
      - row "Walee Commission 2.00% −20.00 −5,600.00"
      - row "Deductions −40.00 −11,200.00"
      - row /Billed Amount/`;
  await expect(page.getByRole('region', { name: 'Calculation' }).getByRole('table')).toMatchAriaSnapshot(
    `- table:${figures.replaceAll('\n', '\n  ')}`,
  );
  await page.getByRole('button', { name: 'Save' }).click();
  const summary = page.getByRole('alertdialog', { name: 'Transaction Summary' });
  await expect(summary).toHaveAccessibleDescription(
    'The amount transferred after deducting all charges is shown in PKR.',
  );
  await expect(summary.locator(':focus')).toHaveCount(1);
  await expect(page.getByRole('main')).toHaveCount(0);
  await summary.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('main')).toHaveCount(1);
  await page.context().close();
});

test('a screen reader hears why an approval file is rejected, and its verdicts with their counts', {
  tag: '@routes',
}, async ({ browser }) => {
  const [reference = ''] = await pendingReferences();
  const page = await enter(browser, '/loan-requests/approval');
  const zone = page.getByRole('button', { name: 'Drop the approval file here, or press to choose it' });
  await expect(zone).toHaveAccessibleDescription('Only xlsx & xls files. 10 MB and 50,000 rows at most.');
  const chooser = page.locator('input[type=file]');
  await chooser.setInputFiles({ ...approvalFile('broken.xlsx', []), buffer: Buffer.from('no') });
  await expect(page.getByRole('alert')).toContainText('File has some errors. Please review to fix them');
  await chooser.setInputFiles(
    approvalFile('heard.xlsx', [
      [reference, 'Approved'],
      ['PO-nobody', 'Approved'],
    ]),
  );
  await expect(page.getByRole('grid')).toHaveAttribute('aria-rowcount', '3');
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - heading "Loan Approval" [level=1]
    - group "Verdicts":
      - button "All rows 2" [pressed]
      - button /Will approve 1/
      - button /Unknown reference 1/
    - grid:
      - rowgroup:
        - row:
          - columnheader "Reference Number"
          - columnheader "Verdict"
      - rowgroup:
        - row:
          - gridcell "${reference}"
          - gridcell "Will approve"
    - button "Discard"
    - button "Proceed"
  `);
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByText('The file was discarded.')).toBeVisible();
  await page.context().close();
});
