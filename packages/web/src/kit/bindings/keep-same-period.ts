import type { Key } from '../../api/query-keys.ts';

/** What decides which payments a report counts; the other parameters only arrange them. */
const periodNames = ['dateFrom', 'dateTo', 'country', 'currency'] as const;

type Parameters = Readonly<Record<string, unknown>>;

/**
 * Returns a query's `placeholderData`: the previous page stays while another page or order loads, but rows of another period,
 * country or currency do not. The last element of the query key holds the parameters.
 */
export const keepSamePeriod =
  (parameters: Parameters) =>
  <Data>(previous: Data | undefined, query: { readonly queryKey: Key } | undefined) => {
    const before: Parameters = Object(query?.queryKey.at(-1));
    return periodNames.every((name) => before[name] === parameters[name]) ? previous : undefined;
  };
