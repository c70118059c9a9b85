import { type Caller, isPlatformOwner } from './caller.ts';
import { holds } from './has-flag.ts';

/** The records on which an allowed call may act. */
export type Scope = 'own' | 'owner' | 'self' | 'session' | 'public' | 'ownAccount';

/** The permission rule of an operation: the contract's `x-permission`. */
export type PermissionRule = {
  readonly auth: 'token' | 'none' | 'merchant-key' | 'provider-signature';
  readonly group?: string;
  readonly flag?: string;
  readonly any?: boolean;
  /**
   * Narrower access for callers without the flag: to their own account or record, to a public view, or by Basic
   * credentials if these are configured.
   */
  readonly or?:
    | 'ownAccount'
    | 'oneself'
    | 'public'
    | 'basic'
    | { readonly group: string; readonly flag: string; readonly scope: 'ownAccount' };
  readonly scope: 'own' | 'owner' | 'self' | 'session' | 'public';
};

export type Refusal = 'unknownOperation' | 'signInRequired' | 'ownerOnly' | 'missingFlag';

export type Decision =
  | { readonly allowed: true; readonly scope: Scope }
  | { readonly allowed: false; readonly reason: Refusal };

const refused = (reason: Refusal): Decision => ({ allowed: false, reason });

/** Returns the scope that the narrower rule (`or`) grants; undefined if it grants this caller nothing. */
function byOtherWay({ or }: PermissionRule, caller: Caller): Scope | undefined {
  if (or === 'public') return 'public';
  if (!caller.userTypeId || or === undefined || or === 'basic') return undefined;
  if (or === 'oneself') return 'self';
  return or === 'ownAccount' || holds(caller.permissions, or.group, or.flag) ? 'ownAccount' : undefined;
}

function permits(rule: PermissionRule, caller: Caller): boolean {
  if (rule.group === undefined || rule.flag === undefined) return rule.any === true;
  return holds(caller.permissions, rule.group, rule.flag);
}

/**
 * Decides a call by its rule: checks the flag first, then the narrower rule (`or`).
 *
 * The scopes `ownAccount` and `self` allow the call only on the caller's own account or record, `public` only the
 * public view. The server must check the record. This function does not check Basic credentials: the server does so
 * before it calls the function.
 */
export function decide(rule: PermissionRule, caller: Caller): Decision {
  if (rule.auth !== 'token') return { allowed: true, scope: rule.scope };
  if (caller.userTypeId) {
    if (rule.scope === 'owner' && !isPlatformOwner(caller)) return refused('ownerOnly');
    if (permits(rule, caller)) return { allowed: true, scope: rule.scope };
  }
  const scope = byOtherWay(rule, caller);
  if (scope) return { allowed: true, scope };
  return refused(caller.userTypeId ? 'missingFlag' : 'signInRequired');
}
