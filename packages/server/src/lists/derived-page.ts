import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../db/transaction.ts';
import { type ListSource, orderOf, type Page, type PageQuery, sizeOf } from './page.ts';

/** A list of computed rows: the query that computes them, their order, and the conversion to their wire form. */
export interface DerivedList<Row extends object, Wire> {
  rows: RawBuilder<Row>;
  source: Omit<ListSource, 'columns' | 'from'>;
  toWire: (row: Row) => Wire;
}

/** Returns a page of computed rows, such as sums by service. */
export async function fetchDerivedPage<Row extends object, Wire>(
  db: Db,
  { rows, source, toWire }: DerivedList<Row, Wire>,
  query: PageQuery,
): Promise<Page<Wire>> {
  const { page, limit } = sizeOf(query);
  const order = sql.raw(orderOf(source, query.sort));
  const { rows: found } = await sql<Row & { rows_in_all: string }>`
    select listed.*, count(*) over () as rows_in_all from (${rows}) listed
    order by ${order} limit ${limit} offset ${(page - 1) * limit}`.execute(db);
  const [first] = found;
  // An empty first page means that the total is 0. An empty later page has no row that contains the total, so count again.
  const total = first || page === 1 ? Number(first?.rows_in_all ?? 0) : await countOf(db, rows);
  return { data: found.map(toWire), current: page, pages: Math.max(1, Math.ceil(total / limit)), total };
}

async function countOf(db: Db, rows: RawBuilder<object>): Promise<number> {
  const { rows: counted } = await sql<{
    total: string;
  }>`select count(*) as total from (${rows}) listed`.execute(db);
  return Number(counted[0]?.total ?? 0);
}
