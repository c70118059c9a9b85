/**
 * The resources whose queries are invalidated together. Their names begin the query keys. Each area adds its own in its manifest; these
 * are of the kit and the session.
 */
export interface Resources {
  'saved-views': true;
  session: true;
  search: true;
  lookups: true;
}
export type Resource = keyof Resources;

declare const made: unique symbol;

/** A query key. Only `queryKeys` creates keys: TanStack Query does not accept other arrays. */
export type Key = readonly [Resource, ...unknown[]] & { readonly [made]: true };

declare module '@tanstack/react-query' {
  interface Register {
    queryKey: Key;
  }
}

const key = (...parts: readonly [Resource, ...unknown[]]) => parts as Key;

/** The keys of all queries. A key begins with its resource; a list's key ends with the parameters that the call sends. */
export const queryKeys = {
  /** Matches every query of a resource. */
  all: (resource: Resource) => key(resource),
  list: (resource: Resource, query: object | undefined) => key(resource, 'list', query ?? null),
  /** Matches every page of a resource's list. */
  lists: (resource: Resource) => key(resource, 'list'),
  /** All rows of a list, combined in one result. */
  allRows: (resource: Resource, query: object) => key(resource, 'list', query, 'all'),
  /** The totals of a report's rows. */
  sums: (report: Resource, query: object) => key(report, 'sums', query),
  detail: (resource: Resource, id: string) => key(resource, 'detail', id),
  /** A record with its version, to edit it. */
  edit: (resource: Resource, id: string) => key(resource, 'edit', id),
  history: (resource: Resource, id: string) => key(resource, 'history', id),
  ofMerchant: (resource: Resource, merchant: string) => key(resource, 'of merchant', merchant),

  choices: (resource: Resource, kind: string, text: string, filter: object) =>
    key(resource, 'choices', kind, text, filter),
  choicesById: (resource: Resource, kind: string, ids: readonly string[], filter: object) =>
    key(resource, 'choices by id', kind, ids, filter),
  choice: (resource: Resource, kind: string, id: string) => key(resource, 'choice', kind, id),
  available: (field: string, name: string, account: string | undefined) =>
    key('lookups', 'available', field, name, account ?? null),
  search: (text: string) => key('search', text),
  rolesToViewAs: (text: string) => key('roles', 'to view as', text),
  savedViews: (list: string) => key('saved-views', list),
  ownPermissions: () => key('session', 'permissions'),

  /** A query of a single area. */
  of: (resource: Resource, ...parts: readonly unknown[]) => key(resource, ...parts),
} as const;
