import type { Gateway } from '../../gateway.ts';
import { type Condition, writeWhere } from '../../lists/condition.ts';
import type { DerivedList } from '../../lists/derived-page.ts';
import { type ListSource, orderOf } from '../../lists/page.ts';
import { type RecentSource, sourceOrder } from '../../lists/recent-page.ts';
import type { Filters, Query } from './export-list.ts';

type Wire = Record<string, unknown>;

export const sortOf = ({ sort }: Filters): string | undefined =>
  typeof sort === 'string' ? sort : undefined;

function rowsOf({ columns, from }: Pick<ListSource, 'columns' | 'from'>, conditions: Condition[]) {
  const { text, values } = writeWhere(conditions);
  return { sql: `select ${columns} from ${from}${text}`, values };
}

/** Returns the export query of a list. */
export const listQuery = <Row>(
  zone: string,
  source: ListSource,
  conditions: Condition[],
  filters: Filters,
  toWire: (row: Row) => Wire,
): Query => ({
  ...rowsOf(source, conditions),
  order: orderOf(source, sortOf(filters)),
  toWire,
  zone,
});

/** Returns the export query of a growing list (`fetchRecent`). */
export const recentQuery = <Row>(
  zone: string,
  source: RecentSource,
  conditions: Condition[],
  filters: Filters,
  toWire: (row: Row) => Wire,
): Query => ({
  ...rowsOf(source, conditions),
  order: sourceOrder(source, sortOf(filters)).text,
  toWire,
  zone,
});

/** Returns the export query of a list with computed rows (`fetchDerivedPage`). */
export function derivedQuery<Row extends object>(
  { db }: Gateway,
  zone: string,
  { rows, source, toWire }: DerivedList<Row, Wire>,
  filters: Filters,
): Query {
  const { sql, parameters } = rows.compile(db);
  return {
    sql: `select * from (${sql}) listed`,
    values: parameters,
    order: orderOf(source, sortOf(filters)),
    toWire,
    zone,
  };
}
