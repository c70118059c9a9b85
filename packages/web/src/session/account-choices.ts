import { accountKindOfUserType, type OperationId, type UserType } from '@daftar/domain';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from './api.ts';
import { useSession } from './use-session.ts';

export type Choice = { readonly value: string; readonly label: string };
/** The options to choose from, and the error if loading them failed. */
export type Choices = { readonly choices: readonly Choice[]; readonly error: Error | null };

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

/** First element of the query key per user type, so that a change to those records also invalidates the choices. */
const readOf = { Merchant: 'merchants', Operator: 'carriers', Admin: 'users' } as const;

/** The operation that lists the accounts of a user type. */
export const listOf = {
  Merchant: 'listMerchants',
  Operator: 'listCarriers',
} as const satisfies Partial<Record<UserType, OperationId>>;

/** Loads the merchants or carriers that a user or role of a type can belong to. */
export function useAccountChoices(type: UserType | undefined): Choices {
  const { can } = useSession();
  const { data: choices = [], error } = useQuery(
    queryOptions({
      queryKey: [readOf[type ?? 'Admin'], 'accounts'],
      queryFn: ({ signal }) => (type ? accountsOf(type, signal) : []),
      enabled: type !== undefined && type !== 'Admin' && can(listOf[type]),
    }),
  );
  return { choices, error };
}
