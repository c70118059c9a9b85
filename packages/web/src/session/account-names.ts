import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from './api.ts';
import { useSession } from './use-session.ts';

/** Names of merchants and, where one sees them, of carriers: what a role says of its account is an id. */
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

/** What an account is called; its id where its name is not known. */
export function useAccountNames(): (userTypeId: string) => string {
  const { caller, can } = useSession();
  const { data } = useQuery(accountNames(can('CarrierManagement.viewAll')));
  return (userTypeId) =>
    userTypeId === caller.providerName ? caller.providerName : (data?.get(userTypeId) ?? userTypeId);
}
