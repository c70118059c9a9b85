import type { Daftar } from '@daftar/sdk';
import { type DemoPage, egypt, type Named } from '@daftar/web/demo';
import { expect, type Page } from '@playwright/test';
import { demoAreas } from './areas.ts';
import { apiOf } from './demo.ts';

export interface Place {
  name: string;
  path: string;
}

/** Returns a day some months before today as YYYY-MM-DD. Uses at most day 28, which every month has. */
export function monthsAgo(months: number): string {
  const day = new Date();
  day.setUTCMonth(day.getUTCMonth() - months, Math.min(day.getUTCDate(), 28));
  return day.toISOString().slice(0, 10);
}

const days = (months: number) => ({ dateFrom: monthsAgo(months), dateTo: monthsAgo(0) });

/** Returns a payment that can be refunded, and a refund. If the demo has no refund, it creates one of another payment. */
async function refundOf(api: Daftar) {
  const asked = { ...egypt, ...days(2), status: 'Success', limit: 500 } as const;
  const { data } = await api.reports.transactions(asked);
  const [payment = '', other = ''] = data.flatMap(({ refundable, _id }) => (refundable ? [_id] : []));
  const known = (await api.refunds.list({ limit: 1 })).data[0];
  const refund =
    known ?? (await api.refunds.create({ transactionId: other, amount: 1, reason: 'Shown in tests' }));
  return { payment, refund: refund._id };
}

/** Returns the id of a list's first record; '' if the list is empty or the user may not read it. */
const idOf = async (list: PromiseLike<{ data: readonly { _id: string }[] }>): Promise<string> => {
  const { data } = await Promise.resolve(list).catch(() => ({ data: [] }));
  return data[0]?._id ?? '';
};

/** Returns the id of a record of each kind that the user of `api` sees. `named` names the records that fill a page best. */
async function recordsOf(api: Daftar, named: Named): Promise<Record<string, string>> {
  const lists = (await demoAreas()).flatMap(({ records = {} }) => Object.entries(records));
  const found = lists.map(async ([kind, list]) => [kind, await idOf(list(api, named))] as const);
  return Object.fromEntries(await Promise.all(found));
}

/** Returns the records of the demo with which the areas' pages have content, and its billing with the most transactions. */
async function contentOf(api: Daftar) {
  const billing = await api.reports.billing({ ...egypt, ...days(2), sort: '-totalNumberOfTransactions' });
  const { userTypeId = '', serviceName = '' } = billing.data[0] ?? {};
  const records: Record<string, string> = {
    ...(await recordsOf(api, (q) => ({ q }))),
    ...(await refundOf(api)),
    billedMerchant: userTypeId,
    new: 'new',
  };
  return { records, billed: { userTypeId, serviceName } };
}

/** Returns the ids of records that a user sees; kinds that the user may not read are left out. */
async function ownRecords(userName: string): Promise<Record<string, string>> {
  const api = await apiOf(userName);
  const records = await recordsOf(api, () => ({}));
  const payment = await idOf(api.reports.transactions({ ...egypt, ...days(2), status: 'Success' }));
  const own = { ...records, payment, billedMerchant: records.merchant ?? '' };
  return Object.fromEntries(Object.entries(own).filter(([, id]) => id !== ''));
}

/**
 * Returns every page of the back-office's areas. Pages that need a record get one that the user sees, otherwise one of the owner's.
 */
export async function everyPage(userName = 'owner'): Promise<(Place & DemoPage)[]> {
  const { records, billed } = await contentOf(await apiOf('owner'));
  const facts = { days, billed, records: { ...records } };
  if (userName !== 'owner') Object.assign(records, await ownRecords(userName));
  const pages = (await demoAreas()).flatMap((area) => area.pages);
  return pages.map((page) => {
    const { name, route, record, query } = page;
    const id = record && records[record];
    if (record && !id) throw new Error(`The demo has no ${record} for the page ${name}`);
    const path = route.replace(/\$\w+/, id ?? '');
    return { ...page, path: query ? `${path}?${new URLSearchParams(query(facts))}` : path };
  });
}

/** Waits until the page shows its title and its data, and its fonts are loaded. After a click on a link, wait for the new address first. */
export async function waitUntilLoaded(page: Page): Promise<void> {
  // A locator by role would not work: an open popup hides the page behind it from the accessibility tree.
  await expect(page.locator('h1').first()).toBeVisible();
  // The progress line shows that a list or overview still has the rows of before its last change.
  await expect(page.locator('.chakra-skeleton, .skeleton, .progress-line.on, [aria-busy=true]')).toHaveCount(
    0,
  );
  await page.evaluate(() => {
    // Fonts begin to load when a layout needs them.
    document.body.getBoundingClientRect();
    return document.fonts.ready.then(() => undefined);
  });
}

/**
 * Waits until every animation that ends has ended, because axe would measure the colours in the middle of a transition. A changed colour
 * reaches nested elements one transition after another, so this looks again after each. Animations of spinners and skeletons never end.
 */
export async function waitForAnimations(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (;;) {
      await frame();
      await frame();
      const running = document.getAnimations().filter(({ playState }) => playState === 'running');
      const ending = running.filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
      if (ending.length === 0) return;
      await Promise.allSettled(ending.map(({ finished }) => finished));
    }
  });
}

/** Returns by how many pixels the page is wider than the window. */
export const horizontalOverflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
