import { toMajorNumber } from '@daftar/domain';
import type { Gateway } from '@daftar/server';
import { createSettlement, inTransaction, unclaimedRevenue } from '@daftar/server/fill';
import { type DemoMerchant, merchants } from './demo-merchants.ts';
import { finance } from './finance.ts';

const DAY_MS = 86_400_000;
/** Units of the merchant's currency for one US dollar. */
const RATES: Record<string, number> = { EGP: 48, PKR: 278, CNY: 7, MYR: 4 };
const WEEKS_AGO = [10, 8, 6, 4];

const day = (instant: number): string => new Date(instant).toISOString().slice(0, 10);

/** Settles some past fortnights of the demo's merchants, so that the settlement list and reports have rows. */
export async function simulateSettlements(gateway: Gateway, until: Date): Promise<void> {
  for (const weeks of WEEKS_AGO) {
    const end = until.getTime() - weeks * 7 * DAY_MS;
    const period = { dateFrom: day(end - 13 * DAY_MS), dateTo: day(end) };
    const then: Gateway = { ...gateway, now: () => new Date(end + 2 * DAY_MS) };
    for (const { name, country, currency } of merchants.slice(0, 8)) {
      await settleOne(then, name, country, currency, period);
    }
  }
}

async function settleOne(
  gateway: Gateway,
  name: string,
  country: DemoMerchant['country'],
  currency: string,
  period: { dateFrom: string; dateTo: string },
) {
  const merchant = await gateway.db
    .selectFrom('merchants')
    .select('id')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  const revenue = await unclaimedRevenue(gateway.db, { merchantId: merchant.id, currency, ...period });
  if (revenue.transactions === 0) return;
  await inTransaction(gateway.db, (trx) =>
    createSettlement(
      trx,
      gateway,
      finance,
      {
        ...period,
        country,
        merchantName: name,
        totalRevenue: toMajorNumber(revenue.total),
        channel: 'Bank transfer',
        remittanceChargesPercentage: 2,
        exchangeRate: RATES[currency] ?? 1,
        localCurrency: currency,
        settledCurrency: RATES[currency] === undefined ? currency : 'USD',
        difference: { reason: 'Whole units, as agreed' },
      },
      'demo',
    ),
  );
}
