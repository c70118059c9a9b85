import { type SelectQueryBuilder, sql } from 'kysely';
import { invalid } from '../problems.ts';

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

export interface Sorting {
  /** Wire field → SQL column. Only these can be sorted by. */
  columns: Record<string, string>;
  /** Used when the caller names none, and its column breaks ties. */
  fallback: string;
  tieBreak: string;
}

const DEFAULT_LIMIT = 25;
/** Page numbers serve the first rows only; deeper ones go by cursor. */
const DEEPEST_ROW = 10_000;

// biome-ignore lint/suspicious/noExplicitAny: kysely's table and scope parameters differ per list; only the row type matters here.
type Query<Row> = SelectQueryBuilder<any, any, Row>;

/** One page of a list: the rows and how many there are, each in one statement. */
export async function fetchPage<Row, Wire>(
  rows: Query<Row>,
  count: Query<{ total: string }>,
  query: PageQuery,
  sorting: Sorting,
  toWire: (row: Row) => Wire,
): Promise<Page<Wire>> {
  const page = query.page ?? 1;
  const limit = query.limit ?? DEFAULT_LIMIT;
  if ((page - 1) * limit >= DEEPEST_ROW)
    throw invalid('Please narrow the list: pages end at 10,000 rows', 'page');
  const [found, totals] = await Promise.all([
    sorted(rows, query.sort, sorting)
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    count.executeTakeFirstOrThrow(),
  ]);
  const total = Number(totals.total);
  return { data: found.map(toWire), current: page, pages: Math.max(1, Math.ceil(total / limit)), total };
}

/** Orders by a column of the list's own table of columns; nothing from the request reaches SQL as text. */
export function sorted<Row>(rows: Query<Row>, sort: string | undefined, sorting: Sorting): Query<Row> {
  const wanted = sort ?? sorting.fallback;
  const descending = wanted.startsWith('-');
  const column = sorting.columns[descending ? wanted.slice(1) : wanted];
  if (column === undefined) {
    throw invalid(
      `sort must be one of ${Object.keys(sorting.columns).join(', ')}, with - before it for descending`,
      'sort',
    );
  }
  const direction = descending ? 'desc' : 'asc';
  return rows
    .orderBy(sql.ref(column), (order) => (descending ? order.desc().nullsLast() : order.asc().nullsFirst()))
    .orderBy(sql.ref(sorting.tieBreak), direction);
}

/** `%text%` with the pattern's own characters taken literally. */
export const contains = (text: string): string => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
