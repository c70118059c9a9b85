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
  private readonly basePath = '/lookups';

  /**
   * Checks whether a name is available.
   *
   * For a hint while a user fills in a form; saving checks the name again. Only names in the caller's scope count.
   * userName is unique across all accounts and requires Users.addUsers or Users.editUsers.
   *
   * @throws NotFoundError The record does not exist in the caller's scope.
   */
  available(query: AvailabilityQuery, options?: CallOptions): Call<Result<'checkAvailability'>> {
    return this.api.call<'GET', '/lookups/available'>('GET', `${this.basePath}/available`, { query }, options);
  }

  /**
   * Finds the records that a form can choose.
   *
   * For form fields in which a user types to choose a record. Returns at most 20 records, in alphabetical order of the
   * matching text; a service also matches by its merchant's name. Finds merchants and services in the caller's scope; a
   * carrier's users find the merchants whose services it carries. Carriers require CarrierManagement.viewAll or
   * Services.viewAll, users Users.viewAll, roles Roles.viewAll. Accounts are merchants and, with
   * CarrierManagement.viewAll, carriers; users of the platform owner also find the platform owner's own account.
   */
  choices(query: ChoiceQuery, options?: CallOptions): Call<Result<'listChoices'>> {
    return this.api.call<'GET', '/lookups/choices'>('GET', `${this.basePath}/choices`, { query }, options);
  }
}
