import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ReportSearch } from './use-report-search.ts';

type Signal = { readonly signal: AbortSignal };

/** A report's list call: what its header asks for, on top of the page, order and search of the address. */
export function reportRows<Body, Page>(
  report: string,
  asked: ReportSearch,
  call: (body: Body, options: Signal) => PromiseLike<Page>,
) {
  return ({ type: _type, ...query }: Record<string, string | number>) => {
    const body = { ...query, ...asked };
    return queryOptions({
      queryKey: [report, body],
      // The address holds texts; the server says what is wrong with one that somebody typed.
      queryFn: async ({ signal }): Promise<Page> => await call(body as Body, { signal }),
      placeholderData: keepPreviousData,
    });
  };
}
