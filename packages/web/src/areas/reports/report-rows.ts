import type { Resource } from '../../api/query-keys.ts';
import { keepSamePeriod } from '../../kit/lists/state/keep-same-period.ts';
import { listOptions } from '../../kit/records/list-options.ts';
import type { ReportSearch } from './use-report-search.ts';

type Signal = { readonly signal: AbortSignal };

/** Returns the query of a report's rows: the header's search combined with page, sort order and filters of the URL. */
export function reportRows<Body, Page>(
  report: Resource,
  search: ReportSearch,
  call: (body: Body, options: Signal) => PromiseLike<Page>,
) {
  return ({ type: _type, ...query }: Record<string, string | number>) => {
    const body = { ...query, ...search };
    return listOptions(report, body, {
      // The URL may hold any text, so `body` is not checked here: the server responds to invalid values with an error.
      queryFn: async ({ signal }): Promise<Page> => await call(body as Body, { signal }),
      placeholderData: keepSamePeriod(body),
    });
  };
}
