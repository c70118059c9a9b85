import type { Scope } from '@daftar/domain';
import type { KeyScope } from '@daftar/openapi';
import { forbidden } from '../basics/problems.ts';
import type { Permissions } from '../db/tables.ts';
import { networkOf } from './network-of.ts';

/** A merchant's key, with what it may do. */
export interface CallingKey {
  id: string;
  name: string;
  scopes: readonly KeyScope[];
  /** The user who got the secret that the call sends; undefined where no user made it. */
  madeBy?: string | undefined;
}

/** A signed-in user, or a key that calls an operation of users: then `key` says which, and its id stands for the user's. */
export interface UserCaller {
  kind: 'user';
  key?: CallingKey;
  userId: string;
  name: string;
  userName: string;
  userType: 'Admin' | 'Operator' | 'Merchant';
  userTypeId: string;
  userTypeName: string;
  /** A user of the provider's own account: sees every tenant. */
  isPlatformOwner: boolean;
  /** The kind of the user's account. `userType` does not tell it: an Admin may belong to any account. */
  accountKind: 'owner' | 'merchant' | 'carrier';
  /** The account's country; undefined for the provider, which works in several countries. */
  country: string | undefined;
  role: { id: string; name: string } | undefined;
  permissions: Permissions;
  loginSessionId: string;
  /**
   * Set by `admit`: which records this call may reach. `ownAccount` limits the provider's users to their own account, too.
   */
  scope?: Scope;
}

/** A merchant's server, identified by the merchant's private key. */
export interface MerchantCaller {
  kind: 'merchant';
  merchantId: string;
  name: string;
  /** Absent where a program acts for the merchant: the demo, tests. */
  key?: CallingKey;
}

/** `basic` is a client with the fixed credentials `PRODUCTS_BASIC`: it may list products and nothing else. */
export type Caller = UserCaller | MerchantCaller | { kind: 'anonymous' } | { kind: 'basic' };

/** Returns the signed-in user. Throws 403 for other callers, which the operation's rule should have refused before. */
export function asUser(caller: Caller): UserCaller {
  if (caller.kind !== 'user') throw forbidden('access.signIn');
  return caller;
}

export function asMerchant(caller: Caller): MerchantCaller {
  if (caller.kind !== 'merchant') throw forbidden('access.usePrivateKey');
  return caller;
}

/** Returns the name that histories show for a key; people may have the same name as a key. */
export const keyActorName = ({ name }: CallingKey): string => `Key ${name}`;

/** Returns the actor that an audit entry names for this caller. */
export function actorOf(caller: Caller): { id: string; name: string } {
  if ('key' in caller && caller.key) return { id: caller.key.id, name: keyActorName(caller.key) };
  if (caller.kind === 'user') return { id: caller.userId, name: caller.name };
  if (caller.kind === 'merchant') return { id: caller.merchantId, name: caller.name };
  return { id: 'customer', name: 'Customer' };
}

/** Returns the id of the only account whose records the caller may see; undefined means all accounts. */
export const tenantOf = (caller: UserCaller): string | undefined =>
  caller.isPlatformOwner && caller.scope !== 'ownAccount' ? undefined : caller.userTypeId;

/**
 * Returns the caller's key for rate limits and idempotency keys, so that callers never share counters or stored answers.
 */
export function callerKey(caller: Caller, ip: string): string {
  // A merchant's keys share stored answers, so that a repeated request may come with the next key.
  if (caller.kind === 'user' && caller.key) return `merchant:${caller.userTypeId}`;
  if (caller.kind === 'user') return `user:${caller.userId}`;
  if (caller.kind === 'merchant') return `merchant:${caller.merchantId}`;
  return `${caller.kind}:${networkOf(ip)}`;
}
