import { type Browser, expect, type Page, test } from '@playwright/test';
import { confirmAtBank } from './bank.ts';
import { fillCard, fillCustomer, openCustomer, openHosted, pressContinue } from './customer.ts';
import { sessionAt } from './provider-session.ts';
import { recordsOf } from './walks/session-controls.ts';

const PAID_ONCE = { status: 'paid', attempts: 1, bookings: 1 };

async function expectPaidOnce(sessionId: string): Promise<void> {
  await expect.poll(async () => (await recordsOf(sessionId)).status).toBe('paid');
  const records = await recordsOf(sessionId);
  expect(records).toMatchObject(PAID_ONCE);
  expect(records.charges).toHaveLength(1);
}

async function readyToPay(page: Page, sessionId: string): Promise<void> {
  await openHosted(page, sessionId, 'Credit Card');
  await fillCustomer(page);
  await fillCard(page, '4242424242424242');
}

const atBank = (page: Page) => expect(page.getByLabel(/One-time code/)).toBeVisible({ timeout: 20_000 });

test('two tabs that submit at once pay once @walks', async ({ browser }) => {
  const { sessionId } = await sessionAt('Fawry');
  const first = await openCustomer(browser);
  const second = await first.context().newPage();
  for (const tab of [first, second]) await readyToPay(tab, sessionId);
  await Promise.all([pressContinue(first), pressContinue(second)]);
  await Promise.all([atBank(first), atBank(second)]);
  // Both tabs show the same payment at the bank.
  expect(second.url()).toBe(first.url());
  await confirmAtBank(first);
  await expectPaidOnce(sessionId);
  await second.reload();
  await expect(second.getByLabel(/One-time code/)).toHaveCount(0);
  await first.context().close();
});

test('Enter and a click on the button pay once @walks', async ({ browser }) => {
  const { sessionId } = await sessionAt('Fawry');
  const page = await openCustomer(browser);
  await readyToPay(page, sessionId);
  await page.locator('input[name=cvv]').focus();
  await page.evaluate(() => {
    const button = document.querySelector<HTMLButtonElement>('button[type=submit]');
    // Submit the form as the Enter key does, then click.
    button?.form?.requestSubmit(button);
    button?.click();
  });
  await atBank(page);
  await confirmAtBank(page);
  await expectPaidOnce(sessionId);
  await page.context().close();
});

/** Opens one session in two browsers, or two tabs of one. */
async function openTwice(browser: Browser, sessionId: string, devices: 1 | 2): Promise<[Page, Page]> {
  const one = await openCustomer(browser);
  const other = devices === 2 ? await openCustomer(browser) : await one.context().newPage();
  for (const page of [one, other]) await openHosted(page, sessionId);
  return [one, other];
}

for (const [where, devices] of [
  ['tab', 1],
  ['device', 2],
] as const)
  test(`a payment that began on one ${where} is shown on the other, whose own payment is rejected @walks`, async ({
    browser,
  }) => {
    const { sessionId } = await sessionAt('Fawry');
    const [one, other] = await openTwice(browser, sessionId, devices);
    await other.getByRole('radio', { name: 'Via Ref' }).check();
    await fillCustomer(other);
    await one.getByRole('radio', { name: 'Credit Card' }).check();
    await fillCustomer(one);
    await fillCard(one, '4242424242424242');
    await Promise.all([pressContinue(one), atBank(one)]);
    // The other page gets the payment from the event stream, or from the error response to its own payment.
    await pressContinue(other).catch(() => {});
    await expect(other.getByText('Your payment continues on the bank’s page')).toBeVisible();
    await confirmAtBank(one);
    await expect(other.getByText('Transaction successful')).toBeVisible({ timeout: 20_000 });
    await expectPaidOnce(sessionId);
    await one.context().close();
    if (devices === 2) await other.context().close();
  });
