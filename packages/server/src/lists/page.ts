import { countedRows } from '@daftar/domain';
import type pg from 'pg';
import { invalid } from '../basics/problems.ts';
import { type Condition, writeWhere } from './condition.ts';
import { type Sorts, sortBy } from './sort.ts';

export interface PageQuery {
  page?: number | undefined;
  limit?: number | undefined;
  /** A wire field, '-' before it for descending. */
  sort?: string | undefined;
}

export interface Page<T> {
  data: T[];
  current: number;
  pages: number;
  total: number;
}

/** What a list reads: fixed text, written by us. */
export interface ListSource {
  columns: string;
  from: string;
  sorts: Sorts;
  /** Used when the caller names none. */
  fallback: string;
  /** Breaks ties, so that no row shows on two pages. */
  tieBreak: string;
}

const DEFAULT_LIMIT = 25;

/**
 * One page of a list: the rows and how many there are. The statements are unnamed, so that each is planned for its own
 * filters, and go straight to the driver: lists are what people wait for most.
 */
export async function fetchPage<Row extends object, Wire>(
  pool: pg.Pool,
  source: ListSource,
  conditions: Condition[],
  query: PageQuery,
  toWire: (row: Row) => Wire,
): Promise<Page<Wire>> {
  const { page, limit } = sizeOf(query);
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

/** Which rows a page is made of; 400 below the depth that page numbers serve. */
export function sizeOf(query: PageQuery): { page: number; limit: number } {
  const page = query.page ?? 1;
  const limit = query.limit ?? DEFAULT_LIMIT;
  if ((page - 1) * limit >= countedRows) {
    throw invalid('Please narrow the list: pages end at 10,000 rows', 'page');
  }
  return { page, limit };
}

/** Orders by one of the source's columns, nulls at the far end, its tie break after it. */
export function orderOf(
  { sorts, fallback, tieBreak }: Omit<ListSource, 'columns' | 'from'>,
  sort: string | undefined,
): string {
  const { column, descending } = sortBy(sorts, sort ?? fallback);
  const direction = descending ? 'desc nulls last' : 'asc nulls first';
  return `${column} ${direction}, ${tieBreak} ${descending ? 'desc' : 'asc'}`;
}
