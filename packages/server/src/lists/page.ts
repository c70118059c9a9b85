import { countedRows, defaultPageSize } from '@daftar/domain';
import type pg from 'pg';
import { invalid } from '../basics/problems.ts';
import { type Condition, writeWhere } from './condition.ts';
import { type Sorts, sortBy } from './sort.ts';

export interface PageQuery {
  page?: number | undefined;
  limit?: number | undefined;
  /** Name of a wire field, with a leading '-' for descending order. */
  sort?: string | undefined;
}

export interface Page<T> {
  data: T[];
  current: number;
  pages: number;
  total: number;
}

/** SQL texts of a list. They are constants, never input. */
export interface ListSource {
  columns: string;
  from: string;
  sorts: Sorts;
  /** The default sort. */
  fallback: string;
  /** Unique column that breaks ties, so that no row appears on two pages. */
  tieBreak: string;
  /** The last row that page numbers can reach; by default the 10,000th. */
  deepest?: number;
}

/**
 * Returns a page of a list, with the total. The statements are unnamed, so that PostgreSQL plans each for its filter values.
 * They bypass Kysely to save time, because users wait for lists more than for anything else.
 */
export async function fetchPage<Row extends object, Wire>(
  pool: pg.Pool,
  source: ListSource,
  conditions: Condition[],
  query: PageQuery,
  toWire: (row: Row) => Wire,
): Promise<Page<Wire>> {
  const { page, limit } = sizeOf(query, source.deepest);
  const { text, values } = writeWhere(conditions);
  const [rows, counted] = await Promise.all([
    pool.query<Row>(
      `select ${source.columns} from ${source.from}${text} order by ${orderOf(source, query.sort)} limit $${values.length + 1} offset $${values.length + 2}`,
      [...values, limit, (page - 1) * limit],
    ),
    pool.query<{ total: string }>(`select count(*) as total from ${source.from}${text}`, values),
  ]);
  const total = Number(counted.rows[0]?.total ?? 0);
  return { data: rows.rows.map(toWire), current: page, pages: Math.max(1, Math.ceil(total / limit)), total };
}

/** Returns page number and limit with defaults. Throws 400 for a page after the deepest row. */
export function sizeOf(query: PageQuery, deepest: number = countedRows): { page: number; limit: number } {
  const page = query.page ?? 1;
  const limit = query.limit ?? defaultPageSize;
  if ((page - 1) * limit >= deepest) {
    throw invalid('list.tooDeep', {}, 'page');
  }
  return { page, limit };
}

/** Returns ORDER BY for a sort: rows without a value last, then the tie break. */
export function orderOf(
  { sorts, fallback, tieBreak }: Omit<ListSource, 'columns' | 'from'>,
  sort: string | undefined,
): string {
  const { column, descending, direction } = sortBy(sorts, sort ?? fallback);
  return `${column} ${direction}, ${tieBreak} ${descending ? 'desc' : 'asc'}`;
}
