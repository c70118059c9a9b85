import {
  type Caller,
  mayCall,
  type OperationId,
  type PermissionFlag,
  permissionRuleOf,
} from '@daftar/domain';
import type { ApiKey } from '@daftar/sdk';
import { operations } from '@daftar/sdk/operations';
import type { Shown } from '../../i18n/shown.ts';
import { useNeeds } from './use-needs.ts';
import { useSession } from './use-session.ts';

/** An operation's credentials, and the scope that a key needs for it. */
type Needed = { readonly auth: string; readonly key?: string };

/**
 * Returns the first permission that a caller lacks for operations of these scopes. A key's secret lets its reader call all of
 * them, so the server refuses a rotation by such a caller.
 */
export function missingForScopes(
  scopes: readonly ApiKey['scopes'][number][],
  caller: Caller,
): PermissionFlag | undefined {
  const wanted = new Set<string | undefined>(scopes);
  const missing = Object.entries<Needed>(operations).find(
    ([id, { auth, key }]) => auth === 'token' && wanted.has(key) && !mayCall(id, caller).allowed,
  );
  const rule = missing && permissionRuleOf(missing[0] as OperationId);
  return rule?.group && rule.flag ? (`${rule.group}.${rule.flag}` as PermissionFlag) : undefined;
}

/** Returns a function that explains why the user may not see the secret of a key with these scopes; undefined if they may. */
export function useScopeRefusal(): (scopes: readonly ApiKey['scopes'][number][]) => Shown | undefined {
  const { caller } = useSession();
  const { toOpen } = useNeeds();
  return (scopes) => {
    const flag = missingForScopes(scopes, caller);
    return flag && toOpen(flag);
  };
}
