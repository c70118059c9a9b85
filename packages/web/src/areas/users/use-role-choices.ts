import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Choice, Choices } from '../../session/account-choices.ts';
import { api } from '../../session/api.ts';
import { useSession } from '../../session/use-session.ts';

const page = { limit: 500, sort: 'name' } as const;

type RoleChoices = Choices & {
  /** True when the roles are loaded and the account has no roles. */
  readonly isEmpty: boolean;
};

/** Lists the roles of an account (by default the caller's). Sends no request when the caller may not see roles. */
export function useRoleChoices(userTypeId: string | undefined): RoleChoices {
  const { can } = useSession();
  const { data, error } = useQuery(
    queryOptions({
      enabled: can('listRoles'),
      queryKey: ['roles', 'choices', userTypeId ?? null],
      queryFn: async ({ signal }) => {
        const found: Choice[] = [];
        const query = userTypeId ? { ...page, userTypeId } : page;
        for await (const { _id, name } of api.roles.list(query, { signal }))
          found.push({ value: _id, label: name });
        return found;
      },
    }),
  );
  return { choices: data ?? [], error, isEmpty: data?.length === 0 };
}
