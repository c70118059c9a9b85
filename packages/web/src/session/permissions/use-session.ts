import { type Caller, isPlatformOwner, type SettlementMath } from '@daftar/domain';
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { useSelector } from '@tanstack/react-store';
import { api } from '../../api/api.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { setHomeZone } from '../../i18n/home-zone.ts';
import { setOwnerName } from '../../i18n/i18n.ts';
import { type Need, refusalOf } from './refusal-of.ts';
import { narrowed, type ViewAs, viewAsStore } from './view-as.ts';

/** Query options for the signed-in user, their permissions and time zone, and the platform owner's name. */
export const ownPermissionsQuery = queryOptions({
  queryKey: queryKeys.ownPermissions(),
  queryFn: async ({ signal }) => {
    const own = await api.roles.ownPermissions({ signal });
    setOwnerName(own.provider.name);
    setHomeZone(own.timeZone);
    return own;
  },
  staleTime: 60_000,
});

export type Session = {
  /** The account and permissions that the screens use: the user's own, or those of the viewed role. */
  readonly caller: Caller;
  readonly platformOwner: boolean;
  /** Whether the user belongs to a carrier, which sees only its own share. */
  readonly ofCarrier: boolean;
  readonly sandbox: boolean;
  /** How the server computes settlements. */
  readonly settlementMath: SettlementMath;
  /** The URL of the hosted checkout. */
  readonly checkoutUrl: string;
  /** Minimum length of a new password. */
  readonly shortestPassword: number;
  /** The currencies of the account's transactions. */
  readonly usedCurrencies: readonly string[];
  /** Tells whether the caller has the permission that a control or page needs. */
  readonly can: (need: Need) => boolean;
  /** Tells whether an id is that of the signed-in user. */
  readonly isSelf: (userId: string) => boolean;
  /** The viewed role, if any; nothing can be changed meanwhile. */
  readonly viewing: ViewAs | undefined;
  /** Whether the user may view as other roles: users of the platform owner who can list roles. */
  readonly mayViewAs: boolean;
};

type OwnPermissions = Awaited<ReturnType<typeof api.roles.ownPermissions>>;

export function callerOf({ userTypeId, provider, permissions }: OwnPermissions): Caller {
  return { userTypeId, ownerId: provider.name, permissions };
}

const mayViewAs = (own: Caller): boolean => isPlatformOwner(own) && !refusalOf('listRoles', own);

/** Returns the caller with the viewed role's account and permissions; unchanged if the user may not view as others. */
export function callerViewingAs(own: Caller, viewing: ViewAs | undefined): Caller {
  if (!viewing || !mayViewAs(own)) return own;
  const { userTypeId, permissions } = viewing;
  return { ...own, userTypeId, permissions: narrowed(own.permissions, permissions) };
}

export function useSession(): Session {
  const { data } = useSuspenseQuery(ownPermissionsQuery);
  const viewing = useSelector(viewAsStore.store);
  const own = callerOf(data);
  const caller = callerViewingAs(own, viewing);
  return {
    caller,
    platformOwner: isPlatformOwner(caller),
    ofCarrier: data.userType === 'Operator' && !isPlatformOwner(own),
    sandbox: data.sandbox,
    settlementMath: data.settlementMath,
    checkoutUrl: data.checkoutUrl,
    shortestPassword: data.shortestPassword,
    usedCurrencies: data.usedCurrencies,
    can: (need) => !refusalOf(need, caller),
    isSelf: (userId) => data.user._id === userId,
    viewing,
    mayViewAs: mayViewAs(own),
  };
}
