import { fileURLToPath } from 'node:url';
import { startDemo } from '@daftar/e2e/start-demo';
import type { Page } from 'playwright-core';
import { buildPages } from '../../../scripts/build-pages.ts';
import { type Watched, watchFirstRow, watchNewRows } from '../first-list/in-page.ts';
import type { Measure } from '../result.ts';
import { startChromium } from '../tools/chromium.ts';
import { median } from '../tools/median.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const SIGN_INS = 5;
const CHANGES = 9;
const REPORT = '/reports/transaction-report';
const DAY = 86_400_000;

interface Login {
  userName: string;
  password: string;
}

/** Opens a list in a fresh browser and signs in; returns the milliseconds from the click to the list's first row. */
async function signIn(page: Page, url: string, { userName, password }: Login): Promise<number> {
  await page.addInitScript(watchFirstRow);
  await page.goto(`${url}/merchants`);
  await page.getByLabel(/username/i).fill(userName);
  await page.getByLabel(/^password$/i).fill(password);
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: 'Sign in' }).click();
  const time = await page.waitForFunction(() => (window as Watched).firstRow);
  return (await time.jsonValue()) ?? Number.NaN;
}

const day = (ago: number) => new Date(Date.now() - ago * DAY).toISOString().slice(0, 10);

/** Loads the transaction report and changes a filter; returns the times until the new rows are shown. */
async function changeFilter(page: Page, url: string): Promise<NonNullable<Watched['newRows']>> {
  const asked = new URLSearchParams({ type: 'transaction-report', dateFrom: day(60), dateTo: day(0) });
  await page.goto(`${url}/reports?${asked}`);
  await page.locator('[role="row"][data-row="1"]').waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate(watchNewRows, REPORT);
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Success');
  const times = await page.waitForFunction(() => (window as Watched).newRows);
  const found = await times.jsonValue();
  if (!found) throw new Error('The page measured no times');
  return found;
}

const inOrder = (times: number[]) =>
  times
    .toSorted((a, b) => a - b)
    .map((time) => time.toFixed(0))
    .join(' ');

/** Measures all sign-ins and filter changes. Each sign-in uses a new browser with an empty cache. */
async function measure(url: string, login: Login) {
  const signIns: number[] = [];
  const changes: NonNullable<Watched['newRows']>[] = [];
  for (let done = 1; done <= SIGN_INS; done++) {
    const browser = await startChromium();
    try {
      const page = await browser.newPage({ viewport: { width: 1280, height: 850 } });
      signIns.push(await signIn(page, url, login));
      while (done === SIGN_INS && changes.length < CHANGES) changes.push(await changeFilter(page, url));
    } finally {
      await browser.close();
    }
  }
  return { signIns, changes };
}

/** Measures the times that a user waits for a first list and for a filter, with the real server and its demo data. */
export const firstList: Measure = async () => {
  const { product, environment } = await startDemo(await buildPages(root));
  // Checking each response against the contract is for tests only, so production does not pay for it.
  product.gateway.settings.checkResponses = false;
  const logins: Login[] = JSON.parse(environment.DEMO_LOGINS ?? '[]');
  const login = logins.find(({ userName }) => userName === 'owner');
  if (!login) throw new Error('The demo has no owner');
  const { signIns, changes } = await measure(product.backofficeUrl, login).finally(() => product.close());
  const own = changes.map(({ whole, server }) => whole - server);
  return [
    {
      measure: 'first-list: Sign in to the first row',
      value: median(signIns),
      unit: 'ms',
      budget: 1000,
      limit: 'at most',
      reference: `each ${inOrder(signIns)} ms`,
    },
    {
      measure: 'first-list: filter to new rows, less the server',
      value: median(own),
      unit: 'ms',
      budget: 150,
      limit: 'at most',
      reference: `each ${inOrder(own)} ms, the server ${median(changes.map(({ server }) => server)).toFixed(0)} ms more`,
    },
  ];
};
