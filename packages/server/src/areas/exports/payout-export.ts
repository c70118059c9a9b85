import { zoneOf } from '../../business-zone.ts';
import { type PayoutRow, payoutConditions, payoutList } from '../payouts/records.ts';
import { payoutWire } from '../payouts/wire.ts';
import { type ExportList, listQuery } from './export-list.ts';

/** Payouts; their export is the template of an approval file. */
export const payoutExport: ExportList = {
  readBy: 'listPayouts',
  title: 'Loan_Disbursements',
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
    'merchantOrderId',
    'voucherCode',
    'createdDate',
    'updatedDate',
    'createdBy',
    'decidedBy',
  ],
  sum: { amount: 'amount', currency: 'currency' },
  query: (gateway, caller, filters) => {
    const { conditions } = payoutConditions(gateway, caller, filters as never, undefined);
    const source = { ...payoutList, fallback: '-createdDate', tieBreak: 'id' };
    const query = listQuery(gateway, source, conditions, filters, (row: PayoutRow) => payoutWire(row));
    return { ...query, zone: zoneOf(gateway, 'Egypt') };
  },
};
