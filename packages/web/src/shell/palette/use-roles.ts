import type { Role } from '@daftar/sdk';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../api/api.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { useChoiceNames } from '../../kit/forms/pickers/use-choice-names.ts';
import { useDebounced } from './use-debounced.ts';
import type { SearchState } from './use-records.ts';

export type ChoosableRole = Pick<Role, '_id' | 'name' | 'userTypeId' | 'permissions'> & {
  /** The name of the role's account, or its id if the name is unknown. */
  readonly account: string;
};

const none: readonly Role[] = [];

/** Searches roles by the typed text; returns each with its account. */
export function useRoles(typed: string): { roles: readonly ChoosableRole[]; search: SearchState } {
  const q = typed.trim();
  const asked = useDebounced(q, 200);
  const result = useQuery({
    queryKey: queryKeys.rolesToViewAs(asked),
    queryFn: async ({ signal }) =>
      await api.roles.list({ limit: 50, ...(asked && { q: asked }) }, { signal }),
    placeholderData: keepPreviousData,
  });
  const rows = result.data?.data ?? none;
  const nameOf = useChoiceNames(
    'account',
    rows.map(({ userTypeId }) => userTypeId),
  );
  const roles = rows.map((role) => ({ ...role, account: nameOf(role.userTypeId) }));
  const retry = () => void result.refetch();
  if (asked !== q || result.isFetching) return { roles, search: { state: 'loading', retry } };
  return { roles, search: { state: result.isError ? 'failed' : 'ready', retry } };
}
