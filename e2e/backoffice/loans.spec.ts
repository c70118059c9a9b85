import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { apiOf, openPage, storedLogin } from '../demo.ts';
import { waitUntilLoaded } from '../pages.ts';
import { pick } from '../pick.ts';

const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

test.describe.configure({ mode: 'serial' });

async function accountOf(name: string) {
  const { data } = await (await apiOf('owner')).loans.accounts({ q: name });
  const { userTypeId = '', availableBalance = 0 } = data[0] ?? {};
  return { merchant: userTypeId, balance: availableBalance };
}
const asAmount = (amount: number) => amount.toLocaleString('en', { minimumFractionDigits: 2 });

const enter = async (browser: Parameters<typeof openPage>[0], userName: string, options = {}) =>
  openPage(browser, await storedLogin(browser, userName), {
    ...{ viewport: WIDE, reducedMotion: 'reduce' },
    ...options,
  });

const actions = (page: Page, transaction: string) =>
  page.getByRole('button', { name: `Actions: ${transaction}` });

async function choose(page: Page, transaction: string, action: string): Promise<void> {
  await actions(page, transaction).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

test('the platform owner deposits dollars after the summary, and the account, its history and statement show it', async ({
  browser,
}) => {
  const { merchant, balance } = await accountOf('Indus');
  const after = asAmount(balance + 268_800);
  const page = await enter(browser, 'owner');
  await page.goto('/merchant-top-ups');
  await waitUntilLoaded(page);
  await page.getByText('Cards', { exact: true }).click();
  await expect(page.getByRole('listitem', { name: 'Indus Home Meals' })).toContainText('Available Balance');
  await expectAccessible(page, 'the loan accounts as cards');
  await page.getByRole('link', { name: 'Create Transaction' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  for (const message of ['Please select a merchant', 'Please provide amount'])
    await expect(page.getByText(message)).toBeVisible();
  await pick(page, /^Merchant/, 'Indus Home Meals');
  await page.getByLabel('Payment Method').selectOption({ label: 'USD Deposit' });
  await page.getByLabel('Currency').selectOption('USD');
  await page.getByLabel('Total Amount').fill('1000');
  await page.getByLabel('Exchange Rate').fill('0');
  await expect(page.getByText('With an exchange rate of 0 nothing is billed')).toBeVisible();
  await page.getByLabel('Exchange Rate').fill('280');
  for (const [label, rate] of [
    ['Walee Commission', '2'],
    ['SBP Charges', '1'],
    ['Service Sales Tax', '0.5'],
    ['Withholding Charges', '0.5'],
  ] as const)
    await page.getByLabel(label).fill(rate);
  const panel = page.getByRole('region', { name: 'Calculation' });
  await expect(panel).toContainText('268,800.00');
  await expectAccessible(page, 'the loan transaction form');
  await page.getByRole('button', { name: 'Save' }).click();
  const summary = page.getByRole('alertdialog', { name: 'Transaction Summary' });
  await expect(summary).toContainText('The amount transferred after deducting all charges is shown in PKR.');
  await expect(summary).toContainText(after);
  await expectAccessible(page, 'the summary of a loan transaction');
  await summary.getByRole('button', { name: 'Confirm' }).click();
  await expect(page).toHaveURL(/\/loan-accounts-balance$/);

  const api = await apiOf('owner');
  const [made] = (await api.loans.list(merchant)).data;
  const transaction = made?.transactionId ?? '';
  await page.goto(`/loan-account-detail/${merchant}`);
  await waitUntilLoaded(page);
  await expect(page.getByRole('region', { name: 'Balance summary' })).toContainText(after);
  await choose(page, transaction, 'Show');
  const shown = page.getByRole('dialog', { name: transaction });
  await expect(shown).toContainText('−20.00');
  await expectAccessible(page, 'the popup of a loan transaction');
  await page.keyboard.press('Escape');
  await expect(shown).toBeHidden();
  await expect(actions(page, transaction)).toBeFocused();
  await choose(page, transaction, 'History');
  await expect(page.getByRole('main')).toContainText('Deposited');
  await page.goBack();

  await page.getByRole('link', { name: 'Statement' }).click();
  const sheet = page.getByRole('article', { name: 'Statement of account' });
  await expect(sheet).toContainText(transaction);
  await expect(sheet.locator('[data-balances=PKR]')).toContainText(after);
  await expectAccessible(page, 'the statement of a loan account');
  const pdf = await page.pdf({ format: 'A4' });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await page.context().close();
});

test('the platform owner deletes a transaction after a confirmation, but none whose money is paid out', async ({
  browser,
}) => {
  const page = await enter(browser, 'owner');
  const api = await apiOf('owner');
  const [indus, ravi] = await Promise.all([accountOf('Indus'), accountOf('Ravi')]);
  const newest = (await api.loans.list(indus.merchant)).data[0]?.transactionId ?? '';
  await page.goto(`/loan-account-detail/${indus.merchant}`);
  await choose(page, newest, 'Delete');
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Are you sure?');
  await question.getByRole('button', { name: 'Yes, delete it!' }).click();
  const notice = page.getByRole('dialog', { name: 'Deleted' });
  await expect(notice).toContainText('Transaction has been deleted successfully!');
  await notice.getByRole('button', { name: 'OK' }).click();
  await expect(actions(page, newest)).toHaveCount(0);

  const oldest = (await api.loans.list(ravi.merchant, { sort: 'createdDate' })).data[0]?.transactionId ?? '';
  await page.goto(`/loan-account-detail/${ravi.merchant}`);
  await choose(page, oldest, 'Delete');
  await question.getByRole('button', { name: 'Yes, delete it!' }).click();
  await expect(page.getByRole('dialog', { name: 'Oops...' })).toContainText('Something went wrong');
  await page.context().close();
});

test('a merchant sees its own account only, and no form, history or deletion', async ({ browser }) => {
  const page = await enter(browser, 'merchant', { viewport: PHONE });
  const [own, other] = await Promise.all([accountOf('Sphinx'), accountOf('Ravi')]);
  await page.goto('/loan-account-detail/form/new');
  await expect(page).toHaveURL(/\/loan-accounts-balance$/);
  await waitUntilLoaded(page);
  await expect(page.getByRole('main')).toContainText('Sphinx Stationers');
  await expect(page.getByRole('main')).not.toContainText('Ravi Telecom');
  await expect(page.getByRole('link', { name: 'Create Transaction' })).toHaveCount(0);
  await expectAccessible(page, 'the loan accounts on a phone');
  await page.goto(`/loan-account-detail/${own.merchant}`);
  await waitUntilLoaded(page);
  await page
    .getByRole('button', { name: /^Actions: LT-/ })
    .first()
    .click();
  await expect(page.getByRole('menuitem')).toHaveText(['Show']);
  await page.keyboard.press('Escape');
  await page.goto(`/loan-account-detail/${own.merchant}/statement`);
  await expect(page.getByRole('article')).toContainText('Closing balance');
  await page.goto(`/loan-account-detail/${other.merchant}`);
  await expect(page.getByRole('main')).toContainText('Loan account not found');
  await expect(page.getByRole('main')).not.toContainText('Ravi Telecom');
  await page.context().close();
});

test('a role without loan accounts is redirected to its first page, which names the permission', async ({
  browser,
}) => {
  const page = await enter(browser, 'little');
  await page.goto('/loan-accounts-balance');
  await expect(page).toHaveURL(/\/services/);
  await expect(page.getByRole('main').or(page.getByRole('status')).first()).toBeVisible();
  await expect(page.getByText(/permission/).first()).toBeVisible();
  await page.context().close();
});
