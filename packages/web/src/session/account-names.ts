import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from './api.ts';
import { useSession } from './use-session.ts';

/** Query options for the names of merchants and, if permitted, carriers by id. Other records store only the id. */
const accountNames = (withCarriers: boolean) =>
  queryOptions({
    queryKey: ['merchants', 'names of accounts', withCarriers],
    queryFn: async ({ signal }) => {
      const names = new Map<string, string>();
      for (const { userTypeId, name } of await api.merchants.names({ signal })) names.set(userTypeId, name);
      if (!withCarriers) return names;
      for await (const { _id, name } of api.carriers.list({ limit: 500 }, { signal })) names.set(_id, name);
      return names;
    },
    staleTime: 60_000,
  });

type AccountOption = { readonly value: string; readonly label: string };

const optionsOf = (names: ReadonlyMap<string, string> | undefined): AccountOption[] =>
  [...(names ?? [])].map(([value, label]) => ({ value, label }));

/** Returns the merchants as options of a filter. */
export function useMerchants(wanted: boolean): readonly AccountOption[] {
  const { data } = useQuery({ ...accountNames(false), enabled: wanted });
  return optionsOf(data);
}

/** Returns the accounts as options of a filter, the provider first. */
export function useAccounts(wanted: boolean): readonly AccountOption[] {
  const { caller, can } = useSession();
  const { data } = useQuery({ ...accountNames(can('listCarriers')), enabled: wanted });
  const own = { value: caller.providerName, label: caller.providerName };
  return [own, ...optionsOf(data)];
}

/** Returns a function from account id to name: '' while the names load, the id if the name is unknown. */
export function useAccountNames(): (userTypeId: string) => string {
  const { caller, can } = useSession();
  const { data, isPending } = useQuery(accountNames(can('listCarriers')));
  return (userTypeId) => {
    if (userTypeId === caller.providerName) return caller.providerName;
    return data?.get(userTypeId) ?? (isPending ? '' : userTypeId);
  };
}
