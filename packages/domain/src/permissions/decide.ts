import { type Caller, isPlatformOwner } from './caller.ts';
import { holds } from './has-flag.ts';

/** The records that an allowed call may reach. */
export type Scope = 'own' | 'owner' | 'self' | 'session' | 'public' | 'ownAccount';

/** An operation's rule, the contract's `x-permission`. */
export type PermissionRule = {
  readonly auth: 'token' | 'none' | 'merchant-key' | 'provider-signature';
  readonly group?: string;
  readonly flag?: string;
  readonly any?: boolean;
  /** A narrower way in: the caller's own account or own record, a public view, or Basic credentials where configured. */
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

/** Returns what the narrower rule (`or`) grants; undefined when the rule has none for this caller. */
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
 * Decides a call by its rule: the flag first, then the narrower way round it.
 *
 * `ownAccount` and `self` allow a call on the caller's own account or record only, `public` the public view; the record
 * is the server's to check. Basic credentials are no caller: the server recognises them before it asks.
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
