import {
  type Caller,
  hasFlag,
  isPlatformOwner,
  type PermissionFlag,
  type Permissions,
  type SettlementMath,
} from '@daftar/domain';
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { nameProvider } from '../i18n/i18n.ts';
import { api } from './api.ts';

/** Who is signed in, what their role permits and where they are. */
export const ownPermissionsQuery = queryOptions({
  queryKey: ['session', 'permissions'],
  queryFn: async ({ signal }) => {
    const own = await api.roles.ownPermissions({ signal });
    nameProvider(own.provider.name);
    return own;
  },
  staleTime: 60_000,
});

export type Session = {
  readonly caller: Caller;
  readonly platformOwner: boolean;
  readonly sandbox: boolean;
  /** How the server computes settlements. */
  readonly settlementMath: SettlementMath;
  /** Tells whether the role holds a flag. */
  readonly can: (flag: PermissionFlag) => boolean;
};

type OwnPermissions = Awaited<ReturnType<typeof api.roles.ownPermissions>>;

export function callerOf({ userTypeId, provider, permissions }: OwnPermissions): Caller {
  return { userTypeId, providerName: provider.name, permissions };
}

export function useSession(): Session {
  const { data } = useSuspenseQuery(ownPermissionsQuery);
  const permissions: Permissions = data.permissions;
  const caller = callerOf(data);
  return {
    caller,
    platformOwner: isPlatformOwner(caller),
    sandbox: data.sandbox,
    settlementMath: data.settlementMath,
    can: (flag) => hasFlag(permissions, flag),
  };
}
