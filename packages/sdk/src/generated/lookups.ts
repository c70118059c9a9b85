// Generated from the contract by openapi/scripts/generate.ts: do not edit.

import type { Query, Result, Row } from '../contract.ts';
import type { Call } from '../core/call.ts';
import type { CallOptions } from '../core/options.ts';
import { Resource } from '../core/resource.ts';

export type AvailabilityQuery = Query<'checkAvailability'>;
export type ChoiceQuery = Query<'listChoices'>;
export type Choice = Row<'listChoices'>;

/** Checks whether a name is free, and finds the records that a form can choose. */
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

  /**
   * Finds the records that a form can choose.
   *
   * For fields that choose a record, while somebody types: at most 20, in alphabetical order of what matches; a service
   * is found by its merchant's name, too. Merchants and services in the caller's scope; a carrier's users find the
   * merchants whose services it carries. Carriers take CarrierManagement.viewAll or Services.viewAll, users
   * Users.viewAll, roles Roles.viewAll; accounts are merchants and, with CarrierManagement.viewAll, carriers, and for
   * the provider's users its own.
   */
  choices(query: ChoiceQuery, options?: CallOptions): Call<Result<'listChoices'>> {
    return this.api.call<'GET', '/lookups/choices'>('GET', '/lookups/choices', { query }, options);
  }
}
