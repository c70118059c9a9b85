import type { Scope } from '@daftar/domain';
import type { KeyScope } from '@daftar/openapi';
import { forbidden } from '../basics/problems.ts';
import type { Permissions } from '../db/tables.ts';
import { networkOf } from './network-of.ts';

/** The API key that sent a call, with its scopes. */
export interface CallingKey {
  id: string;
  name: string;
  scopes: readonly KeyScope[];
  /** The user who created the secret that the call sends; undefined when no user did. */
  madeBy?: string | undefined;
}

/** A signed-in user, or an API key that calls an operation for users. For a key, `key` is set and `userId` is the key's id. */
export interface UserCaller {
  kind: 'user';
  key?: CallingKey;
  userId: string;
  name: string;
  userName: string;
  userType: 'Admin' | 'Operator' | 'Merchant';
  userTypeId: string;
  userTypeName: string;
  /** A user of the platform owner's account, who may see the records of every account. */
  isPlatformOwner: boolean;
  /** The kind of the user's account. It does not follow from `userType`: an Admin may belong to any account. */
  accountKind: 'owner' | 'merchant' | 'carrier';
  /** The account's country; undefined for the platform owner, which works in several countries. */
  country: string | undefined;
  role: { id: string; name: string } | undefined;
  permissions: Permissions;
  loginSessionId: string;
  /**
   * The records that this call may access; set by `admit`. `ownAccount` also limits the platform owner's users to their own
   * account.
   */
  scope?: Scope;
}

/** A merchant's server, identified by the merchant's private key. */
export interface MerchantCaller {
  kind: 'merchant';
  merchantId: string;
  name: string;
  /** Absent when a program acts for the merchant: the demo, tests. */
  key?: CallingKey;
}

/** `basic` is a client with the fixed credentials `PRODUCTS_BASIC`: it may list products and nothing else. */
export type Caller = UserCaller | MerchantCaller | { kind: 'anonymous' } | { kind: 'basic' };

/** Returns the caller as a user. Throws 403 for other callers; `identify` and `admit` should have rejected them before. */
export function asUser(caller: Caller): UserCaller {
  if (caller.kind !== 'user') throw forbidden('access.signIn');
  return caller;
}

export function asMerchant(caller: Caller): MerchantCaller {
  if (caller.kind !== 'merchant') throw forbidden('access.usePrivateKey');
  return caller;
}

/** Returns the name of a key in histories. The prefix distinguishes it from users' names. */
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

/** Returns the text under which rate limits count the caller and idempotency stores its responses. */
export function callerKey(caller: Caller, ip: string): string {
  // All keys of a merchant share stored responses, so that a request can be repeated with another key after a rotation.
  if (caller.kind === 'user' && caller.key) return `merchant:${caller.userTypeId}`;
  if (caller.kind === 'user') return `user:${caller.userId}`;
  if (caller.kind === 'merchant') return `merchant:${caller.merchantId}`;
  return `${caller.kind}:${networkOf(ip)}`;
}
