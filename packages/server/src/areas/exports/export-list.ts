import type { OperationId } from '@daftar/openapi';
import type { UserCaller } from '../../access/caller.ts';
import type { Gateway } from '../../gateway.ts';
import type { Condition } from '../../lists/condition.ts';
import { type ListSource, orderOf } from '../../lists/page.ts';

export type Filters = Record<string, string | number | boolean>;
type Wire = Record<string, unknown>;

export interface Query {
  columns: string;
  from: string;
  conditions: Condition[];
  order: string;
  toWire: (row: never) => Wire;
  /** The zone whose days the filters' dates are. */
  zone: string;
}

export interface ExportList {
  readBy: OperationId;
  title: string;
  /** Fields of the wire, in order; a dot leads into an object. */
  columns: string[];
  /** What is summed by currency at the end. */
  sum?: { amount: string; currency: string };
  /** A report needs `Reports.generateReport` as well. */
  isReport?: true;
  query: (gateway: Gateway, caller: UserCaller, filters: Filters) => Query;
}

/** All rows of a list as its screen would show them, in its order. */
export function listQuery<Row>(
  gateway: Gateway,
  source: ListSource,
  conditions: Condition[],
  { sort }: Filters,
  toWire: (row: Row) => Wire,
): Query {
  const { columns, from } = source;
  const order = orderOf(source, typeof sort === 'string' ? sort : undefined);
  return { columns, from, conditions, order, toWire, zone: gateway.settings.providerTimeZone };
}
