import type { CountryName } from '@daftar/domain';
import { homeZone, zoneOf } from '../../records/business-zone.ts';
import { type BillingFilter, billingRows } from '../billing/public.ts';
import { reconciliationRows, settlementReportFilter } from '../reports/public.ts';
import { assertSeller } from '../services/public.ts';
import {
  type SettlementRow,
  settlementConditions,
  settlementList,
  settlementReportWire,
  settlementWire,
} from '../settlements/public.ts';
import {
  type SubscriptionRow,
  subscriptionConditions,
  subscriptionList,
  subscriptionWire,
} from '../subscriptions/public.ts';
import { assertMerchantFilter } from './assert-merchant-filter.ts';
import type { ExportList, Filters } from './export-list.ts';
import { derivedQuery, listQuery } from './list-query.ts';

const inCurrency = (currency: string, ...amounts: string[]) =>
  amounts.map((amount) => ({ amount, currency }));

/** Types the filters as a report's; `checkFilters` has already checked them. */
const reportOf = (filters: Filters) => filters as unknown as BillingFilter & { country: CountryName };

export const settlementExport: ExportList = {
  readBy: 'listSettlements',
  columns: [
    'transactionId',
    'transactionDate',
    'merchantName',
    'channel',
    'country',
    'dateFrom',
    'dateTo',
    'localCurrency',
    'totalRevenue',
    'waleeShare',
    'waleeSharePercentage',
    'merchantShare',
    'merchantSharePercentage',
    'subTotal',
    'remittanceCharges',
    'remittanceChargesPercentage',
    'netTransferAmount',
    'exchangeRate',
    'settledCurrency',
    'netSettledAmount',
    'grossSettledAmount',
    'math',
    'createdBy',
    'overrideReason',
    'differenceReason',
  ],
  sums: [
    ...inCurrency(
      'localCurrency',
      'totalRevenue',
      'waleeShare',
      'merchantShare',
      'subTotal',
      'remittanceCharges',
      'netTransferAmount',
    ),
    ...inCurrency('settledCurrency', 'netSettledAmount', 'grossSettledAmount'),
  ],
  assert: assertMerchantFilter('userTypeId'),
  query: (gateway, caller, filters) =>
    listQuery(
      homeZone(gateway, caller),
      settlementList,
      settlementConditions(caller, filters),
      filters,
      (row: SettlementRow) => settlementWire(row),
    ),
};

export const settlementReportExport: ExportList = {
  readBy: 'reportSettlements',
  isReport: true,
  columns: [
    'transactionId',
    'transactionDate',
    'channel',
    'settledCurrency',
    'grossSettledAmount',
    'netSettledAmount',
  ],
  sums: inCurrency('settledCurrency', 'grossSettledAmount', 'netSettledAmount'),
  query: (gateway, caller, filters) => {
    const report = reportOf(filters);
    const conditions = settlementConditions(caller, settlementReportFilter(gateway, report));
    const query = listQuery(
      homeZone(gateway, caller),
      settlementList,
      conditions,
      filters,
      (row: SettlementRow) => settlementReportWire(row),
    );
    return { ...query, zone: zoneOf(gateway, report.country) };
  },
};

export const billingExport: ExportList = {
  readBy: 'reportBilling',
  isReport: true,
  columns: [
    'merchantName',
    'serviceName',
    'country',
    'currency',
    'dateFrom',
    'dateTo',
    'totalNumberOfTransactions',
    'totalAmount',
    'refundedAmount',
    'carrierShareValue',
    'merchantShareValue',
    'waleeShareValue',
    'status',
    'marked',
  ],
  sums: inCurrency(
    'currency',
    'totalAmount',
    'refundedAmount',
    'carrierShareValue',
    'merchantShareValue',
    'waleeShareValue',
  ),
  assert: assertMerchantFilter('userTypeId', assertSeller),
  query: (gateway, caller, filters) => {
    const report = reportOf(filters);
    return {
      ...derivedQuery(zoneOf(gateway, report.country), billingRows(caller, report), filters),
      shown: (wire) => ({ ...wire, status: wire.marked ? wire.status : 'Not marked' }),
    };
  },
};

export const reconciliationExport: ExportList = {
  readBy: 'reportReconciliation',
  isReport: true,
  columns: [
    'merchantName',
    'currency',
    'transactionCount',
    'transactionAmount',
    'refundedAmount',
    'billedAmount',
    'settledAmount',
    'difference',
  ],
  sums: inCurrency(
    'currency',
    'transactionAmount',
    'refundedAmount',
    'billedAmount',
    'settledAmount',
    'difference',
  ),
  assert: assertMerchantFilter('userTypeId'),
  query: (gateway, caller, filters) => {
    const report = reportOf(filters);
    const zone = zoneOf(gateway, report.country);
    return derivedQuery(zone, reconciliationRows(gateway, caller, report), filters);
  },
};

export const subscriptionExport: ExportList = {
  readBy: 'listSubscriptions',
  columns: [
    'createdDate',
    'country',
    'operator',
    'merchantName',
    'serviceName',
    'msisdn',
    'subscriptionType',
    'subscriptionAmount',
    'currency',
    'subscriberStatus',
  ],
  sums: inCurrency('currency', 'subscriptionAmount'),
  totalsBy: ['subscriberStatus'],
  assert: assertMerchantFilter('userTypeId', assertSeller),
  query: (gateway, caller, filters) =>
    listQuery(
      homeZone(gateway, caller),
      subscriptionList,
      subscriptionConditions(caller, filters),
      filters,
      (row: SubscriptionRow) => subscriptionWire(row),
    ),
};
