// Generated from the contract by openapi/scripts/generate.ts: do not edit.

import type { Query, Result } from '../contract.ts';
import type { Call } from '../core/call.ts';
import type { CallOptions } from '../core/options.ts';
import { Resource } from '../core/resource.ts';

export type AvailabilityQuery = Query<'checkAvailability'>;

/** Checks whether a name is free. */
export class Lookups extends Resource {
  /**
   * Asks whether a name is free.
   *
   * For forms that are filled in; saving decides. Only names in the caller's scope count; userName, one for all
   * accounts, takes Users.addUsers or Users.editUsers.
   *
   * @throws NotFoundError There is no such record in the caller's scope.
   */
  available(query: AvailabilityQuery, options?: CallOptions): Call<Result<'checkAvailability'>> {
    return this.api.call<'GET', '/lookups/available'>('GET', '/lookups/available', { query }, options);
  }
}
