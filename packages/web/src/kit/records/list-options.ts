import type { QueryFunctionContext } from '@tanstack/react-query';
import { type Key, queryKeys, type Resource } from '../../api/query-keys.ts';

/** A list call: the list's name, and the parameters that it sends. */
export type ListCall = { readonly name: Resource; readonly sent: object };

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { readonly sent?: object };
  }
}

type Options<Page> = {
  readonly queryFn: (context: QueryFunctionContext<Key>) => Page | Promise<Page>;
  readonly placeholderData?: (
    previous: NoInfer<Page> | undefined,
    query: { readonly meta?: { readonly sent?: object } | undefined } | undefined,
  ) => NoInfer<Page> | undefined;
  readonly retry?: boolean;
};

/** Returns the query options of a list call, with the list's name and what is sent: views, exports and the print header need them. */
export const listOptions = <Page>(name: Resource, sent: object | undefined, options: Options<Page>) => ({
  queryKey: queryKeys.list(name, sent),
  meta: { sent: sent ?? {} },
  ...options,
  list: { name, sent: sent ?? {} } satisfies ListCall,
});
