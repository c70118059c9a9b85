import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { apiOf, openPage, storedLogin } from '../demo.ts';
import { waitForAnimations, waitUntilLoaded } from '../pages.ts';
import { pick } from '../pick.ts';

test.describe.configure({ mode: 'serial' });

const WIDE = { width: 1440, height: 900 };
const form = { name: 'Hala Samir', amount: '275', msisdn: '201009988776', nationalId: '29505051234567' };
const popup = (page: Page) => page.getByRole('dialog');
const question = (page: Page) => page.getByRole('alertdialog');
const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });

async function fillIn(page: Page): Promise<void> {
  await pick(page, /^Service/, 'Books online');
  await popup(page)
    .getByRole('textbox', { name: /^Amount/ })
    .fill(form.amount);
  await popup(page)
    .getByRole('textbox', { name: /^Full Name/ })
    .fill(form.name);
  await popup(page)
    .getByRole('textbox', { name: /^National ID/ })
    .fill(form.nationalId);
  await popup(page)
    .getByRole('textbox', { name: /^MSISDN/ })
    .fill(form.msisdn);
  await popup(page)
    .getByRole('textbox', { name: /^Email/ })
    .fill('hala@mail.example');
}

const labelOf = (page: Page, text: string) => popup(page).locator('label', { hasText: text });

test('a merchant requests a payout, is warned of a similar one, and cannot decide it', async ({
  browser,
}) => {
  const page = await openPage(browser, await storedLogin(browser, 'merchant'), { viewport: WIDE });
  await page.goto('/loan-requests');
  await waitUntilLoaded(page);
  await page.getByRole('button', { name: 'Create New' }).click();
  await page.getByRole('button', { name: 'Create payout' }).click();
  for (const message of [
    'Please provide valid service',
    'Please provide valid amount',
    'Please provide valid Full Name',
    'Please provide a valid Egyptian mobile number with country code',
    'Please provide valid email address',
  ])
    await expect(popup(page).getByText(message)).toBeVisible();
  await expectAccessible(page, 'the popup of a new payout');
  await fillIn(page);
  const note = popup(page).getByText(/^Free funds/);
  await expect(note).toBeVisible();
  const spaceBelowNote = async () => {
    const [above, below] = [await note.boundingBox(), await labelOf(page, 'National ID').boundingBox()];
    return above && below ? below.y - above.y - above.height : 0;
  };
  await expect.poll(spaceBelowNote).toBeGreaterThan(16);
  await page.getByRole('button', { name: 'Create payout' }).click();
  await expect(page.getByText('The payout was requested.')).toBeVisible();
  await expect(rowOf(page, form.name)).toContainText('Pending');
  await page.getByRole('button', { name: 'Create New' }).click();
  await fillIn(page);
  await page.getByRole('button', { name: 'Create payout' }).click();
  await expect(question(page)).toContainText('Same number and amount within a day');
  await expect(
    question(page)
      .getByText(/^PO-\d+$/)
      .first(),
  ).toHaveCSS('white-space', 'nowrap');
  await question(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(popup(page).getByRole('textbox', { name: /^Full Name/ })).toHaveValue(form.name);
  await page.keyboard.press('Escape');
  for (const name of ['Approve', 'Reject', 'File Record', 'Loan Approval', 'Review queue'])
    await expect(page.getByRole('main').getByText(name, { exact: true })).toHaveCount(0);
  await page.goto('/loan-requests/queue');
  await expect(page.getByText('You may not open “Payout queue”')).toBeVisible();
  await page.context().close();
});

test('the owner searches payouts, sums them up, and opens and approves one', async ({ browser }) => {
  const page = await openPage(browser, await storedLogin(browser, 'owner'), { viewport: WIDE });
  await page.goto('/loan-requests');
  await waitUntilLoaded(page);
  await page.getByRole('searchbox', { name: 'Search text' }).fill(form.name);
  await page.getByRole('combobox', { name: 'Status' }).first().selectOption('Pending');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(/status=Pending/);
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('button', { name: 'Summary' }).click();
  await expect(popup(page).getByRole('row', { name: /Pending 1 275\.00/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await rowOf(page, form.name).getByRole('button', { name: /^PO-/ }).click();
  await expect(popup(page)).toContainText('Requested Date');
  await expect(popup(page)).toContainText('**********4567');
  await popup(page).getByRole('button', { name: 'Show', exact: true }).click();
  await expect(popup(page)).toContainText(form.nationalId);
  await expect(popup(page)).toContainText(/National ID of payout PO-\d+ viewed/);
  await expectAccessible(page, 'the popup of a payout');
  await popup(page).getByRole('button', { name: 'Approve' }).click();
  await expect(question(page)).toContainText('Are you sure?');
  await expect(question(page)).toContainText('Changing the status will not revert back.');
  await question(page).getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('The payout was approved.')).toBeVisible();
  await expect(popup(page).getByText('Approval Date').first()).toBeVisible();
  await expect(popup(page).getByRole('button', { name: 'Approve' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(page.getByRole('searchbox', { name: 'Search text' })).toHaveValue('');
  await expect(rowOf(page, form.name)).toContainText('Approved');
  await page.context().close();
});

test('the owner decides payouts in the queue by keyboard and undoes a decision', async ({ browser }) => {
  const api = await apiOf('owner');
  const days = { dateFrom: '2000-01-01', sort: 'createdDate' };
  const pending = await api.payouts.list({ ...days, status: 'Pending' });
  const [first, second] = pending.data.map(({ referanceNumber }) => referanceNumber);
  const page = await openPage(browser, await storedLogin(browser, 'owner'), { viewport: WIDE });
  await page.goto('/loan-requests/queue');
  const heading = page.getByRole('heading', { level: 2 }).first();
  await expect(heading).toHaveText(first ?? '');
  await waitUntilLoaded(page);
  await expectAccessible(page, 'the payout queue');
  await page.keyboard.press('r');
  await question(page).getByRole('textbox', { name: 'Reason' }).fill('The account is of another person');
  await question(page).getByRole('button', { name: 'Reject' }).click();
  await expect(page.getByText(`${first}: will be rejected`)).toBeVisible();
  await expect(heading).toHaveText(second ?? '');
  await page.keyboard.press('u');
  await expect(heading).toHaveText(first ?? '');
  await page.keyboard.press('s');
  await expect(heading).toHaveText(second ?? '');
  await page.keyboard.press('a');
  await expect(question(page).getByRole('button', { name: 'Approve' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText(`${second}: will be approved`)).toBeVisible();
  // Leaving the page sends the confirmed decision at once.
  await page.getByRole('link', { name: 'Back' }).click();
  await expect
    .poll(async () => (await api.payouts.list({ ...days, q: second ?? '' })).data[0]?.status)
    .toBe('Approved');
  await page.context().close();
});

test('on a phone the bar with Undo never covers the buttons of the next payout', async ({ browser }) => {
  const page = await openPage(browser, await storedLogin(browser, 'owner'), {
    viewport: { width: 390, height: 844 },
  });
  await page.goto('/loan-requests/queue');
  await waitUntilLoaded(page);
  await page.getByRole('button', { name: 'Approve' }).click();
  await question(page).getByRole('button', { name: 'Approve' }).click();
  const undo = page.getByRole('button', { name: 'Undo' });
  await undo.waitFor();
  // The question fades out over the buttons.
  await expect(question(page)).toHaveCount(0);
  await waitForAnimations(page);
  // In one step, because the bar stays for ten seconds only.
  const covered = await page.getByRole('button', { name: 'Reject' }).evaluate((reject) =>
    [0, 90, 180, 360].filter((top) => {
      scrollTo(0, top);
      const { x, y, width, height } = reject.getBoundingClientRect();
      return !reject.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    }),
  );
  expect(covered, 'scrolled to').toEqual([]);
  await undo.click();
  await page.context().close();
});

test('a user whose role does not see payouts is redirected', async ({ browser }) => {
  const page = await openPage(browser, await storedLogin(browser, 'little'), { viewport: WIDE });
  await page.goto('/loan-requests');
  await expect(page).not.toHaveURL(/loan-requests/);
  await expect(page.getByText('You may not open “Payout Request”')).toBeVisible();
  await page.context().close();
});
