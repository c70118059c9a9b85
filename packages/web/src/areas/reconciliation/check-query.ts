import { isCountryName, isCurrency } from '@daftar/domain';
import type { BillingRow, MerchantRevenue, ReconciliationRow, Settlement } from '@daftar/sdk';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../session/api.ts';

/** A period in one country and currency. */
export type Asked = {
  readonly dateFrom: string;
  readonly dateTo: string;
  readonly country: string;
  readonly currency: string;
};

/** One merchant's three books, as they are read. */
export type Check = {
  /** Absent when the merchant had no successful transaction in the period, and billing says the same. */
  readonly row: ReconciliationRow | undefined;
  readonly billing: readonly BillingRow[];
  /** Those whose period meets the one asked for; absent when the caller may not see settlements. */
  readonly settlements: readonly Settlement[] | undefined;
  /** What no settlement has claimed of the period, refunds taken off. */
  readonly unclaimed: MerchantRevenue | undefined;
};

type Named = Parameters<typeof api.reports.reconciliation>[0];

/** The wire's countries and currencies are lists; an address holds any text. */
function namedOf({ country, currency, ...days }: Asked): Named {
  if (!isCountryName(country)) throw new RangeError(`No country: ${country}`);
  if (!isCurrency(currency)) throw new RangeError(`No currency: ${currency}`);
  return { ...days, country, currency, limit: 500 };
}

async function rowOf(merchant: string, named: Named, signal: AbortSignal) {
  for await (const row of api.reports.reconciliation(named, { signal }))
    if (row.userTypeId === merchant) return row;
  return undefined;
}

async function billingOf(merchant: string, named: Named, signal: AbortSignal) {
  const found: BillingRow[] = [];
  for await (const row of api.reports.billing(named, { signal }))
    if (row.userTypeId === merchant) found.push(row);
  return found;
}

/** Those whose period shares a day with the one asked for. */
async function settlementsOf(
  { userTypeId, currency }: ReconciliationRow,
  { dateFrom, dateTo }: Asked,
  signal: AbortSignal,
) {
  const found: Settlement[] = [];
  const query = { userTypeId, currency, dateFrom, dateTo, limit: 500 };
  for await (const one of api.settlements.list(query, { signal })) found.push(one);
  return found;
}

async function unclaimedOf({ merchantName }: ReconciliationRow, named: Named, signal: AbortSignal) {
  const { limit: _limit, ...period } = named;
  const [revenue] = await api.merchants.revenue({ ...period, merchantName }, { signal });
  return revenue;
}

/** Reads what each of the three says of a merchant's period. */
export function checkQuery(merchant: string, asked: Asked, seesSettlements: boolean) {
  return queryOptions({
    queryKey: ['reconciliation', 'check', merchant, asked, seesSettlements],
    queryFn: async ({ signal }): Promise<Check> => {
      const named = namedOf(asked);
      const [row, billing] = await Promise.all([
        rowOf(merchant, named, signal),
        billingOf(merchant, named, signal),
      ]);
      if (!row || !seesSettlements) return { row, billing, settlements: undefined, unclaimed: undefined };
      const [settlements, unclaimed] = await Promise.all([
        settlementsOf(row, asked, signal),
        unclaimedOf(row, named, signal),
      ]);
      return { row, billing, settlements, unclaimed };
    },
  });
}
