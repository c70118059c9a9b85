import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../db/transaction.ts';
import { type ListSource, orderOf, type Page, type PageQuery, sizeOf } from './page.ts';

/** A list of rows that are worked out: what works them out, their order, and how they are shown. */
export interface DerivedList<Row extends object, Wire> {
  rows: RawBuilder<Row>;
  source: Omit<ListSource, 'columns' | 'from'>;
  toWire: (row: Row) => Wire;
}

/**
 * One page of rows that are worked out, such as sums by service: worked out once, then counted, ordered and cut.
 * `tieBreak` names a column that is never null.
 */
export async function fetchDerivedPage<Row extends object, Wire>(
  db: Db,
  { rows, source, toWire }: DerivedList<Row, Wire>,
  query: PageQuery,
): Promise<Page<Wire>> {
  const { page, limit } = sizeOf(query);
  const order = sql.raw(orderOf(source, query.sort));
  const tieBreak = sql.ref(source.tieBreak);
  // A page behind the last has no row, and still a total.
  const { rows: found } = await sql<Row & { rows_in_all: string; is_row: boolean }>`
    with listed as materialized (${rows})
    select counted.rows_in_all, page.*, page.${tieBreak} is not null as is_row
    from (select count(*) as rows_in_all from listed) counted
    left join (select * from listed order by ${order} limit ${limit} offset ${(page - 1) * limit}) page on true
    order by ${order}`.execute(db);
  const total = Number(found[0]?.rows_in_all ?? 0);
  const data = found.filter(({ is_row }) => is_row).map(toWire);
  return { data, current: page, pages: Math.max(1, Math.ceil(total / limit)), total };
}
