import type { DroppedDecimals, SettlementFigures } from '@daftar/domain';
import type { Selectable } from 'kysely';
import type { SettlementTable } from '../../db/tables-books.ts';
import { present } from '../../records/present.ts';

export type SettlementRow = Selectable<SettlementTable>;

/** Converts a settlement to its wire form. `merchantShare` is an amount here, not a percentage. */
export const settlementWire = (row: SettlementRow) => ({
  _id: row.id,
  transactionId: Number(row.transaction_id),
  transactionDate: row.transaction_date.toISOString(),
  channel: row.channel,
  country: row.country,
  merchantName: row.merchant_name,
  userTypeId: row.user_type_id,
  localCurrency: row.local_currency,
  settledCurrency: row.settled_currency,
  dateFrom: row.date_from,
  dateTo: row.date_to,
  totalRevenue: Number(row.total_revenue),
  waleeShare: Number(row.walee_share),
  waleeSharePercentage: Number(row.walee_share_percentage),
  waleeCommission: Number(row.walee_share),
  merchantShare: Number(row.merchant_share),
  merchantSharePercentage: Number(row.merchant_share_percentage),
  subTotal: Number(row.sub_total),
  remittanceCharges: Number(row.remittance_charges),
  remittanceChargesPercentage: Number(row.remittance_charges_percentage),
  netTransferAmount: Number(row.net_transfer_amount),
  exchangeRate: Number(row.exchange_rate),
  netSettledAmount: Number(row.net_settled_amount),
  grossSettledAmount: Number(row.gross_settled_amount),
  math: row.math,
  exact: row.exact as Record<keyof SettlementFigures, number>,
  notices: row.notices as DroppedDecimals[],
  createdBy: row.created_by,
  ...present('overrideReason', row.override_reason),
  ...present('differenceReason', row.difference_reason),
});

/** Converts a settlement to a row of the settlement report. */
export const settlementReportWire = (row: SettlementRow) => ({
  _id: row.id,
  transactionId: Number(row.transaction_id),
  transactionDate: row.transaction_date.toISOString(),
  channel: row.channel,
  settledCurrency: row.settled_currency,
  grossSettledAmount: Number(row.gross_settled_amount),
  netSettledAmount: Number(row.net_settled_amount),
});
