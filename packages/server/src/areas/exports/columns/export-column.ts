import { accountColumns } from './account-columns.ts';
import { checkoutColumns } from './checkout-columns.ts';
import type { ColumnWords } from './column-words.ts';
import { payoutColumns } from './payout-columns.ts';
import { refundColumnWords } from './refund-columns.ts';
import { reportColumns } from './report-columns.ts';
import { settlementFileColumns } from './settlement-file-columns.ts';
import { sharedColumns } from './shared-columns.ts';

const all: Record<string, ColumnWords> = {
  ...sharedColumns,
  ...reportColumns,
  ...accountColumns,
  ...payoutColumns,
  ...checkoutColumns,
  ...refundColumnWords,
  ...settlementFileColumns,
};

/** Returns the title and format of a list's column; undefined for a field that has no title. */
export const exportColumn = (list: string, field: string): ColumnWords | undefined =>
  all[`${list}.${field}`] ?? all[field];
