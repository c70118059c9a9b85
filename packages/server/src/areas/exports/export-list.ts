import type { OperationId } from '@daftar/openapi';
import type { RawBuilder } from 'kysely';
import type { UserCaller } from '../../access/caller.ts';
import type { Db } from '../../db/transaction.ts';
import type { Gateway } from '../../gateway.ts';

export type Filters = Record<string, string | number | boolean>;
export type Wire = Record<string, unknown>;

/** An account's balance before and after a period. */
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
  /** Converts several rows at once instead, for a wire form that needs further statements. */
  toWires?: (db: Db, rows: never[]) => Promise<Wire[]>;
  /** Returns a row as people read it. A file with the API's field names keeps the API's values, which programs expect. */
  shown?: (wire: Wire) => Wire;
  /** SELECT of the opening and closing balances for the control totals; only for account statements. */
  balances?: RawBuilder<Balance>;
  /** Time zone of the filters' days. */
  zone: string;
}

export interface ExportList {
  readBy: OperationId;
  /** Set for payouts and approval files, whose exports have the name `Loan_Disbursements_` and the day. */
  named?: 'payouts';
  /** Wire fields in order. A dot separates the names of nested objects. */
  columns: string[];
  /** Returns the columns that the caller may not see. Without it, each caller gets all. */
  hidden?: (caller: Pick<UserCaller, 'accountKind'>) => readonly string[];
  /** Fields with amounts to sum, each with the field of its currency. A dot separates the names of nested objects. */
  sums?: { amount: string; currency: string }[];
  /**
   * Fields by which the totals are divided, such as the status of a payment: sums over rows of different kinds would be no
   * amount of anything.
   */
  totalsBy?: string[];
  /** The export also needs the permission `Reports.generateReport`. */
  isReport?: true;
  /** Adds the default period to the filters when the export starts, because the job may run on a later day. */
  fill?: (gateway: Gateway, filters: Filters) => Filters;
  /** Throws for filters that only a query can check, such as the id of an unknown merchant. */
  assert?: (asked: { db: Db; gateway: Gateway }, caller: UserCaller, filters: Filters) => Promise<void>;
  query: (gateway: Gateway, caller: UserCaller, filters: Filters, db: Db) => Query | Promise<Query>;
}
