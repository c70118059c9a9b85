import { isCountryName } from '@daftar/domain';
import type { Choice, ChoiceQuery } from '@daftar/sdk';
import { queryOptions, type UseQueryOptions } from '@tanstack/react-query';
import { api } from '../../../api/api.ts';
import { type Key, queryKeys, type Resource } from '../../../api/query-keys.ts';

export type { Choice };
export type ChoiceKind = ChoiceQuery['kind'];
/** Filters that limit what can be chosen. */
export type ChoiceFilter = Pick<ChoiceQuery, 'active' | 'type' | 'userTypeId'> & {
  /** English name of a country; any other text is ignored. */
  readonly country?: string | undefined;
};

/** Query options for at most some 20 choices that match a text, for choices that are no records of the lookups. */
export type FindChoices = (text: string) => UseQueryOptions<Choice[], Error, Choice[], Key>;

const filtersOf = ({ country, ...filter }: ChoiceFilter) => ({
  ...filter,
  ...(country !== undefined && isCountryName(country) && { country }),
});

/** The resource of each kind: a change to it makes the kind's choices outdated. */
const resources = {
  merchant: 'merchants',
  carrier: 'carriers',
  account: 'merchants',
  service: 'services',
  user: 'users',
  role: 'roles',
} as const satisfies Record<ChoiceKind, Resource>;

/** Query options for at most 20 records of a kind that match a text. */
export const choicesQuery = (kind: ChoiceKind, text: string, filter: ChoiceFilter = {}) =>
  queryOptions({
    queryKey: queryKeys.choices(resources[kind], kind, text, filter),
    queryFn: async ({ signal }) =>
      (await api.lookups.choices({ kind, ...(text && { q: text }), ...filtersOf(filter) }, { signal })).data,
    staleTime: 30_000,
  });

/** Query options for the records of a kind with these ids, in the order of the ids; missing records are left out. */
export const choicesByIdQuery = (kind: ChoiceKind, ids: readonly string[], filter: ChoiceFilter = {}) =>
  queryOptions({
    queryKey: queryKeys.choicesById(resources[kind], kind, ids, filter),
    queryFn: async ({ signal }) => {
      const { data } = await api.lookups.choices({ kind, ids: [...ids], ...filtersOf(filter) }, { signal });
      return ids.flatMap((id) => data.find(({ _id }) => _id === id) ?? []);
    },
    enabled: ids.length > 0,
    staleTime: 30_000,
  });

/** The contract's upper limit of ids in one request. */
const mostIds = 100;
type Waiting = { readonly ids: Set<string>; readonly choices: Promise<ReadonlyMap<string, Choice>> };
const waiting = new Map<ChoiceKind, Waiting>();

async function namesOf(kind: ChoiceKind, ids: ReadonlySet<string>): Promise<ReadonlyMap<string, Choice>> {
  await new Promise((resolve) => setTimeout(resolve));
  waiting.delete(kind);
  const { data } = await api.lookups.choices({ kind, ids: [...ids] });
  return new Map(data.map((choice) => [choice._id, choice]));
}

/** Finds one record. Ids that are requested at the same time, such as those of a list's rows, share one request. */
async function oneOf(kind: ChoiceKind, id: string): Promise<Choice | null> {
  let batch = waiting.get(kind);
  if (!batch || batch.ids.size >= mostIds) {
    const ids = new Set<string>();
    batch = { ids, choices: namesOf(kind, ids) };
    waiting.set(kind, batch);
  }
  batch.ids.add(id);
  return (await batch.choices).get(id) ?? null;
}

/** Query options for the record with an id; null if it does not exist for the caller. */
export const choiceQuery = (kind: ChoiceKind, id: string) =>
  queryOptions({
    queryKey: queryKeys.choice(resources[kind], kind, id),
    queryFn: () => oneOf(kind, id),
    enabled: id !== '',
    staleTime: 60_000,
  });
