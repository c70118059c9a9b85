import { pages, type RegisteredPage } from '@daftar/web/pages';
import { expect, type Page } from '@playwright/test';
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

type Api = Awaited<ReturnType<typeof apiOf>>;

/** The queries that pages of the registry ask for; the billing is of the demo's busiest service. */
function queriesOf(busiest: { userTypeId: string; serviceName: string }, payout: string) {
  const from = (months: number) => ({ dateFrom: monthsAgo(months), dateTo: monthsAgo(0) });
  const billing = { ...EGYPT, ...from(2) };
  const ranges = {
    ...{ servicesFrom: monthsAgo(1), servicesTo: monthsAgo(0) },
    ...{ revenueFrom: monthsAgo(1), revenueTo: monthsAgo(0) },
  };
  return {
    ranges,
    cards: { view: 'cards' },
    nothing: { q: 'nothing is called so' },
    transactions: { type: 'transaction-report', ...from(1) },
    settlements: { type: 'settlement-report', ...EGYPT, ...from(3) },
    billing: { type: 'billing-report', ...billing },
    billingDetail: { type: 'billing-report', ...billing, ...busiest },
    period: billing,
    payout: { payout },
  } satisfies Record<NonNullable<RegisteredPage['query']>, Record<string, string>>;
}

const EGYPT = { country: 'Egypt', currency: 'EGP' } as const;

/** Returns a payment that can be given back, and a refund: one of the demo's, or one that is asked for. */
async function refundOf(api: Api, period: { dateFrom: string; dateTo: string }) {
  const { data } = await api.reports.transactions({ ...EGYPT, ...period, status: 'Success', limit: 500 });
  const payment = data.find(({ refundable }) => refundable)?._id ?? '';
  const known = (await api.refunds.list({ limit: 1 })).data[0];
  const refund =
    known ?? (await api.refunds.create({ transactionId: payment, amount: 1, reason: 'Shown in tests' }));
  return { payment, refund: refund._id };
}

/** The demo's records and queries that fill the registry's pages. */
async function contentOf(api: Api) {
  const period = { ...EGYPT, dateFrom: monthsAgo(2), dateTo: monthsAgo(0) };
  const billed = await api.reports.billing({ ...period, sort: '-totalNumberOfTransactions' });
  const { userTypeId = '', serviceName = '' } = billed.data[0] ?? {};
  const accounts = await api.loans.accounts({ q: 'Ravi' });
  const borrower = accounts.data[0]?.userTypeId ?? '';
  const [payout] = (await api.payouts.list({})).data;
  const lists = {
    merchant: api.merchants.list({ q: 'Sphinx' }),
    carrier: api.carriers.list({ q: 'Fawry' }),
    service: api.services.list({ q: 'Books online' }),
    settlement: api.settlements.list({}),
    user: api.users.list({ q: 'support' }),
    role: api.roles.list({ q: 'Merchant administrator' }),
    delivery: api.webhookDeliveries.list({}),
    loanTransaction: api.loans.list(borrower),
    product: api.products.list({}),
    package: api.packages.list({}),
    blacklist: api.blacklists.list({}),
  };
  const firstOf = async (list: PromiseLike<{ data: readonly { _id: string }[] }>) =>
    (await list).data[0]?._id ?? '';
  const found = await Promise.all(
    Object.entries(lists).map(async ([kind, list]) => [kind, await firstOf(list)] as const),
  );
  const records: Record<string, string> = {
    ...Object.fromEntries(found),
    ...(await refundOf(api, period)),
    billedMerchant: userTypeId,
    borrower,
    new: 'new',
  };
  return { records, queries: queriesOf({ userTypeId, serviceName }, payout?._id ?? '') };
}

/** Every page of the back-office's registry, with records of the demo where one is asked for. */
export async function everyPage(): Promise<Place[]> {
  const { records, queries } = await contentOf(await apiOf('owner'));
  return pages.map(({ name, route, record, query }) => {
    const id = record && records[record];
    if (record && !id) throw new Error(`The demo has no ${record} for the page ${name}`);
    const path = route.replace(/\$\w+/, id ?? '');
    return { name, path: query ? `${path}?${new URLSearchParams(queries[query])}` : path };
  });
}

/** Waits until the page shows its title and its data, and its fonts are loaded. */
export async function waitUntilLoaded(page: Page): Promise<void> {
  // Not by its role: an open popup takes the page behind it out of the accessibility tree.
  await expect(page.locator('h1').first()).toBeVisible();
  await expect(page.locator('.chakra-skeleton, .skeleton, [aria-busy=true]')).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready);
}

/** Waits until all animations have ended, because axe would measure the colours in the middle of a transition. */
export async function waitForAnimations(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  });
}

/** Returns by how many pixels the page is wider than the window. */
export const horizontalOverflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
