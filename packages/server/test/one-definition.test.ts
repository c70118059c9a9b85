import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exportLists } from '../src/areas/exports/lists.ts';
import { exportedFile, startExport } from './support/exports.ts';
import { failedTransaction, refund } from './support/figures.ts';
import { paidPayment, today } from './support/payments.ts';
import { EGYPT, newTenant, startWorld, type Tenant, unique, type World } from './support/world.ts';

let world: World;

beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

/** A payment in piastres: `back` is what was refunded of it; a failed one has none. */
type Made = { readonly minor: number; readonly failed: boolean; readonly back: number };

const made: fc.Arbitrary<Made[]> = fc.array(
  fc
    .record({ minor: fc.integer({ min: 100, max: 999_999 }), failed: fc.boolean(), back: fc.nat(100) })
    .map(({ minor, failed, back }) => ({
      ...{ minor, failed },
      back: failed ? 0 : Math.floor((minor * back) / 100),
    })),
  { minLength: 1, maxLength: 6 },
);

const major = (minor: number) => Number(`${minor}e-2`);
const sumOf = (minors: readonly number[]) => major(minors.reduce((sum, minor) => sum + minor, 0));

async function make(shop: Tenant, payments: readonly Made[]): Promise<void> {
  for (const { minor, failed, back } of payments) {
    if (failed) await failedTransaction(world, major(minor), shop);
    else {
      const session = await paidPayment(world, major(minor), shop);
      if (back > 0) await refund(world, session, major(back));
    }
  }
}

const days = { dateFrom: today(), dateTo: today() };
const place = { ...days, ...EGYPT };

/** Reads the control totals of an export by their labels. */
async function totalsOf(list: string, filters: object): Promise<Map<string, number>> {
  const asked = { list, format: 'csv', filters };
  const { body } = await startExport(world.backofficeUrl, world.ownerToken, asked);
  const file = await exportedFile(world.backofficeUrl, world.ownerToken, body._id);
  const lines = file.bytes.toString().split('\r\n');
  return new Map(
    lines.slice(lines.indexOf('')).flatMap((line) => {
      const [, label, value] = /^"?(.+?)"?,(-?[\d.]+)$/.exec(line) ?? [];
      return label && value ? [[label, Number(value)] as const] : [];
    }),
  );
}

/** Count, amount and refunds of one merchant's collected payments, as every place of the product tells them. */
async function toldBy(shop: Tenant, serviceName: string) {
  const userTypeId = shop.merchantId;
  const filters = { ...place, userTypeId };
  const report = await totalsOf('transactions', filters);
  const billed = await totalsOf('billing', filters);
  const detail = await totalsOf('billingDetail', { ...place, userTypeId, serviceName });
  const { body: billing } = await world.asOwner('reportBilling', { body: filters });
  const { body: collection } = await world.asOwner('summarizeCollection', {
    body: { ...days, merchant: userTypeId, currency: 'EGP' },
  });
  const { body: dashboard } = await world.asOwner('filterRevenueShare', {
    body: { startDate: today(), endDate: today() },
  });
  const { body: books } = await world.asOwner('reportReconciliation', { body: filters });
  const { summary, transactionRate, revenueOverTime } = collection.data;
  const share = dashboard.find(({ service }) => service === serviceName);
  const [row] = billing.data;
  const [checked] = books.data;
  return {
    counts: {
      report: report.get('Rows, Success') ?? 0,
      billing: row?.totalNumberOfTransactions ?? 0,
      detail: detail.get('Rows') ?? 0,
      collection: summary.totalNumberOfTransactions,
      rate: transactionRate.successful,
      dashboard: share?.count ?? 0,
      books: checked?.transactionCount ?? 0,
    },
    failed: { report: report.get('Rows, Failed') ?? 0, rate: transactionRate.failed },
    amounts: {
      report: report.get('Sum: amount, Success, EGP') ?? 0,
      billing: row?.totalAmount ?? 0,
      billingExport: billed.get('Sum: totalAmount, EGP') ?? 0,
      detail: detail.get('Sum: amount, EGP') ?? 0,
      collection: summary.totalAmount,
      day: revenueOverTime.at(-1)?.amount ?? 0,
      dashboard: share?.amount ?? 0,
      books: checked?.transactionAmount ?? 0,
      billedInBooks: checked?.billedAmount ?? 0,
    },
    failedAmount: report.get('Sum: amount, Failed, EGP') ?? 0,
    refunds: {
      report: report.get('Sum: refundedAmount, Success, EGP') ?? 0,
      billing: row?.refundedAmount ?? 0,
      collection: summary.refundedAmount,
      dashboard: share?.refundedAmount ?? 0,
      books: checked?.refundedAmount ?? 0,
    },
  };
}

const all = <Name extends string>(places: Record<Name, number>, value: number) =>
  Object.fromEntries(Object.keys(places).map((name) => [name, value]));

test('report, exports, billing, collection, dashboard and three-way check have the same totals', async () => {
  await fc.assert(
    fc.asyncProperty(made, async (random) => {
      const shop = await newTenant(world.gateway, unique('Totals'));
      // A service without any paid payment has no billing row, whose detail could be exported.
      const payments = [{ minor: 12_345, failed: false, back: 0 }, ...random];
      await make(shop, payments);
      const { service_name } = await world.gateway.db
        .selectFrom('services')
        .select('service_name')
        .where('id', '=', shop.service.id)
        .executeTakeFirstOrThrow();
      const paid = payments.filter(({ failed }) => !failed);
      const lost = payments.filter(({ failed }) => failed);
      const told = await toldBy(shop, service_name);
      expect(told.counts).toEqual(all(told.counts, paid.length));
      expect(told.failed).toEqual(all(told.failed, lost.length));
      expect(told.amounts).toEqual(all(told.amounts, sumOf(paid.map(({ minor }) => minor))));
      expect(told.failedAmount).toBe(sumOf(lost.map(({ minor }) => minor)));
      expect(told.refunds).toEqual(all(told.refunds, sumOf(paid.map(({ back }) => back))));
    }),
    { numRuns: 4 },
  );
});

/**
 * Lists whose status or kind says nothing about their amounts: an inactive account has its balance, a billing row only paid
 * amounts, and a statement has columns of its own for credits and debits.
 */
const sameForEveryStatus = ['merchants', 'billing', 'loanStatement'];
const tellsApart = ['status', 'subscriberStatus', 'verdict', 'kind'];

test('every export whose rows have a status divides its totals by it', () => {
  const lists = Object.entries(exportLists).filter(
    ([name, { sums, columns }]) =>
      sums && columns.some((column) => tellsApart.includes(column)) && !sameForEveryStatus.includes(name),
  );
  expect(lists.map(([name]) => name)).toEqual(
    expect.arrayContaining(['transactions', 'payouts', 'refunds', 'checkoutRequests', 'subscriptions']),
  );
  for (const [name, { columns, totalsBy = [] }] of lists)
    expect(totalsBy, name).toEqual(expect.arrayContaining(columns.filter((one) => tellsApart.includes(one))));
});
