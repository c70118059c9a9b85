import type { Request } from './api.ts';
import type { Tenant, World } from './world.ts';

export type WhichRecord = 'own' | 'another' | 'missing';

export interface Cast extends World {
  settlements: { nile: string; delta: string };
}

export interface Target {
  which: WhichRecord | undefined;
  /** A user who was created for this call only. */
  caller: { userName: string; password: string } | undefined;
  /** The caller's user name. */
  who?: string;
}

/** A record's owner: a merchant, a carrier, both of them, or a user of any account. */
export type Owner = 'merchant' | 'carrier' | 'both' | 'person';

/** A valid request of an operation, except that the caller may lack permission for it or for the record. */
export interface SampleRequest {
  /** Owner of the record that the request names; absent if it names none. */
  record?: Owner;
  request: (cast: Cast, target: Target) => Promise<Request> | Request;
}

/** An id that no record has. */
export const MISSING = 'mer_22222222222222222222222222x';

/** Returns the id of the caller's own record, of another tenant's, or of a missing one. */
export const pick = (target: Target, own: string, another: string): string =>
  target.which === 'own' ? own : target.which === 'another' ? another : MISSING;

/** Returns the tenant whose record the request names. */
export const tenantOf = ({ nile, delta }: Cast, { which }: Target): Tenant =>
  which === 'another' ? delta : nile;
