import { readFile, writeFile } from 'node:fs/promises';
import type { Payout } from '@daftar/sdk';
import { expect, type Page, test } from '@playwright/test';
import { approvalFile, type Cells, WORKBOOK } from '../approval-file.ts';
import { expectAccessible } from '../axe.ts';
import { apiOf, demo, openPage, storedLogin } from '../demo.ts';
import { waitUntilLoaded } from '../pages.ts';

const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
/** Requests payouts as the demo's merchant, each of 5 to a different mobile number. */
async function askFor(count: number): Promise<Payout[]> {
  const merchant = await apiOf('merchant');
  const payouts = [];
  for (let at = 0; at < count; at += 1)
    payouts.push(
      await merchant.payouts.create({
        ...{ serviceId: demo.shop.DAFTAR_SERVICE_ID ?? '', amount: 5, fullName: 'Salma Adel' },
        ...{ nationalId: `2900101${Math.floor(Math.random() * 9_000_000 + 1_000_000)}`, countryCode: 'EG' },
        msisdn: `2010${Math.floor(Math.random() * 90_000_000 + 10_000_000)}`,
        beneficiaryEmail: 'salma@mail.example',
      }),
    );
  return payouts;
}

const enter = async (browser: Parameters<typeof openPage>[0], userName: string, options = {}) =>
  openPage(browser, await storedLogin(browser, userName), {
    ...{ viewport: WIDE, reducedMotion: 'reduce' },
    ...options,
  });

const chooser = (page: Page) => page.locator('input[type=file]');
const question = (page: Page) => page.getByRole('alertdialog');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const card = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Verdicts' }).getByRole('button', { name });

interface TraceEvent {
  name: string;
  tid: number;
  pid: number;
  /** CPU time of the thread, in microseconds. */
  tdur?: number;
  args: { name?: string };
}

/**
 * Returns the longest task of pages in a trace, in milliseconds of CPU time, which a busy machine does not stretch.
 */
function longestTask(trace: Buffer): number {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const thread = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const pages = traceEvents.filter(
    ({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain',
  );
  const main = new Set(pages.map(thread));
  const tasks = traceEvents.filter((event) => event.tdur !== undefined && main.has(thread(event)));
  expect(tasks.length).toBeGreaterThan(100);
  return tasks.reduce((longest, { tdur = 0 }) => Math.max(longest, tdur / 1000), 0);
}

test.describe.configure({ mode: 'serial' });

test('a file is rejected with its reason, then checked row by row, processed, and its result downloaded', async ({
  browser,
}) => {
  const [yes, no, odd, out] = (await askFor(4)).map(({ referanceNumber }) => referanceNumber);
  const page = await enter(browser, 'owner');
  await page.goto('/loan-requests');
  await waitUntilLoaded(page);
  await page.getByRole('link', { name: 'Loan Approval' }).click();
  await expect(page).toHaveURL(/\/loan-requests\/approval$/);
  await waitUntilLoaded(page);
  await expectAccessible(page, 'the upload of an approval file');
  await button(page, 'Proceed').click();
  await expect(page.locator('[data-scope=toast][data-part=root]')).toContainText('Please select file');
  await chooser(page).setInputFiles({ name: 'a.csv', mimeType: 'text/csv', buffer: Buffer.from('a,b') });
  await expect(page.getByText('Only xlsx & xls files supported', { exact: true })).toBeVisible();

  await chooser(page).setInputFiles({
    name: 'broken.xlsx',
    mimeType: WORKBOOK,
    buffer: Buffer.from('PK\u0003\u0004 no'),
  });
  const refused = page.getByRole('alert').filter({ hasText: 'reupload' });
  await expect(refused).toContainText('File has some errors. Please review to fix them and reupload.');
  await expect(refused).toContainText('The file is broken: it cannot be read as a workbook');
  await expect(button(page, 'Proceed')).toBeHidden();
  await expectAccessible(page, 'a refused approval file');

  const rows = [
    [yes, 'Approved', 5],
    [no, 'Rejected', 5],
    [odd, 'Aproved', 5],
    [out, 'Approved', 5],
    ['PO-nobody', 'Approved', 5],
  ] as Cells[];
  await chooser(page).setInputFiles(approvalFile('week 47.xlsx', rows));
  await expect(page).toHaveURL(/file=upl_/);
  const invalid =
    'Acceptable staus are "Approved" or "Rejected". While this file contains some invalid status which were discarded';
  await expect(page.getByText(invalid)).toBeVisible();
  await expect(page.getByRole('main')).toContainText('week 47.xlsx');
  await expect(card(page, 'Will approve')).toContainText('10.00');
  await expect(card(page, 'Unknown reference')).toContainText('1');
  await card(page, 'Will approve').click();
  await expect(page.getByRole('row')).toHaveCount(3);
  const row = page.getByRole('row').filter({ hasText: out ?? '' });
  await row.hover();
  await row.getByRole('button', { name: 'Take out' }).click();
  await expect(card(page, 'Will approve')).toContainText('5.00');
  await expect(card(page, 'Taken out')).toContainText('5.00');
  await card(page, 'All rows').click();
  await expect(page.getByRole('row')).toHaveCount(6);
  await expectAccessible(page, 'the verdicts of an approval file');

  await button(page, 'Proceed').click();
  await expect(question(page)).toContainText('Left out: 3');
  await question(page).getByRole('button', { name: 'Proceed' }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/loan-requests');
  await expect(
    page.getByText('The file was processed. Approved: 1 · Rejected: 1 · Left out: 3'),
  ).toBeVisible();
  await page.goto('/file-records?q=week 47');
  await waitUntilLoaded(page);
  const record = page.getByRole('row').filter({ hasText: 'week 47.xlsx' });
  await record.hover();
  const download = page.waitForEvent('download');
  await record.getByRole('button', { name: 'Result' }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  const results = text
    .trim()
    .split('\r\n')
    .slice(1)
    .map((line) => line.split(',').at(-1));
  expect(results).toEqual(['Approved', 'Rejected', 'invalid-status', 'taken-out', 'unknown-reference']);
});

test('a row that changed since the check is listed, also in Arabic on a phone, and a file can be discarded', async ({
  browser,
}) => {
  const [stays, changes] = await askFor(2);
  const page = await enter(browser, 'finance', { viewport: PHONE, language: 'ar', colorScheme: 'dark' });
  await page.goto('/loan-requests/approval');
  const rows = [stays, changes].map((payout): Cells => [payout?.referanceNumber ?? '', 'Approved', 5]);
  await chooser(page).setInputFiles(approvalFile('two.xlsx', rows));
  await expect(page).toHaveURL(/file=upl_/);
  await button(page, 'تجاهل').click();
  await expect(page.getByText('تم تجاهل الملف.')).toBeVisible();
  await expect(page).not.toHaveURL(/file=/);
  await chooser(page).setInputFiles(approvalFile('two.xlsx', rows));
  await expect(page).toHaveURL(/file=upl_/);
  await expect(page.getByRole('row')).toHaveCount(3);
  await expectAccessible(page, 'the verdicts on a phone');
  await (await apiOf('owner')).payouts.setStatus({ id: changes?._id ?? '', status: 'Rejected' });
  await button(page, 'متابعة').click();
  await expect(question(page)).toContainText('ستتم الموافقة');
  await question(page).getByRole('button', { name: 'متابعة' }).click();
  await expect(page.getByRole('heading', { name: 'صفوف تغيّرت' })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: changes?.referanceNumber ?? '' })).toContainText(
    'سبق البت فيه',
  );
  await expect(page.getByRole('row')).toHaveCount(2);
  await expectAccessible(page, 'the outcome on a phone');
});

test('a finished download covers neither button of a file, wherever the page is scrolled', async ({
  browser,
}) => {
  const [payout] = await askFor(1);
  const page = await enter(browser, 'owner');
  await page.goto('/loan-requests/approval');
  const download = page.waitForEvent('download');
  await button(page, 'Download pending payouts').click();
  await download;
  const rows = Array.from({ length: 30 }, (_, at) => [`PO-none-${at}`, 'Approved', 5]);
  await chooser(page).setInputFiles(
    approvalFile('covered.xlsx', [[payout?.referanceNumber ?? '', 'Approved', 5], ...rows]),
  );
  await card(page, 'All rows').waitFor();
  await waitUntilLoaded(page);
  const covering = () =>
    button(page, 'Proceed').evaluate((proceed) => {
      const covered: number[] = [];
      for (let top = 0; top < document.documentElement.scrollHeight; top += 60) {
        scrollTo(0, top);
        const { x, y, width, height } = proceed.getBoundingClientRect();
        if (!proceed.contains(document.elementFromPoint(x + width / 2, y + height / 2))) covered.push(top);
      }
      return covered;
    });
  await expect.poll(covering, { message: 'scrolled to' }).toEqual([]);
  await button(page, 'Discard').click();
  await page.context().close();
});

test('a merchant is redirected from approval files', async ({ browser }) => {
  const page = await enter(browser, 'merchant');
  for (const path of ['/file-records', '/loan-requests/approval']) {
    await page.goto(path);
    await expect(page).not.toHaveURL(new RegExp(path));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('a file of 50,000 rows is checked, scrolled and processed without a task over 200 ms', {
  tag: '@large',
}, async ({ browser }) => {
  test.setTimeout(240_000);
  const payouts = await askFor(20);
  const rows = Array.from({ length: 50_000 }, (_, at): Cells => {
    const payout = at % 2_500 === 0 ? payouts[at / 2_500] : undefined;
    return [payout?.referanceNumber ?? `PO-none-${at}`, 'Approved', 5];
  });
  const page = await enter(browser, 'owner');
  await page.goto('/loan-requests/approval');
  await waitUntilLoaded(page);
  // Give the path of the file, not its content: the browser would decode the content in a long task of its own.
  const path = test.info().outputPath('large.xlsx');
  await writeFile(path, approvalFile('large.xlsx', rows).buffer);
  await browser.startTracing(page, { categories: ['toplevel', 'disabled-by-default-devtools.timeline'] });
  await chooser(page).setInputFiles(path);
  await expect(page).toHaveURL(/file=upl_/, { timeout: 60_000 });
  const grid = page.getByRole('grid');
  await expect(grid).toHaveAttribute('aria-rowcount', '50001', { timeout: 30_000 });
  for (const part of [0.25, 0.5, 0.75, 1]) {
    await grid.evaluate((box, to) => box.scrollTo(0, box.scrollHeight * to), part);
    const last = String(Math.min(50_001, Math.round(50_000 * part)));
    await expect(page.getByRole('gridcell', { name: last, exact: true }).first()).toBeVisible({
      timeout: 30_000,
    });
  }
  await card(page, 'Will approve').click();
  await expect(grid).toHaveAttribute('aria-rowcount', '21');
  await button(page, 'Proceed').click();
  await question(page).getByRole('button', { name: 'Proceed' }).click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expect(page).toHaveURL((url) => url.pathname === '/loan-requests', { timeout: 120_000 });
  expect(longestTask(await browser.stopTracing())).toBeLessThan(200);
});
