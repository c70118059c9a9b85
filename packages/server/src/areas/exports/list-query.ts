import { sql } from 'kysely';
import { type Condition, where } from '../../lists/condition.ts';
import type { DerivedList } from '../../lists/derived-page.ts';
import { type ListSource, orderOf } from '../../lists/page.ts';
import { type RecentSource, sourceOrder } from '../../lists/recent-page.ts';
import type { Filters, Query } from './export-list.ts';

type Wire = Record<string, unknown>;

export const sortOf = ({ sort }: Filters): string | undefined =>
  typeof sort === 'string' ? sort : undefined;

const rowsOf = ({ columns, from }: Pick<ListSource, 'columns' | 'from'>, conditions: Condition[]) =>
  sql`select ${sql.raw(columns)} from ${sql.raw(from)}${where(conditions)}`;

/** Returns the export query of an ordinary list (`fetchPage`). */
export const listQuery = <Row>(
  zone: string,
  source: ListSource,
  conditions: Condition[],
  filters: Filters,
  toWire: (row: Row) => Wire,
): Query => ({
  rows: rowsOf(source, conditions),
  order: orderOf(source, sortOf(filters)),
  toWire,
  zone,
});

/** Returns the export query of a list that grows all the time (`fetchRecent`). */
export const recentQuery = <Row>(
  zone: string,
  source: RecentSource,
  conditions: Condition[],
  filters: Filters,
  toWire: (row: Row) => Wire,
): Query => ({
  rows: rowsOf(source, conditions),
  order: sourceOrder(source, sortOf(filters)).text,
  toWire,
  zone,
});

/** Returns the export query of a list with computed rows (`fetchDerivedPage`). */
export const derivedQuery = <Row extends object>(
  zone: string,
  { rows, source, toWire }: DerivedList<Row, Wire>,
  filters: Filters,
): Query => ({
  rows: sql`select * from (${rows}) listed`,
  order: orderOf(source, sortOf(filters)),
  toWire,
  zone,
});
