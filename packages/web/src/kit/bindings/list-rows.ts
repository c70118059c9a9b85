import { zoneOf } from '../../i18n/home-zone.ts';

/** A page of rows as the wire has it. */
export type RowPage<Row> = {
  readonly data: readonly Row[];
  readonly current: number;
  readonly pages: number;
  readonly total: number;
  readonly totalIsCapped?: boolean | undefined;
};

export type Query = Readonly<Record<string, string | number>>;

/**
 * The list call for what an address asks: `useQuery` options, as `merchantQueries.list(query)`.
 *
 * Their key starts with the list's name and ends with what the call sends.
 */
export type RowsOf = (query: Record<string, string | number>) => object;

/** What a list call is known by. */
export function keyOf(rows: RowsOf, query: Query): readonly unknown[] {
  const { queryKey } = rows({ ...query }) as { queryKey: readonly unknown[] };
  return queryKey;
}

/** The list's name in addresses of ours: 'merchants', 'transaction-report'. */
export function nameOf(rows: RowsOf): string {
  const [name] = keyOf(rows, {});
  return String(name)
    .replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    .replace(/[^a-z-]/g, '');
}

/** What the call sends of a question: with the defaults that a report has of its own. */
export function sentOf(rows: RowsOf, query: Query): Query {
  const sent = Object.entries(Object(keyOf(rows, query).at(-1)));
  return Object.fromEntries(
    sent.filter((entry): entry is [string, string | number] =>
      ['string', 'number'].includes(typeof entry[1]),
    ),
  );
}

/** Where a list counts its time: in the country that it was asked for, else where whoever asks does. */
export function zoneOfList({ country }: Query): string {
  return zoneOf(typeof country === 'string' ? country : undefined);
}
