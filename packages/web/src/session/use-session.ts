import {
  type Caller,
  hasFlag,
  isPlatformOwner,
  type PermissionFlag,
  type SettlementMath,
} from '@daftar/domain';
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { tellTimeIn } from '../i18n/home-zone.ts';
import { nameProvider } from '../i18n/i18n.ts';
import { api } from './api.ts';
import { narrowed, type ViewAs, viewAsStore } from './view-as.ts';

/** Who is signed in, what their role permits and where they are. */
export const ownPermissionsQuery = queryOptions({
  queryKey: ['session', 'permissions'],
  queryFn: async ({ signal }) => {
    const own = await api.roles.ownPermissions({ signal });
    nameProvider(own.provider.name);
    tellTimeIn(own.timeZone);
    return own;
  },
  staleTime: 60_000,
});

export type Session = {
  /** Who asks, as the screens see it: oneself, or the role that one looks through. */
  readonly caller: Caller;
  readonly platformOwner: boolean;
  /** Whether one works for a carrier, who sees its own share instead of what others earn. */
  readonly ofCarrier: boolean;
  readonly sandbox: boolean;
  /** How the server computes settlements. */
  readonly settlementMath: SettlementMath;
  /** Where customers pay. */
  readonly checkoutUrl: string;
  /** How many characters a new password has at least. */
  readonly shortestPassword: number;
  /** The currencies of one's transactions. */
  readonly usedCurrencies: readonly string[];
  /** Tells whether the role holds a flag. */
  readonly can: (flag: PermissionFlag) => boolean;
  /** Tells whether a user is oneself. */
  readonly isSelf: (userId: string) => boolean;
  /** The role that one looks through; nothing can be changed meanwhile. */
  readonly viewing: ViewAs | undefined;
  /** Whether one may look through other roles: people of the provider who see the roles. */
  readonly mayViewAs: boolean;
};

type OwnPermissions = Awaited<ReturnType<typeof api.roles.ownPermissions>>;

export function callerOf({ userTypeId, provider, permissions }: OwnPermissions): Caller {
  return { userTypeId, providerName: provider.name, permissions };
}

const mayViewAs = (own: Caller): boolean => isPlatformOwner(own) && hasFlag(own.permissions, 'Roles.viewAll');

/** The caller as the role that is looked through; whoever may not look through others stays oneself. */
export function seenAs(own: Caller, viewing: ViewAs | undefined): Caller {
  if (!viewing || !mayViewAs(own)) return own;
  const { userTypeId, permissions } = viewing;
  return { ...own, userTypeId, permissions: narrowed(own.permissions, permissions) };
}

export function useSession(): Session {
  const { data } = useSuspenseQuery(ownPermissionsQuery);
  const viewing = useSyncExternalStore(viewAsStore.subscribe, viewAsStore.current);
  const own = callerOf(data);
  const caller = seenAs(own, viewing);
  return {
    caller,
    platformOwner: isPlatformOwner(caller),
    ofCarrier: data.userType === 'Operator' && !isPlatformOwner(own),
    sandbox: data.sandbox,
    settlementMath: data.settlementMath,
    checkoutUrl: data.checkoutUrl,
    shortestPassword: data.shortestPassword,
    usedCurrencies: data.usedCurrencies,
    can: (flag) => hasFlag(caller.permissions, flag),
    isSelf: (userId) => data.user._id === userId,
    viewing,
    mayViewAs: mayViewAs(own),
  };
}
