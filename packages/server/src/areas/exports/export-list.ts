import type { OperationId } from '@daftar/openapi';
import type { UserCaller } from '../../access/caller.ts';
import type { Db } from '../../db/transaction.ts';
import type { Gateway } from '../../gateway.ts';

export type Filters = Record<string, string | number | boolean>;
type Wire = Record<string, unknown>;

export interface Query {
  /** A SELECT of all rows, and the values beside it. */
  sql: string;
  values: readonly unknown[];
  order: string;
  toWire: (row: never) => Wire;
  /** The zone whose days the filters' dates are. */
  zone: string;
}

export interface ExportList {
  readBy: OperationId;
  /** What its files are named, before the day. */
  title: string;
  /** Fields of the wire, in order; a dot leads into an object. */
  columns: string[];
  /** What is summed at the end, each by the field of its currency, where a dot leads into an object as well. */
  sums?: { amount: string; currency: string }[];
  /** A report needs `Reports.generateReport` as well. */
  isReport?: true;
  /** Says what filters that were left out mean at this moment: it is written down with them, so that file and job agree. */
  fill?: (gateway: Gateway, filters: Filters) => Filters;
  /** Refuses filters that the list itself would refuse once it has asked the database. */
  assert?: (asked: { db: Db; gateway: Gateway }, caller: UserCaller, filters: Filters) => Promise<void>;
  query: (gateway: Gateway, caller: UserCaller, filters: Filters) => Query;
}
