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

type AccountOption = { readonly value: string; readonly label: string };

const optionsOf = (names: ReadonlyMap<string, string> | undefined): AccountOption[] =>
  [...(names ?? [])].map(([value, label]) => ({ value, label }));

/** The merchants that rows may be narrowed to. */
export function useMerchants(wanted: boolean): readonly AccountOption[] {
  const { data } = useQuery({ ...accountNames(false), enabled: wanted });
  return optionsOf(data);
}

/** The accounts that rows may be narrowed to, the provider's own first. */
export function useAccounts(wanted: boolean): readonly AccountOption[] {
  const { caller, can } = useSession();
  const { data } = useQuery({ ...accountNames(can('CarrierManagement.viewAll')), enabled: wanted });
  const own = { value: caller.providerName, label: caller.providerName };
  return [own, ...optionsOf(data)];
}

/** What an account is called: nothing until the names are there, its id where its name is not among them. */
export function useAccountNames(): (userTypeId: string) => string {
  const { caller, can } = useSession();
  const { data, isPending } = useQuery(accountNames(can('CarrierManagement.viewAll')));
  return (userTypeId) => {
    if (userTypeId === caller.providerName) return caller.providerName;
    return data?.get(userTypeId) ?? (isPending ? '' : userTypeId);
  };
}
