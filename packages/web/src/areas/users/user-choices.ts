import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Choice, Choices } from '../../session/account-choices.ts';
import { api } from '../../session/api.ts';
import { useSession } from '../../session/use-session.ts';

const page = { limit: 500, sort: 'name' } as const;

type RoleChoices = Choices & {
  /** Whether the roles came and none is the account's. */
  readonly none: boolean;
};

/** The roles of one account; the caller's own where nothing else is named. Nobody is asked who may not see them. */
export function useRoleChoices(userTypeId: string | undefined): RoleChoices {
  const { can } = useSession();
  const { data, error } = useQuery(
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
  const roles = data ?? [];
  const choices = userTypeId ? roles.filter(({ account }) => account === userTypeId) : roles;
  return { choices, error, none: data !== undefined && choices.length === 0 };
}
