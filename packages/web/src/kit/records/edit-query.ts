import { queryOptions } from '@tanstack/react-query';
import { queryKeys, type Resource } from '../../api/query-keys.ts';

/** A record with its version (ETag), which a save must send. */
export type Versioned<Loaded> = { readonly record: Loaded; readonly etag: string | undefined };

type Answer<Loaded> = { readonly data: Loaded; readonly etag: string | undefined };

/** The SDK method that reads a record. */
type ReadApi<Loaded> = {
  retrieve(
    id: string,
    options: { readonly signal: AbortSignal },
  ): { withResponse(): PromiseLike<Answer<Loaded>> };
};

/** Returns the query options of a record to edit. */
export const editQuery = <Loaded>(name: Resource, id: string, api: ReadApi<Loaded>) =>
  queryOptions({
    queryKey: queryKeys.edit(name, id),
    queryFn: async ({ signal }): Promise<Versioned<Loaded>> => {
      const { data, etag } = await api.retrieve(id, { signal }).withResponse();
      return { record: data, etag };
    },
  });
