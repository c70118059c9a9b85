import { type Caller, isPlatformOwner } from './caller.ts';
import { holds } from './has-flag.ts';

/** Which records an allowed call reaches. */
export type Scope = 'own' | 'owner' | 'self' | 'session' | 'public' | 'ownAccount';

/** An operation's rule, the contract's `x-permission`. */
export type PermissionRule = {
  readonly auth: 'token' | 'none' | 'merchant-key' | 'provider-signature';
  readonly group?: string;
  readonly flag?: string;
  readonly any?: boolean;
  readonly or?:
    | 'ownAccount'
    | { readonly group: string; readonly flag: string; readonly scope: 'ownAccount' };
  readonly scope: 'own' | 'owner' | 'self' | 'session' | 'public';
};

export type Refusal = 'unknownOperation' | 'signInRequired' | 'ownerOnly' | 'missingFlag';

export type Decision =
  | { readonly allowed: true; readonly scope: Scope }
  | { readonly allowed: false; readonly reason: Refusal };

const refused = (reason: Refusal): Decision => ({ allowed: false, reason });

function byOwnAccount(rule: PermissionRule, caller: Caller): boolean {
  if (rule.or === undefined) return false;
  return rule.or === 'ownAccount' || holds(caller.permissions, rule.or.group, rule.or.flag);
}

/**
 * Decides a call by its rule: the flag first, then the narrower way round it.
 *
 * `ownAccount` allows a call on the caller's own account only; the record is the server's to check.
 */
export function decide(rule: PermissionRule, caller: Caller): Decision {
  if (rule.auth !== 'token') return { allowed: true, scope: rule.scope };
  if (!caller.userTypeId) return refused('signInRequired');
  if (rule.scope === 'owner' && !isPlatformOwner(caller)) return refused('ownerOnly');
  const flagged = rule.group !== undefined && rule.flag !== undefined;
  const permitted = flagged
    ? holds(caller.permissions, rule.group ?? '', rule.flag ?? '')
    : rule.any === true;
  if (permitted) return { allowed: true, scope: rule.scope };
  return byOwnAccount(rule, caller) ? { allowed: true, scope: 'ownAccount' } : refused('missingFlag');
}
