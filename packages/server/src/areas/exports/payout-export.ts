import type { Body } from '../../contract/operation-types.ts';
import type { Db } from '../../db/transaction.ts';
import { zoneOf } from '../../records/business-zone.ts';
import {
  type PayoutFilter,
  type PayoutRow,
  payoutConditions,
  payoutList,
  payoutsForCaller,
  payoutWire,
} from '../payouts/public.ts';
import { assertMerchantFilter } from './assert-merchant-filter.ts';
import type { ExportList } from './export-list.ts';
import { recentQuery } from './list-query.ts';
import { withDays } from './with-days.ts';

type FlaggedPayout = Awaited<ReturnType<typeof payoutsForCaller>>[number];

/** Returns the codes of what the list shows as flags; undefined without any, as in the list's answer. */
function flagsIn({ flags = [], selfDecided, isOwn, status }: FlaggedPayout): string[] | undefined {
  const codes: string[] = flags.map(({ code }) => code);
  if (selfDecided) codes.push(status === 'Rejected' ? 'self-rejected' : 'self-approved');
  if (isOwn && status === 'Pending') codes.push('own');
  return codes.length > 0 ? codes : undefined;
}

/** Export of payouts. Users edit the file and upload it as an approval file. */
export const payoutExport: ExportList = {
  readBy: 'listPayouts',
  named: 'payouts',
  columns: [
    'referanceNumber',
    'status',
    'amount',
    'currency',
    'flags',
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
    'countryCode',
    'createdDate',
    'decidedDate',
    'updatedDate',
    'createdBy',
    'decidedBy',
  ],
  sums: [{ amount: 'amount', currency: 'currency' }],
  totalsBy: ['status'],
  assert: assertMerchantFilter('userTypeId'),
  fill: (gateway, filters) => withDays(gateway, filters, zoneOf(gateway, 'Egypt')),
  query: async (gateway, caller, filters, db) => {
    const filter = filters as PayoutFilter & Pick<Body<'listPayouts'>, 'q'>;
    const { conditions } = await payoutConditions(gateway, db, caller, filter, filter.q);
    const zone = zoneOf(gateway, 'Egypt');
    return {
      ...recentQuery(zone, payoutList, conditions, filters, (row: PayoutRow) => payoutWire(row)),
      toWires: async (reading: Db, rows: PayoutRow[]) =>
        (await payoutsForCaller({ db: reading, settings: gateway.settings }, caller, rows)).map((payout) => ({
          ...payout,
          flags: flagsIn(payout),
        })),
    };
  },
};
