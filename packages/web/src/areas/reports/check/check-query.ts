import { isCountryName, isCurrency } from '@daftar/domain';
import type { BillingRow, ReconciliationRow, Settlement } from '@daftar/sdk';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../api/api.ts';
import { queryKeys } from '../../../api/query-keys.ts';

/** The period, country and currency that are checked. */
export type CheckPeriod = {
  readonly dateFrom: string;
  readonly dateTo: string;
  readonly country: string;
  readonly currency: string;
};

/** What the server returns about one merchant's transactions, billing and settlements. */
export type Check = {
  /** Undefined when the merchant had no successful transaction in the period. */
  readonly row: ReconciliationRow | undefined;
  readonly billing: readonly BillingRow[];
  /** Settlements that overlap the period; undefined when the caller may not see settlements. */
  readonly settlements: readonly Settlement[] | undefined;
};

type ReportQuery = Parameters<typeof api.reports.reconciliation>[0];

/** The URL may hold any text, so country and currency are checked against the contract's lists. */
function reportQueryOf(userTypeId: string, { country, currency, ...days }: CheckPeriod): ReportQuery {
  if (!isCountryName(country)) throw new RangeError(`Unknown country: ${country}`);
  if (!isCurrency(currency)) throw new RangeError(`Unknown currency: ${currency}`);
  return { ...days, country, currency, userTypeId, limit: 500 };
}

async function rowOf(reportQuery: ReportQuery, signal: AbortSignal) {
  const { data } = await api.reports.reconciliation(reportQuery, { signal });
  return data[0];
}

async function billingOf(reportQuery: ReportQuery, signal: AbortSignal) {
  const found: BillingRow[] = [];
  for await (const row of api.reports.billing(reportQuery, { signal })) found.push(row);
  return found;
}

/** Lists the settlements that share a day with the period. */
async function settlementsOf(
  { userTypeId, currency }: ReconciliationRow,
  { dateFrom, dateTo }: CheckPeriod,
  signal: AbortSignal,
) {
  const found: Settlement[] = [];
  const query = { userTypeId, currency, dateFrom, dateTo, limit: 500 };
  for await (const one of api.settlements.list(query, { signal })) found.push(one);
  return found;
}

/** Reads a merchant's transactions, billing and settlements of a period. */
export function checkQuery(merchant: string, period: CheckPeriod, seesSettlements: boolean) {
  return queryOptions({
    queryKey: queryKeys.of('reconciliation', 'check', merchant, period, seesSettlements),
    queryFn: async ({ signal }): Promise<Check> => {
      const reportQuery = reportQueryOf(merchant, period);
      const [row, billing] = await Promise.all([rowOf(reportQuery, signal), billingOf(reportQuery, signal)]);
      if (!row || !seesSettlements) return { row, billing, settlements: undefined };
      return { row, billing, settlements: await settlementsOf(row, period, signal) };
    },
  });
}
