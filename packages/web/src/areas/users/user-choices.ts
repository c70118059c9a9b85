import { accountKindOfUserType, type PermissionFlag, type UserType } from '@daftar/domain';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../../session/api.ts';
import { useSession } from '../../session/use-session.ts';

export type Choice = { readonly value: string; readonly label: string };
/** What there is to choose from, with why there is nothing. */
type Choices = { readonly choices: readonly Choice[]; readonly error: Error | null };

const page = { limit: 500, sort: 'name' } as const;

async function accountsOf(type: UserType, signal: AbortSignal): Promise<readonly Choice[]> {
  const kind = accountKindOfUserType[type];
  if (kind === 'owner') return [];
  const list =
    kind === 'carrier' ? api.carriers.list(page, { signal }) : api.merchants.list(page, { signal });
  const found: Choice[] = [];
  for await (const { _id, name } of list) found.push({ value: _id, label: name });
  return found;
}

/** What the list of the accounts asks for that a user of a type may belong to. */
export const listOf = {
  Merchant: 'MerchentManagement.viewAll',
  Operator: 'CarrierManagement.viewAll',
} as const satisfies Partial<Record<UserType, PermissionFlag>>;

/** The merchants or carriers that a user of a type may belong to. */
export function useAccountChoices(type: UserType | undefined): Choices {
  const { can } = useSession();
  const { data: choices = [], error } = useQuery(
    queryOptions({
      queryKey: ['users', 'accounts', type ?? ''],
      queryFn: ({ signal }) => (type ? accountsOf(type, signal) : []),
      enabled: type !== undefined && type !== 'Admin' && can(listOf[type]),
    }),
  );
  return { choices, error };
}

/** The roles of one account; the caller's own where nothing else is named. Nobody is asked who may not see them. */
export function useRoleChoices(userTypeId: string | undefined): Choices {
  const { can } = useSession();
  const { data = [], error } = useQuery(
    queryOptions({
      enabled: can('Roles.viewAll'),
      queryKey: ['roles', 'choices'],
      queryFn: async ({ signal }) => {
        const found: (Choice & { readonly account: string })[] = [];
        for await (const { _id, name, userTypeId: account } of api.roles.list(page, { signal }))
          found.push({ value: _id, label: name, account });
        return found;
      },
    }),
  );
  return { choices: userTypeId ? data.filter(({ account }) => account === userTypeId) : data, error };
}
