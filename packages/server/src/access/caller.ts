import type { Scope } from '@daftar/domain';
import { forbidden } from '../basics/problems.ts';
import type { Permissions } from '../db/tables.ts';
import { networkOf } from './network-of.ts';

/** A signed-in person. */
export interface UserCaller {
  kind: 'user';
  userId: string;
  name: string;
  userName: string;
  userType: 'Admin' | 'Operator' | 'Merchant';
  userTypeId: string;
  userTypeName: string;
  /** The provider's own user: sees every tenant. */
  isPlatformOwner: boolean;
  /** What the account is: a user's type does not say, since roles may name it as they like. */
  accountKind: 'owner' | 'merchant' | 'carrier';
  /** The account's; the provider is of no one country. */
  country: string | undefined;
  role: { id: string; name: string } | undefined;
  permissions: Permissions;
  loginSessionId: string;
  /** How far the operation's rule let this call reach; `ownAccount` narrows even the provider's users to their own. */
  scope?: Scope;
}

/** A merchant's server, known by its private key. */
export interface MerchantCaller {
  kind: 'merchant';
  merchantId: string;
  name: string;
}

/** `basic` is who sends the fixed credentials of the first clients: it may list products and nothing else. */
export type Caller = UserCaller | MerchantCaller | { kind: 'anonymous' } | { kind: 'basic' };

/** The signed-in person; the contract has already refused everyone else. */
export function asUser(caller: Caller): UserCaller {
  if (caller.kind !== 'user') throw forbidden('access.signIn');
  return caller;
}

export function asMerchant(caller: Caller): MerchantCaller {
  if (caller.kind !== 'merchant') throw forbidden('access.usePrivateKey');
  return caller;
}

/** Who an audit entry names. */
export function actorOf(caller: Caller): { id: string; name: string } {
  if (caller.kind === 'user') return { id: caller.userId, name: caller.name };
  if (caller.kind === 'merchant') return { id: caller.merchantId, name: caller.name };
  return { id: 'customer', name: 'Customer' };
}

/** Whose records the caller may see: undefined means all. */
export const tenantOf = (caller: UserCaller): string | undefined =>
  caller.isPlatformOwner && caller.scope !== 'ownAccount' ? undefined : caller.userTypeId;

/** One key for rate limits and idempotency: a caller never meets another's answers. */
export function callerKey(caller: Caller, ip: string): string {
  if (caller.kind === 'user') return `user:${caller.userId}`;
  if (caller.kind === 'merchant') return `merchant:${caller.merchantId}`;
  return `${caller.kind}:${networkOf(ip)}`;
}
