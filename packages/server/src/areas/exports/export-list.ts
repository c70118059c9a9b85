import type { OperationId } from '@daftar/openapi';
import type { RawBuilder } from 'kysely';
import type { UserCaller } from '../../access/caller.ts';
import type { Db } from '../../db/transaction.ts';
import type { Gateway } from '../../gateway.ts';

export type Filters = Record<string, string | number | boolean>;
type Wire = Record<string, unknown>;

/** What an account held before and after a period. */
export interface Balance {
  currency: string;
  opening: string;
  closing: string;
}

export interface Query {
  /** SELECT of all rows. */
  rows: RawBuilder<unknown>;
  /** Text of ORDER BY. */
  order: string;
  toWire: (row: never) => Wire;
  /** SELECT of the balances that the control totals tell, of an account's statement. */
  balances?: RawBuilder<Balance>;
  /** Time zone of the filters' days. */
  zone: string;
}

export interface ExportList {
  readBy: OperationId;
  /** Set for payouts, whose files have a name of their own: `Loan_Disbursements_` and the day. */
  named?: 'payouts';
  /** Wire fields in order; dots lead into nested objects. */
  columns: string[];
  /** Amounts to sum, each by a field with its currency (dots lead into nested objects). */
  sums?: { amount: string; currency: string }[];
  /** The export also needs the permission `Reports.generateReport`. */
  isReport?: true;
  /** Adds the current defaults to the filters when the export starts, because the job may run on a later day. */
  fill?: (gateway: Gateway, filters: Filters) => Filters;
  /** Throws for filters that the list would refuse after a query, such as an unknown merchant. */
  assert?: (asked: { db: Db; gateway: Gateway }, caller: UserCaller, filters: Filters) => Promise<void>;
  query: (gateway: Gateway, caller: UserCaller, filters: Filters) => Query;
}
