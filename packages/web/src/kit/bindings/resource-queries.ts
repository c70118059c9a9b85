import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

type Signal = { readonly signal: AbortSignal };

/** What a resource of the SDK must have to be listed and shown. */
export type ResourceApi<Query, Page, Detail> = {
  list(query: Query | undefined, options: Signal): PromiseLike<Page>;
  retrieve(id: string, options: Signal): PromiseLike<Detail>;
};

/** Query options of a resource; keys start with its name, so one word forgets all of it. */
export function resourceQueries<Query, Page, Detail>(name: string, api: ResourceApi<Query, Page, Detail>) {
  return {
    name,
    list: (query?: Query) =>
      queryOptions({
        queryKey: [name, 'list', query ?? null],
        queryFn: async ({ signal }): Promise<Page> => await api.list(query, { signal }),
        placeholderData: keepPreviousData,
      }),
    detail: (id: string) =>
      queryOptions({
        queryKey: [name, 'detail', id],
        queryFn: async ({ signal }): Promise<Detail> => await api.retrieve(id, { signal }),
      }),
  };
}

/** A change to a resource: what was read of the resources named is read again afterwards. */
export function useChange<Values, Result>(
  names: string | readonly string[],
  change: (values: Values) => PromiseLike<Result>,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (values: Values): Promise<Result> => await change(values),
    onSettled: async () => {
      await Promise.all([names].flat().map((name) => client.invalidateQueries({ queryKey: [name] })));
    },
  });
}
