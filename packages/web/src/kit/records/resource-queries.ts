import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { queryKeys, type Resource } from '../../api/query-keys.ts';
import { tellAnsweredChange } from './answered-changes.ts';
import { listOptions } from './list-options.ts';

type Signal = { readonly signal: AbortSignal };

/** The SDK methods that a list and a detail page need. */
export type ResourceApi<Query, Page, Detail> = {
  list(query: Query | undefined, options: Signal): PromiseLike<Page>;
  retrieve(id: string, options: Signal): PromiseLike<Detail>;
};

/** Returns the query options of a resource. All query keys start with its name, so one call invalidates them all. */
export function resourceQueries<Query extends object, Page, Detail>(
  name: Resource,
  api: ResourceApi<Query, Page, Detail>,
) {
  return {
    name,
    list: (query?: Query) =>
      listOptions(name, query, {
        queryFn: async ({ signal }): Promise<Page> => await api.list(query, { signal }),
        placeholderData: keepPreviousData,
      }),
    detail: (id: string) =>
      queryOptions({
        queryKey: queryKeys.detail(name, id),
        queryFn: async ({ signal }): Promise<Detail> => await api.retrieve(id, { signal }),
      }),
  };
}

/** Returns a mutation that invalidates the queries of the named resources afterwards. */
export function useChange<Values, Result>(
  names: Resource | readonly Resource[],
  change: (values: Values) => PromiseLike<Result>,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (values: Values): Promise<Result> => {
      const result = await change(values);
      tellAnsweredChange();
      return result;
    },
    onSettled: async () => {
      await Promise.all(
        [names].flat().map((name) => client.invalidateQueries({ queryKey: queryKeys.all(name) })),
      );
    },
  });
}
