import type { Request } from './api.ts';
import type { World } from './world.ts';

export type WhichRecord = 'own' | 'another' | 'missing';

export interface Cast extends World {
  settlements: { nile: string; delta: string };
}

export interface Target {
  which: WhichRecord | undefined;
  /** Someone made for this call alone. */
  caller: { userName: string; password: string } | undefined;
  /** The user name of who calls. */
  who?: string;
}

/** A request that is right in all but, perhaps, who sends it and whose record it names. */
export interface Wish {
  record?:
    | 'merchant'
    | 'carrier'
    | 'service'
    | 'settlement'
    | 'product'
    | 'package'
    | 'blacklist'
    | 'payout'
    | 'user'
    | 'role'
    | 'loan'
    | 'approval'
    /** What somebody keeps for themselves, whatever their account. */
    | 'kept';
  request: (cast: Cast, target: Target) => Promise<Request> | Request;
}

export const MISSING = 'mer_22222222222222222222222222x';
export const nothing: Wish = { request: () => ({}) };

/** One of two records that stay, or none. */
export const pick = (target: Target, own: string, another: string): string =>
  target.which === 'own' ? own : target.which === 'another' ? another : MISSING;

export const merchantOf = ({ nile, delta }: Cast, target: Target) =>
  pick(target, nile.merchantId, delta.merchantId);

/** A record of its own for each call that the owner may make: the call changes or removes it. */
export async function fresh(target: Target, make: () => Promise<{ id: string; name: string }>) {
  return target.which === 'missing' ? { id: MISSING, name: 'Nobody' } : make();
}
