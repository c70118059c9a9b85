import type { Body } from '../../contract/operation-types.ts';
import { zoneOf } from '../../records/business-zone.ts';
import {
  type PayoutFilter,
  type PayoutRow,
  payoutConditions,
  payoutList,
  payoutWire,
} from '../payouts/offers.ts';
import { assertMerchantFilter } from './assert-merchant-filter.ts';
import type { ExportList } from './export-list.ts';
import { recentQuery } from './list-query.ts';
import { withDays } from './with-days.ts';

/** Export of payouts. Users edit the file and upload it as an approval file. */
export const payoutExport: ExportList = {
  readBy: 'listPayouts',
  named: 'payouts',
  columns: [
    'referanceNumber',
    'status',
    'amount',
    'currency',
    'merchantName',
    'fullName',
    'beneficiaryEmail',
    'msisdn',
    'nationalId',
    'payoutType',
    'bankName',
    'bankNo',
    'merchantOrderId',
    'serviceId',
    'loanId',
    'voucherCode',
    'countryCode',
    'createdDate',
    'updatedDate',
    'createdBy',
    'decidedBy',
  ],
  sums: [{ amount: 'amount', currency: 'currency' }],
  assert: assertMerchantFilter('userTypeId'),
  fill: (gateway, filters) => withDays(gateway, filters, zoneOf(gateway, 'Egypt')),
  query: (gateway, caller, filters) => {
    const filter = filters as PayoutFilter & Pick<Body<'listPayouts'>, 'q'>;
    const { conditions } = payoutConditions(gateway, caller, filter, filter.q);
    const zone = zoneOf(gateway, 'Egypt');
    return recentQuery(zone, payoutList, conditions, filters, (row: PayoutRow) => payoutWire(row));
  },
};
