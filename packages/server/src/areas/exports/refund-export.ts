import { homeZone } from '../../records/business-zone.ts';
import {
  type RefundListRow,
  refundColumns,
  refundConditions,
  refundListFor,
  refundWire,
} from '../refunds/public.ts';
import { assertMerchantFilter } from './assert-merchant-filter.ts';
import type { ExportList } from './export-list.ts';
import { recentQuery } from './list-query.ts';

/** Export of the list of refunds. */
export const refundExport: ExportList = {
  readBy: 'listRefunds',
  columns: refundColumns,
  sums: [{ amount: 'amount', currency: 'currency' }],
  totalsBy: ['status'],
  assert: assertMerchantFilter('userTypeId'),
  query: (gateway, caller, filters) =>
    recentQuery(
      homeZone(gateway, caller),
      refundListFor(caller),
      refundConditions(caller, filters),
      filters,
      (row: RefundListRow) => refundWire(row, caller),
    ),
};
