import type { Request } from './api.ts';
import type { Tenant, World } from './world.ts';

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

/** Whose a record is: a merchant's, a carrier's, that of a merchant and the carrier, or of one person whatever their account. */
export type Owner = 'merchant' | 'carrier' | 'both' | 'person';

/** A request that is right in all but, perhaps, who sends it and whose record it names. */
export interface Wish {
  /** Whose record the request names, if it names one. */
  record?: Owner;
  request: (cast: Cast, target: Target) => Promise<Request> | Request;
}

/** The id of no record. */
export const MISSING = 'mer_22222222222222222222222222x';

/** One of two records that stay, or none. */
export const pick = (target: Target, own: string, another: string): string =>
  target.which === 'own' ? own : target.which === 'another' ? another : MISSING;

/** The tenant whose record a call is about. */
export const tenantOf = ({ nile, delta }: Cast, { which }: Target): Tenant =>
  which === 'another' ? delta : nile;
